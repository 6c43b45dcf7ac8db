// Saves games as files and reads them.

export function offerFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const anchor = document.createElement("a");
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  // Some browsers read the address only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Bytes or letters, more than any ledger: longer input is cut here, and the program refuses it with the reason. */
export const largest = 8_000_001;

export function readFile(file: File, read: (content: Uint8Array) => void): void {
  void file
    .slice(0, largest)
    .arrayBuffer()
    .then(
      (content) => read(new Uint8Array(content)),
      // A folder, or a file that may not be read: the program says that it is empty.
      () => read(new Uint8Array()),
    );
}

export function pickFile(read: (content: Uint8Array) => void): void {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = ".json,.txt,application/json,text/plain";
  input.addEventListener("change", () => {
    const file = input.files?.[0];
    if (file) readFile(file, read);
  });
  input.click();
}
