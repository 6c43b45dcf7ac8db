// How high the game wants to be for the width that a page gives it, in CSS pixels: a phone's page upright, an embed as
// 4:3, a wide screen as 16:9.

export function heightFor(width: number): number {
  if (width < 480) return Math.max(480, Math.round(width * 1.5));
  return Math.round(width < 1000 ? width * 0.75 : Math.max(600, width * 0.5625));
}
