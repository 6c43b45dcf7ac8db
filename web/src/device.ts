// Abilities of handheld devices: full screen, screen kept on, vibration. Each is used only where the browser has it and
// the page may use it.
import type { Reporter } from "./calls";
import { media } from "./media_preferences";

// TypeScript knows these, but some browsers lack them.
const known: Partial<Pick<Navigator, "wakeLock" | "vibrate">> = navigator;

/** Reports now, and after every change of mouse or full screen. */
export function watchDevice(tell: Reporter): void {
  const finger = media("(any-pointer: coarse)");
  const mouse = media("(any-pointer: fine)");
  const ask = (): void =>
    tell({
      report: "device_features",
      device: {
        only_touch: finger?.matches === true && mouse?.matches === false,
        fills_screen: document.fullscreenEnabled === true,
        stays_awake: known.wakeLock !== undefined,
        vibrates: known.vibrate !== undefined,
      },
    });
  mouse?.addEventListener("change", ask);
  finger?.addEventListener("change", ask);
  document.addEventListener("fullscreenchange", () =>
    tell({ report: "screen_filled", now: document.fullscreenElement !== null }),
  );
  document.addEventListener("visibilitychange", () => void requestWakeLock());
  ask();
}

/** Refused outside a gesture and where a policy forbids it: then nothing changes. */
export function fillScreen(whole: boolean): void {
  const done = whole ? document.documentElement.requestFullscreen({ navigationUI: "hide" }) : document.exitFullscreen();
  done.catch(() => undefined);
}

let awake = false;
let lock: Promise<WakeLockSentinel | undefined> | undefined;

/** The browser releases the lock whenever the page is hidden. A wish may come back before it is released. */
async function requestWakeLock(): Promise<void> {
  if (!awake || lock || document.visibilityState !== "visible") return;
  lock = known.wakeLock?.request("screen").catch(() => undefined);
  const held = await lock;
  if (!held || held.released) return void (lock = undefined);
  held.addEventListener("release", () => {
    lock = undefined;
    void requestWakeLock();
  });
}

export function stayAwake(wished: boolean): void {
  awake = wished;
  if (awake) void requestWakeLock();
  else void lock?.then((held) => held?.release());
}

export function vibrate(milliseconds: number): void {
  known.vibrate?.(milliseconds);
}
