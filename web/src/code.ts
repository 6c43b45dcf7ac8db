// Makes QR codes. A separate script, loaded for the first code.
import { encode } from "uqr";

/** More modules would be too fine for cameras. */
const mostModules = 105;

export interface Code {
  /** Modules on each side; 0: the text is too long. */
  readonly size: number;
  /** Row by row; "1" is dark. */
  readonly modules: string;
}

export function codeOf(text: string): Code {
  try {
    const { size, data } = encode(text, { border: 0, ecc: "L" });
    if (size <= mostModules) return { size, modules: data.flat().map(Number).join("") };
  } catch {
    // The text is longer than any code holds.
  }
  return { size: 0, modules: "" };
}
