// The ways to activate a target on the screen, each by input events of the browser. Events are sent without waiting for
// each other; the sender waits until the last one has arrived (person.mjs).

const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
// A resting pointer would open an explanation.
const aside = [1, 1];

const keys = {
  Tab: { key: "Tab", code: "Tab", windowsVirtualKeyCode: 9 },
  Shift: { key: "Shift", code: "ShiftLeft", windowsVirtualKeyCode: 16 },
  Enter: { key: "Enter", code: "Enter", windowsVirtualKeyCode: 13, text: "\r" },
  Space: { key: " ", code: "Space", windowsVirtualKeyCode: 32, text: " " },
};
const shiftHeld = 8;

/** Keys by the Chrome DevTools protocol; resolves when all have arrived. */
function strike(person, strokes) {
  let modifiers = 0;
  for (const { key, down } of strokes) {
    if (key === "Shift") modifiers = down ? shiftHeld : 0;
    person.send("Input.dispatchKeyEvent", { type: down ? "keyDown" : "keyUp", modifiers, ...keys[key] });
  }
  return person.look("keyup", strokes.filter(({ down }) => !down).length);
}

async function strikeInWebKit(person, strokes) {
  await person.page.keyboard.strike(strokes);
  await person.look("keyup", strokes.filter(({ down }) => !down).length);
}

const stroke = (key) => [
  { key, down: true },
  { key, down: false },
];

/** Targets that Space presses wherever the focus is. */
const onward = new Set(["lift-curtain", "summary-done", "ready", "end-turn", "keep-guests"]);

/** Tab until the target has the focus, in the shorter direction if possible, then Enter; or Space where that is
 * enough. */
const byKeyboard = (strikes, bothWays) => async (person, target) => {
  if (onward.has(target.id)) return strikes(person, stroke("Space"));
  // The first press only shows the focus, or moves it to an existing target.
  if (!person.targets.some(({ id }) => id === person.focus)) await strikes(person, stroke("Tab"));
  const order = person.targets.filter(({ id, enabled }) => enabled || id === person.focus).map(({ id }) => id);
  const ahead = (order.indexOf(target.id) - order.indexOf(person.focus) + order.length) % order.length;
  const back = bothWays ? (order.length - ahead) % order.length : Infinity;
  const tabs = Array.from({ length: Math.min(ahead, back) }, () => stroke("Tab")).flat();
  const shift = { key: "Shift", down: true };
  return strikes(person, [...(ahead <= back ? tabs : [shift, ...tabs, { ...shift, down: false }]), ...stroke("Enter")]);
};

export const ways = {
  async pointer(person, target) {
    const mouse = (type, [x, y], button) =>
      person.send("Input.dispatchMouseEvent", { type, x, y, button, clickCount: button === "none" ? 0 : 1 });
    mouse("mouseMoved", middle(target), "none");
    mouse("mousePressed", middle(target), "left");
    mouse("mouseReleased", middle(target), "left");
    mouse("mouseMoved", aside, "none");
    return person.look("mouseup", 1);
  },
  async touch(person, target) {
    const [x, y] = middle(target);
    person.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
    person.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    return person.look("touchend", 1);
  },
  keyboard: byKeyboard(strike, true),
  /** The target's button in the accessibility tree, found and pressed as a screen reader does. */
  async tree(person, target) {
    await person.page.evaluate((id) => document.querySelector(`button[data-id="${id}"]`).focus(), target.id);
    return strike(person, stroke("Enter"));
  },
  // Without the Chrome DevTools protocol.
  async "pointer in Firefox"(person, target) {
    await person.page.mouse.click(...middle(target));
    await person.page.mouse.move(...aside);
    return person.look("mouseup", 1);
  },
  async "pointer in WebKit"(person, target) {
    await person.page.mouse.click(...middle(target), aside);
    return person.look("mouseup", 1);
  },
  // With Shift held, GTK calls Tab by another name, which this WebKit does not know.
  "keyboard in WebKit": byKeyboard(strikeInWebKit, false),
};
