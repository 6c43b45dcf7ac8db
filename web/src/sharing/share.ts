// Shares a game: with another program of the device, as a QR code, or as a picture.
import type { Code } from "../code";
import { copyText } from "./clipboard";
import { offerFile } from "./files";
import { loadScript } from "../loading/loader";
import type { PictureWay, Report } from "generated/messages";

/** Not in every browser, nor where the page around the frame forbids it. */
export const canSend = (navigator as Partial<Navigator>).canShare?.({ url: location.href }) ?? false;

/** A player who cancels has shared nothing, and needs no message. */
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
  const { codeOf } = await loadScript<{ codeOf(text: string): Code }>("code.js");
  return { report: "code_made", link, code: codeOf(link) };
}

const type = "image/png";

/** Hands the canvas to the picture that waits for it. */
export let pictureDrawn: (canvas: HTMLCanvasElement) => void = () => {};
export const awaitPicture = (take: typeof pictureDrawn): void => void (pictureDrawn = take);

/** The answer to an error in the making of a picture. */
export function madeNowhere(error: unknown): PictureWay {
  console.warn(error);
  return "nowhere";
}

/** Must be called while an event is being handled: only then does the clipboard accept a picture that is still being
 * made. */
export async function sharePicture(name: string): Promise<Report> {
  const picture = new Promise<Blob>((made, failed) => {
    awaitPicture((canvas) => canvas.toBlob((blob) => (blob ? made(blob) : failed(new Error("there is no picture"))), type));
  });
  const way = await handOn(picture, name).catch(madeNowhere);
  return { report: "picture_shared", way };
}

async function handOn(picture: Promise<Blob>, name: string): Promise<PictureWay> {
  const fileOf = (content: Blob | string): File[] => [new File([content], name, { type })];
  if (canSend && navigator.canShare({ files: fileOf("") }))
    try {
      await navigator.share({ files: fileOf(await picture) });
      return "sent";
    } catch (error) {
      if (gaveUp(error)) return "stopped";
    }
  try {
    await navigator.clipboard.write([new ClipboardItem({ [type]: picture })]);
    return "copied";
  } catch {
    offerFile(name, await picture);
    return "saved";
  }
}
