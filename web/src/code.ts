// Makes QR codes. A script of its own, which comes when the first code is wanted.
import { encode } from "uqr";

/** More modules would be too fine for a camera before a screen. */
const mostModules = 105;

export interface Code {
  /** Modules of a side; 0: the text is too long. */
  readonly size: number;
  /** Row by row, "1" dark. */
  readonly modules: string;
}

export function codeOf(text: string): Code {
  try {
    const { size, data } = encode(text, { border: 0, ecc: "L" });
    if (size <= mostModules) return { size, modules: data.flat().map(Number).join("") };
  } catch {
    // Longer than any code holds.
  }
  return { size: 0, modules: "" };
}
