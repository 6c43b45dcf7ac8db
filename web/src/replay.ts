// Makes an evening into a file of moving pictures. A separate script, loaded for the first such file.
import { colorsOf, Gif, Histogram, type Picture } from "./replay/gif";
import { MakingDialog } from "./replay/making_dialog";
import { offerFile } from "./sharing/files";
import type { PictureWay, Request } from "generated/messages";

/** Forums refuse longer files. */
const mostBytes = 1_500_000;
/** Hundredths of a second for which a picture is shown. */
const time = 130;
const lastTime = 500;

export type ReplayOrder = Extract<Request, { request: "share_replay" }>;
/** Lets the program draw a picture, and hands over the canvas while it holds it. */
type Draw = (index: number, take: (canvas: HTMLCanvasElement) => void) => void;

export interface Replay {
  shareReplay(order: ReplayOrder, draw: Draw): Promise<PictureWay>;
}

/** So many of them, evenly spread, with the last. */
function spread<One>(all: readonly One[], count: number): One[] {
  return Array.from({ length: count }, (_, at) => all[Math.round(((at + 1) * all.length) / count) - 1]!);
}

/** The next picture; shows it in the dialog's canvas as well. Undefined: the player has stopped the making. */
function nextPicture(draw: Draw, index: number, dialog: MakingDialog): Promise<Picture | undefined> {
  const drawn = new Promise<Picture>((taken) =>
    draw(index, (canvas) => {
      const { width, height, data } = dialog.copy(canvas);
      taken({ width, height, colors: colorsOf(data) });
    }),
  );
  return Promise.race([drawn, dialog.stopped]);
}

async function picturesOf(order: ReplayOrder, draw: Draw, dialog: MakingDialog): Promise<Picture[] | undefined> {
  const pictures: Picture[] = [];
  while (pictures.length < order.pictures) {
    const picture = await nextPicture(draw, pictures.length, dialog);
    if (!picture) return undefined;
    pictures.push(picture);
    dialog.show(pictures.length / order.pictures);
  }
  return pictures;
}

/** Leaves out pictures until the file is short enough. */
async function fileOf(pictures: readonly Picture[], dialog: MakingDialog): Promise<Gif | undefined> {
  const histogram = new Histogram();
  for (const { colors } of pictures) histogram.add(colors);
  const palette = histogram.palette();
  for (let count = pictures.length; ; ) {
    const gif = new Gif(pictures[0]!, palette);
    for (const [at, { colors }] of spread(pictures, count).entries()) {
      gif.add(colors, at + 1 < count ? time : lastTime);
      if (await dialog.isStopped()) return undefined;
    }
    if (gif.length < mostBytes || count === 1) return gif;
    count = Math.min(count - 1, Math.ceil((count * mostBytes) / gif.length));
  }
}

export async function shareReplay(order: ReplayOrder, draw: Draw): Promise<PictureWay> {
  const dialog = new MakingDialog(order);
  try {
    const pictures = await picturesOf(order, draw, dialog);
    const file = pictures && (await fileOf(pictures, dialog));
    if (!file) return "stopped";
    // Neither clipboard nor sharing: the player's press is too long ago for the browser.
    offerFile(order.name, new Blob([file.finished()], { type: "image/gif" }));
    return "saved";
  } finally {
    dialog.close();
  }
}
