// Turns assets/text/en.json into C++ headers: node generate-text.mjs IN OUT
// OUT is text_keys.hpp, where every text is an enumerator, so that a text that is missing does not compile, or
// english.hpp with the texts themselves, so that a changed sentence compiles one file again. Objects nest:
// {"card": {"noble": …}} is Text::card_noble. "{name}" stands for a value, "[beer]" for a picture
// (ui/draw/painter.hpp).
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {basename, dirname} from 'node:path';
import {collect, fingerprint} from './texts.mjs';

const [input, output] = process.argv.slice(2);

const entries = collect(JSON.parse(readFileSync(input, 'utf8')));
const names = new Set(entries.map(([name]) => name));
if (names.size !== entries.length) throw new Error('two texts have the same name');
for (const name of names) if (!/^[a-z][a-z0-9_]*$/.test(name)) throw new Error(`"${name}" cannot name a text`);

const keys = `#include <array>
#include <cstdint>
#include <string_view>

namespace tavern {

enum class Text : std::uint16_t {
${entries.map(([name]) => `  ${name},`).join('\n')}
};
inline constexpr int text_count = ${entries.length};

inline constexpr std::array<std::string_view, ${entries.length}> text_names{{
${entries.map(([name]) => `    "${name}",`).join('\n')}
}};
/** What a file of texts begins with that was made for these names. */
inline constexpr std::string_view text_fingerprint = "${fingerprint([...names])}";

}  // namespace tavern
`;
const english = `namespace tavern {

/** In the order of their names, each ended by a zero byte. */
inline constexpr char english_texts[] =
${entries.map(([, value]) => `    ${JSON.stringify(value)} "\\0"`).join('\n')};

}  // namespace tavern
`;
const header = `// Made from assets/text/en.json by ci/generate-text.mjs: change the texts there.
#pragma once
${basename(output) === 'english.hpp' ? english : keys}`;
mkdirSync(dirname(output), {recursive: true});
// What has not changed keeps its time, so that nothing is compiled again.
if (!existsSync(output) || readFileSync(output, 'utf8') !== header) writeFileSync(output, header);
