// Turns assets/text/en.json into a C++ header: node generate-text.mjs IN OUT
// english_texts.hpp has the texts, any other header their names. A file is written only if it changes, so that a new
// wording does not recompile code that only needs the names. Each text is an enumerator, so a missing text does not
// compile. Objects nest: {"card": {"noble": …}} is Text::card_noble. "{name}" stands for a value, "[beer]" for a
// picture (ui/draw/painter.hpp).
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { collect, fingerprint } from "./texts.mjs";

const [input, output] = process.argv.slice(2);

const entries = collect(JSON.parse(readFileSync(input, "utf8")));
const names = new Set(entries.map(([name]) => name));
if (names.size !== entries.length) throw new Error("two texts have the same name");
for (const name of names) if (!/^[a-z][a-z0-9_]*$/.test(name)) throw new Error(`"${name}" cannot name a text`);

const head = `// Made from assets/text/en.json by ci/generate-text.mjs: change the texts there.
#pragma once`;
const keys = `${head}
#include <array>
#include <cstdint>
#include <string_view>

namespace tavern {

enum class Text : std::uint16_t {
${entries.map(([name]) => `  ${name},`).join("\n")}
};
inline constexpr int text_count = ${entries.length};

inline constexpr std::array<std::string_view, ${entries.length}> text_names{{
${entries.map(([name]) => `    "${name}",`).join("\n")}
}};
/** The beginning of a file of texts that was made for these names. */
inline constexpr std::string_view text_fingerprint = "${fingerprint([...names])}";

}  // namespace tavern
`;
const english = `${head}

namespace tavern {

/** Each ended by a zero byte, in the order of their names. */
inline constexpr char english_texts[] =
${entries.map(([, value]) => `    ${JSON.stringify(value)} "\\0"`).join("\n")};

}  // namespace tavern
`;
const text = basename(output) === "english_texts.hpp" ? english : keys;
mkdirSync(dirname(output), { recursive: true });
if (!existsSync(output) || readFileSync(output, "utf8") !== text) writeFileSync(output, text);
