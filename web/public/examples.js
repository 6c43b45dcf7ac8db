// Lets the page's buttons play the game above them, and shows the game's messages.
const game = document.querySelector("#by-messages");
const heard = document.querySelector("#heard");
let legal = [];

game.addEventListener("tavern", ({ detail }) => {
  if (detail.legal) legal = detail.legal;
  heard.append(`${JSON.stringify(detail)}\n`);
  heard.scrollTop = heard.scrollHeight;
});
for (const button of document.querySelectorAll("button[data-message]"))
  button.addEventListener("click", () => game.send(JSON.parse(button.dataset.message)));
document.querySelector("button[data-plays]").addEventListener("click", () => {
  if (legal.length > 0) game.send({ type: "act", action: legal[0] });
});
