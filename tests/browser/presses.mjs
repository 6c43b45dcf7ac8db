// The parts of a press in each way used by clumsy players: its start, movement and end.
const held = (type) => (type === "mousePressed" || type === "mouseReleased" ? { button: "left", buttons: 1, clickCount: 1 } : {});

const mouse = (person, type, [x, y]) =>
  person.send("Input.dispatchMouseEvent", { type, x, y, button: "none", buttons: 0, clickCount: 0, ...held(type) });

export const touch = (person, type, ...touchPoints) => person.send("Input.dispatchTouchEvent", { type, touchPoints });

const point = ([x, y]) => ({ x, y });
// A resting pointer would open an explanation.
const aside = [1, 1];
/** WebDriver has no places outside the window. */
function inside(page, [x, y]) {
  const { width, height } = page.viewportSize();
  return [Math.max(0, Math.min(x, width - 1)), Math.max(0, Math.min(y, height - 1))];
}

export const presses = {
  pointer: {
    begin(person, at) {
      mouse(person, "mouseMoved", at);
      mouse(person, "mousePressed", at);
    },
    go: (person, to) => mouse(person, "mouseMoved", to),
    end(person, at) {
      mouse(person, "mouseReleased", at);
      mouse(person, "mouseMoved", aside);
    },
  },
  touch: {
    begin: (person, at) => touch(person, "touchStart", point(at)),
    go: (person, to) => touch(person, "touchMove", point(to)),
    end: (person) => touch(person, "touchEnd"),
  },
  "pointer in WebKit": {
    begin: ({ page }, at) => page.mouse.down(...at),
    go: ({ page }, to) => page.mouse.move(...inside(page, to)),
    end: ({ page }, at) => page.mouse.up(...inside(page, at), aside),
  },
};
