// Where the canvas cannot speak, the page does.

export function sayFailure(text: string): void {
  const message = document.createElement("p");
  message.className = "failure";
  message.role = "alert";
  message.textContent = text;
  document.body.append(message);
}
