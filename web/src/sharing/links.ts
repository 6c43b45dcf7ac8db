// Games in the address: the part after the number sign never leaves the browser.

/** More than any link: a longer one is cut here, and the program refuses it with the reason. */
const longest = 100_000;

/** The address's fragment, as the program has set it: a moment being looked at. */
let fragment = "";

export function watchLinks(arrived: (link: string) => void): void {
  const look = (): void => {
    const link = location.hash.slice(1);
    if (link !== "" && link !== fragment) arrived(link.slice(0, longest));
  };
  window.addEventListener("hashchange", look);
  look();
}

/** Makes a reload open this link. */
export function showLink(link: string): void {
  fragment = link;
  restoreLink();
}

/** Keeps a reload from opening the link again. */
export function forgetLink(): void {
  showLink("");
}

/** Another entry of the history may have another address. */
export function restoreLink(): void {
  try {
    history.replaceState(history.state, "", fragment === "" ? location.pathname + location.search : `#${fragment}`);
  } catch {
    // In some browsers a sandboxed frame may not change its address, which is invisible there.
  }
}

/** False where the page may not open tabs. */
export function openTab(address: string): boolean {
  return window.open(address, "_blank") !== null;
}
