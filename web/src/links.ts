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
  history.replaceState(history.state, "", `#${link}`);
}

/** A reload must not open the link again. */
export function forgetLink(): void {
  history.replaceState(history.state, "", location.pathname + location.search);
}
