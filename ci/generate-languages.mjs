// Turns assets/languages.json into a C++ header: node generate-languages.mjs IN OUT
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

const [input, output] = process.argv.slice(2);
const languages = JSON.parse(readFileSync(input, "utf8"));
const quoted = (field) => languages.map((language) => JSON.stringify(language[field])).join(", ");

const text = `// Made from assets/languages.json by ci/generate-languages.mjs: change the languages there.
#pragma once
#include <array>
#include <cstdint>
#include <string_view>

namespace tavern {

enum class Language : std::uint8_t { ${languages.map(({ code }) => code).join(", ")} };
inline constexpr int languages = ${languages.length};

/** By Language: names of the files in assets/text, which settings and messages use as well. */
inline constexpr std::array<std::string_view, languages> language_ids{${quoted("id")}};
/** By Language: the name of each in that language. */
inline constexpr std::array<std::string_view, languages> language_names{${quoted("name")}};

}  // namespace tavern
`;
mkdirSync(dirname(output), { recursive: true });
writeFileSync(output, text);
