// A game in the address: what follows the number sign never leaves the browser.

/** Longer than any link: the program refuses it with its reason without reading the rest. */
const longest = 100_000;

export function watchLinks(arrived: (link: string) => void): void {
  const look = (): void => {
    if (location.hash.length > 1) arrived(location.hash.slice(1, longest));
  };
  window.addEventListener("hashchange", look);
  look();
}

/** A reload opens this link. */
export function showLink(link: string): void {
  setAddress(`#${link}`);
}

/** A reload must not open the link again. */
export function forgetLink(): void {
  setAddress(location.pathname + location.search);
}

function setAddress(address: string): void {
  try {
    history.replaceState(history.state, "", address);
  } catch {
    // A frame in a sandbox may not change its address everywhere; nobody sees it there.
  }
}

/** False where the page may open no tab. */
export function openTab(address: string): boolean {
  return window.open(address, "_blank") !== null;
}
