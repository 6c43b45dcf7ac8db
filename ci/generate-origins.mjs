// Turns the notes in assets/components.json on the origin of its numbers into a C++ table for the rules: node
// generate-origins.mjs IN OUT. A source is "printed", "inferred: why" or the like, for a whole group, a part of it, or
// one field of one row. Those that are shown as sentences have a text, numbered in each group: rules.note in
// assets/text.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

const [input, output] = process.argv.slice(2);
const data = JSON.parse(readFileSync(input, "utf8"));
const kinds = ["printed", "inferred", "reconstructed"];

const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const rows = [];
function add(group, item, part, source) {
  const kind = kinds.find((name) => source.startsWith(name));
  if (!kind) throw new Error(`"${source}" does not begin with ${kinds.join(", ")}`);
  const why = source.slice(kind.length).replace(/^[\s:;,(]+/, "");
  // A field without a reason only has its sign in the table.
  const isSentence = item === "" ? part !== "" || why !== "" : why !== "";
  const number = rows.filter((row) => row.group === group && row.note !== "").length + 1;
  rows.push({ group, item, part, kind, note: isSentence ? `${kebab(group)}-${number}` : "" });
}
function addAll(group, item, source) {
  if (typeof source === "string") add(group, item, "", source);
  else for (const [part, text] of Object.entries(source)) add(group, item, part, text);
}
for (const [group, value] of Object.entries(data)) {
  if (Array.isArray(value)) for (const row of value) addAll(group, row.id, row.source);
  else if (value.source) addAll(group, "", value.source);
}

const groups = [...new Set(rows.map((row) => row.group))];
const cppName = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const text = `// Made from assets/components.json by ci/generate-origins.mjs: change the sources there.
#pragma once
#include <array>
#include <cstdint>
#include <string_view>

namespace tavern::ui {

enum class OriginKind : std::uint8_t { ${kinds.join(", ")} };
enum class NumberGroup : std::uint8_t { ${groups.map(cppName).join(", ")} };

/** Where numbers come from: those of a row and field (item, part), or a part of the group, or all of it. */
struct NumberOrigin {
  NumberGroup group;
  std::string_view item;
  std::string_view part;
  OriginKind kind;
  std::string_view note;  // id of its text; empty: only a sign, or the whole group without a reason
};
inline constexpr std::array<NumberOrigin, ${rows.length}> number_origins{{
${rows.map(({ group, item, part, kind, note }) => `    {NumberGroup::${cppName(group)}, ${JSON.stringify(item)}, ${
  JSON.stringify(part)}, OriginKind::${kind}, ${JSON.stringify(note)}},`).join("\n")}
}};

}  // namespace tavern::ui
`;
mkdirSync(dirname(output), { recursive: true });
writeFileSync(output, text);
