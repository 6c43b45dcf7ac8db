// Where the canvas cannot speak, the page does.

interface Texts {
  readonly page: Readonly<Record<"no-drawing" | "no-start", string>>;
}

export async function sayFailure(what: keyof Texts["page"]): Promise<void> {
  const texts = (await (await fetch("text/en.json")).json()) as Texts;
  const message = document.createElement("p");
  message.className = "failure";
  message.role = "alert";
  message.textContent = texts.page[what];
  document.body.append(message);
}
