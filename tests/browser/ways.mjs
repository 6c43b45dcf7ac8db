// The ways in which a person can activate a thing of the screen, each by input events of the browser. Events are sent
// without waiting for one another; whoever sends them waits until the last one was heard (person.mjs).

const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
// What a pointer rests on explains itself after a while; nobody waits for that here.
const aside = [1, 1];

const keys = {
  Tab: { key: "Tab", code: "Tab", windowsVirtualKeyCode: 9 },
  Shift: { key: "Shift", code: "ShiftLeft", windowsVirtualKeyCode: 16 },
  Enter: { key: "Enter", code: "Enter", windowsVirtualKeyCode: 13, text: "\r" },
  Space: { key: " ", code: "Space", windowsVirtualKeyCode: 32, text: " " },
};
const shiftHeld = 8;

function press(person, name, modifiers = 0) {
  person.send("Input.dispatchKeyEvent", { type: "keyDown", modifiers, ...keys[name] });
  person.send("Input.dispatchKeyEvent", { type: "keyUp", modifiers, ...keys[name] });
}

/** What Space does wherever the focus is. */
const onward = new Set(["lift-curtain", "summary-done", "ready", "end-turn", "keep-guests"]);

/** Tab until the focus is there, by the shorter way round, and Enter; or Space where that is enough. */
async function byKeyboard(person, target) {
  if (onward.has(target.id)) {
    press(person, "Space");
    return person.look("keyup", 1);
  }
  // The first one only shows the focus.
  if (person.focus === "") {
    press(person, "Tab");
    await person.look("keyup", 1);
  }
  const order = person.targets.filter(({ id, enabled }) => enabled || id === person.focus).map(({ id }) => id);
  const ahead = (order.indexOf(target.id) - order.indexOf(person.focus) + order.length) % order.length;
  const back = (order.length - ahead) % order.length;
  if (ahead <= back) {
    for (let step = 0; step < ahead; ++step) press(person, "Tab");
  } else {
    person.send("Input.dispatchKeyEvent", { type: "keyDown", modifiers: shiftHeld, ...keys.Shift });
    for (let step = 0; step < back; ++step) press(person, "Tab", shiftHeld);
    person.send("Input.dispatchKeyEvent", { type: "keyUp", ...keys.Shift });
  }
  press(person, "Enter");
  return person.look("keyup", ahead <= back ? ahead + 1 : back + 2);
}

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
  keyboard: byKeyboard,
  /** The button of the page beside the canvas that stands for the target, found and worked as a screen reader does. */
  async mirror(person, target) {
    await person.page.evaluate((id) => document.querySelector(`button[data-id="${id}"]`).focus(), target.id);
    press(person, "Enter");
    return person.look("keyup", 1);
  },
  /** Where there is no Chrome DevTools protocol. */
  async "pointer in Firefox"(person, target) {
    await person.page.mouse.click(...middle(target));
    await person.page.mouse.move(...aside);
    return person.look("mouseup", 1);
  },
};
