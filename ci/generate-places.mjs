// Turns assets/places.json into constants: node generate-places.mjs IN OUT. The page's style uses the same numbers, see
// ci/assemble-page.mjs.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

const [input, output] = process.argv.slice(2);
const groups = Object.entries(JSON.parse(readFileSync(input, "utf8")));
const constant = ([name, value]) => `inline constexpr float ${name} = ${Number.isInteger(value) ? value : `${value}F`};`;
const namespaces = groups.map(([group, places]) => {
  const constants = Object.entries(places).map(constant).join("\n");
  return `namespace tavern::ui::places::${group} {\n\n${constants}\n\n}  // namespace tavern::ui::places::${group}`;
});

mkdirSync(dirname(output), { recursive: true });
writeFileSync(output, `// Made from assets/places.json by ci/generate-places.mjs: change it there.\n#pragma once\n\n${namespaces.join("\n\n")}\n`);
