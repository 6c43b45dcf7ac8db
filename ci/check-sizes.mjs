// Limits the sizes of files, functions and folders, and the count of unnamed numbers in drawing code: node
// ci/check-sizes.mjs
import { readdirSync, readFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");

const limits = { file: 400, function: 60, folder: 25, numbers: 0 };

/** Exceptions to the limits. These numbers only fall, and the list only shrinks: an entry more than a tenth above its
 * size, or within its limit, fails as well. Files are listed by name alone, as they may move. */
const exceptions = {
  file: {},
  function: {},
  folder: {},
  numbers: {
    "src/ui": 903,
  },
};

/** All sizes, by kind and name. */
const sizes = { file: {}, function: {}, folder: {}, numbers: {} };
const note = (kind, name, size) => (sizes[kind][name] = Math.max(size, sizes[kind][name] ?? 0));

/** Relies on clang-format: functions of a namespace start in the first column, those of a class four columns to the
 * right, and a body ends with a brace in the column of its head. */
function noteFunctionsOfCpp(file, lines) {
  const closes = (column, line) => line.startsWith(`${" ".repeat(column)}}`);
  const classes = [];
  for (let index = 0; index < lines.length; ++index) {
    const column = classes.length * 4;
    if (classes.length > 0 && closes(column - 4, lines[index])) classes.pop();
    else if (new RegExp(`^ {${column}}[^\\s#/}]`).test(lines[index])) {
      const first = index;
      while (!/[{;}]( *\/\/.*)?$/.test(lines[index]) && index + 1 < lines.length && lines[index + 1] !== "") ++index;
      const head = lines.slice(first, index + 1).join(" ");
      if (!head.endsWith(" {") || /^ *(namespace|extern) /.test(head)) continue;
      if (/^ *(template ?<.*> *)?(class|struct|union) [^(]*$/.test(head)) classes.push(head);
      else {
        const begins = index;
        while (!closes(column, lines[index])) ++index;
        const name = /([\w:~]+|operator\S+)\(/.exec(head)?.[1];
        if (name !== undefined && !/ = \{$/.test(head)) note("function", `${file}: ${name}`, index - begins + 1);
      }
    }
  }
}

/** A body ends in the column of its first line. */
function noteFunctionsOfTypeScript(file, lines) {
  lines.forEach((line, first) => {
    const [, indent, head] = /^( *)(.*(?:=>|\)|\): .*) )\{$/.exec(line) ?? [];
    if (head === undefined || /^(\} )?(if|else|for|while|switch|catch|do|try)\b/.test(head)) return;
    const last = lines.findIndex((one, index) => index > first && one.startsWith(`${indent}}`));
    const name = /(\w+)( = (async )?)?(<.*>)?\(/.exec(head)?.[1] ?? `line ${first + 1}`;
    note("function", `${file}: ${name}`, last - first + 1);
  });
}

/** Numbers other than 0, 1 and 2 need a name. */
function countNumbers(text) {
  const code = text.replace(/\/\/.*|\/\*[^]*?\*\/|"(\\.|[^"\\])*"|'(\\.|[^'\\])'|^ *#.*/gm, "");
  const numbers = code.match(/(?<![\w.'])\.?\d(['\w.]|(?<=[eE])[+-])*/g) ?? [];
  return numbers.filter((number) => !/^[012](\.0*)?[fFuUlL]*$/.test(number)).length;
}

/** Geometry, theme, the sizes of pictures and the positions of the lessons consist of numbers by nature. */
const isMadeOfNumbers = (file) => /^(layout.*|lesson_book|picture_kind|theme)\.[ch]pp$/.test(file);

let numbers = 0;
for (const start of ["src", "web/src", "web/embed", "web/offline"])
  for (const entry of readdirSync(join(root, start), { recursive: true, withFileTypes: true })) {
    const file = entry.name;
    const [folder, kind] = [(entry.parentPath ?? entry.path).slice(root.length + 1), extname(file)];
    if (!entry.isFile() || ![".cpp", ".hpp", ".ts"].includes(kind)) continue;
    sizes.folder[folder] = (sizes.folder[folder] ?? 0) + 1;
    const text = readFileSync(join(root, folder, file), "utf8");
    const lines = text.trimEnd().split("\n");
    note("file", file, lines.length);
    (kind === ".ts" ? noteFunctionsOfTypeScript : noteFunctionsOfCpp)(file, lines);
    if (/^src\/ui(\/|$)/.test(folder) && !isMadeOfNumbers(file)) numbers += countNumbers(text);
  }
note("numbers", "src/ui", numbers);

const wrong = [];
for (const [kind, limit] of Object.entries(limits)) {
  for (const [name, size] of Object.entries(sizes[kind])) {
    const allowed = exceptions[kind][name] ?? limit;
    if (size > allowed) wrong.push(`${kind} "${name}": ${size}, of at most ${allowed}`);
    else if (size > limit && size < allowed * 0.9)
      wrong.push(`${kind} "${name}": ${size} now, to be written for ${allowed}`);
  }
  for (const name of Object.keys(exceptions[kind]))
    if ((sizes[kind][name] ?? 0) <= limit) wrong.push(`${kind} "${name}" is no exception any more: ${sizes[kind][name] ?? "gone"}`);
}
for (const line of wrong) console.error(line);
const [files, functions, folders, excepted] = [sizes.file, sizes.function, sizes.folder, Object.values(exceptions).flatMap(Object.keys)].map(
  (those) => Object.keys(those).length,
);
console.log(
  `${files} files, ${functions} functions, ${folders} folders, ${numbers} unnamed numbers in src/ui: ${excepted} exceptions, ${wrong.length} wrong`,
);
process.exit(wrong.length > 0 || numbers === 0 ? 1 : 0);
