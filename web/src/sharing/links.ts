// A game in the address: what follows the number sign never leaves the browser.

/** Longer than any link: the program refuses it with its reason without reading the rest. */
const longest = 100_000;

/** What the address says by the program's wish; a moment that is looked at. */
let shown = "";

export function watchLinks(arrived: (link: string) => void): void {
  const look = (): void => {
    const link = location.hash.slice(1);
    if (link !== "" && link !== shown) arrived(link.slice(0, longest));
  };
  window.addEventListener("hashchange", look);
  look();
}

/** A reload opens this link. */
export function showLink(link: string): void {
  shown = link;
  restoreLink();
}

/** A reload must not open the link again. */
export function forgetLink(): void {
  showLink("");
}

/** On another entry of the history the address may say something else. */
export function restoreLink(): void {
  try {
    history.replaceState(history.state, "", shown === "" ? location.pathname + location.search : `#${shown}`);
  } catch {
    // A frame in a sandbox may not change its address everywhere; nobody sees it there.
  }
}

/** False where the page may open no tab. */
export function openTab(address: string): boolean {
  return window.open(address, "_blank") !== null;
}
