// Makes the gallery's pictures with the screenshot tool, two at a time, and the page: node ci/gallery.mjs [NAME...]
import { spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { languageNames } from "./texts.mjs";

const folder = "build/gallery";
const parts = 2;
const languages = [...languageNames, "stretched"];

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

/** Makes one part of the pictures; returns the tool's line for each. */
function makePart(part) {
  const words = ["gallery", folder, String(part), String(parts), ...process.argv.slice(2)];
  const tool = spawn("build/release/look", words, { stdio: ["ignore", "pipe", "inherit"] });
  const pictures = [];
  createInterface({ input: tool.stdout }).on("line", (line) => {
    const [name, width, height, language, complaints] = line.split(" ");
    pictures.push({ name, width: Number(width), height: Number(height), language: Number(language), complaints: Number(complaints) });
  });
  return new Promise((resolve, reject) =>
    tool.on("close", (code) => (code === 0 ? resolve(pictures) : reject(new Error(`look ended with ${code}`)))));
}

const pictures = (await Promise.all(Array.from({ length: parts }, (_, part) => makePart(part)))).flat();
const names = [...new Set(pictures.map(({ name }) => name))];
const figure = ({ name, width, height, language, complaints }) => {
  const file = `${name}-${width}x${height}-${language}.jpg`;
  const said = complaints === 0 ? "" : ` <b>${complaints} complaints</b>`;
  return `<figure data-language="${language}" data-size="${width}x${height}"><a href="${file}"><img loading="lazy" src="${file}" ` +
    `width="${width}" height="${height}" alt=""></a><figcaption>${width} × ${height} ${languages[language]}${said}</figcaption></figure>`;
};
const choices = (key, values) => `<p>${values.map(([value, text]) =>
  `<label><input type="checkbox" checked data-key="${key}" value="${value}"> ${text}</label>`).join(" ")}</p>`;
const sizes = [...new Set(pictures.map(({ width, height }) => `${width}x${height}`))];
writeFileSync(`${folder}/index.html`, `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Taverns of the Deep Valley: every screen</title>
<style>
body { margin: 16px; background: #14202e; color: #f3e3c3; font: 15px/1.4 sans-serif }
nav a { color: #f2b04b; margin-right: 10px; white-space: nowrap }
header { position: sticky; top: 0; background: #14202e; padding: 4px 0 }
header p { margin: 4px 0 } b { color: #f2b04b }
figure { display: inline-block; margin: 6px; vertical-align: top }
figure img { max-width: 46vw; height: auto; display: block }
</style>
<h1>Every screen</h1><nav>${names.map((name) => `<a href="#${name}">${name}</a>`).join("")}</nav>
<header>${choices("language", languages.map((name, index) => [index, name]))}${choices("size", sizes.map((size) => [size, size]))}</header>
${names.map((name) => `<h2 id="${name}">${name}</h2>\n${pictures.filter((one) => one.name === name).map(figure).join("\n")}`).join("\n")}
<script>
const boxes = [...document.querySelectorAll("input")];
const show = () => document.querySelectorAll("figure").forEach((figure) => {
  figure.hidden = boxes.some((box) => !box.checked && figure.dataset[box.dataset.key] === box.value);
  figure.style.display = figure.hidden ? "none" : "";
});
boxes.forEach((box) => box.addEventListener("change", show));
</script>
</html>
`);
const complaints = pictures.reduce((sum, picture) => sum + picture.complaints, 0);
console.log(`${pictures.length} pictures of ${names.length} screens in ${folder}/index.html, ${complaints} complaints`);
