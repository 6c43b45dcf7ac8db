// Hands a game on: to another program of the device, as a code to be photographed, as a picture.
import { addressOf } from "./addresses";
import type { Code } from "./code";
import { copyText } from "./clipboard";
import { offerFile } from "./files";
import type { Report } from "./messages";

export const canSend = "share" in navigator;

/** Whoever changes their mind has sent nothing, and is told nothing. */
const gaveUp = (error: unknown): boolean => error instanceof DOMException && error.name === "AbortError";

export async function send(sentence: string, link: string): Promise<Report | undefined> {
  if (canSend)
    try {
      await navigator.share({ text: sentence, url: link });
      return undefined;
    } catch (error) {
      if (gaveUp(error)) return undefined;
    }
  return { report: "copied", done: await copyText(link), text: link };
}

export async function makeCode(link: string): Promise<Report> {
  const script = new URL(addressOf("code.js"), document.baseURI).href;
  const { codeOf } = (await import(script)) as { codeOf(text: string): Code };
  return { report: "code_made", link, ...codeOf(link) };
}

/** In the order of PictureWay in src/app/page.hpp. */
const ways = ["sent", "copied", "saved", "nowhere"] as const;

/** Must be called while the canvas holds what was drawn last. */
export async function sharePicture(canvas: HTMLCanvasElement, name: string): Promise<Report> {
  const picture = await new Promise<Blob | null>((made) => canvas.toBlob(made, "image/png"));
  return { report: "picture_shared", way: ways.indexOf(picture ? await handOn(picture, name) : "nowhere") };
}

async function handOn(picture: Blob, name: string): Promise<(typeof ways)[number]> {
  const files = [new File([picture], name, { type: picture.type })];
  if (canSend && navigator.canShare({ files }))
    try {
      await navigator.share({ files });
      return "sent";
    } catch (error) {
      if (gaveUp(error)) return "sent";
    }
  try {
    await navigator.clipboard.write([new ClipboardItem({ [picture.type]: picture })]);
    return "copied";
  } catch {
    offerFile(name, picture);
    return "saved";
  }
}
