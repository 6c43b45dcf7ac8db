// Games pasted or dropped onto the page: files, links, and texts that contain a link.
import { readFile } from "./files";

/** Passes on any content; the program reports its faults. */
export function watchPasteAndDrop(take: (content: Uint8Array) => void): void {
  const unpack = (given: DataTransfer | null): boolean => {
    const file = given?.files[0];
    const text = given?.getData("text/plain") || given?.getData("text/uri-list") || "";
    if (file) readFile(file, take);
    else if (text !== "") take(new TextEncoder().encode(text));
    return file !== undefined || text !== "";
  };
  const inField = (event: Event): boolean => event.target instanceof Element && event.target.matches("input, textarea");
  addEventListener("paste", (event) => {
    if (!inField(event) && unpack(event.clipboardData)) event.preventDefault();
  });
  // SDL would take the keys and prevent pasting.
  addEventListener(
    "keydown",
    (event) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "v" && !inField(event)) event.stopImmediatePropagation();
    },
    { capture: true },
  );
  for (const kind of ["dragenter", "dragover"] as const)
    addEventListener(kind, (event) => {
      if (!inField(event)) event.preventDefault();
    });
  addEventListener("drop", (event) => {
    if (inField(event)) return;
    event.preventDefault();
    unpack(event.dataTransfer);
  });
}
