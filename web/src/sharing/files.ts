// Games as files, to and from the device.

export function offerFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const anchor = document.createElement("a");
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  // Some browsers read the address only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Longer than any ledger: the program refuses it with its reason without reading the rest. */
const largest = 8_000_001;

export function readFile(file: File, read: (content: Uint8Array) => void): void {
  void file
    .slice(0, largest)
    .arrayBuffer()
    .then((content) => read(new Uint8Array(content)));
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
