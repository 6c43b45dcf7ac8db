// The ways in which a person can activate a thing of the screen, each by real input events.

/** The button of the page beside the canvas that stands for a target, found and worked as a screen reader does. */
async function byMirror({ page }, target) {
  await page.evaluate((id) => document.querySelector(`button[data-id="${id}"]`).focus(), target.id);
  await page.keyboard.press("Enter");
}

/** Tab until the focus is there, by the shorter way round; the canvas knows where it stands. */
async function byKeyboard(visit, target) {
  const { page } = visit;
  const ids = (await visit.fact("targets")).filter((one) => one.enabled).map((one) => one.id);
  const at = ids.indexOf(await visit.fact("focus"));
  const ahead = at < 0 ? ids.indexOf(target.id) + 1 : (ids.indexOf(target.id) - at + ids.length) % ids.length;
  const back = at < 0 ? ids.length - ids.indexOf(target.id) : ids.length - ahead;
  const key = ahead <= back ? "Tab" : "Shift+Tab";
  for (let step = Math.min(ahead, back); step > 0; --step) await page.keyboard.press(key);
  await page.keyboard.press("Enter");
}

const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];

export const ways = {
  async pointer({ page }, target) {
    await page.mouse.click(...middle(target));
    // What the pointer rests on explains itself after a while; nobody waits for that here.
    await page.mouse.move(1, 1);
  },
  async touch({ page }, target) {
    await page.touchscreen.tap(...middle(target));
  },
  keyboard: byKeyboard,
  mirror: byMirror,
};
