// The height of the game for a given width, in CSS pixels: like a phone in portrait, an embed of 4:3 or a wide screen
// of 16:9.

export function heightFor(width: number): number {
  if (width < 480) return Math.max(480, Math.round(width * 1.5));
  return Math.round(width < 1000 ? width * 0.75 : Math.max(600, width * 0.5625));
}
