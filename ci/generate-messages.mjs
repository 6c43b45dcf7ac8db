// Turns assets/messages.json into code: node generate-messages.mjs IN OUT. The name of OUT chooses the file:
//   message_types.hpp         the C++ types, the requests as functions, and declarations for JSON reading and writing
//   message_definitions.hpp   the bodies of those functions, and the reports as calls
//   messages.ts               the TypeScript types
// A field is a type or [type, meaning]. Types: text, int, int64, flag, json, the name of an enum or record; [] makes a
// list, ? makes it optional, "= value" gives a default. The key "" holds the meaning of a message. An enum of the program
// is named, and its ids come from there (enums.mjs).
import { mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { readFilled } from "./enums.mjs";

const [input, output] = process.argv.slice(2);
const table = readFilled(input);

const plain = {
  text: { cpp: "std::string", ts: "string", byReference: true },
  int: { cpp: "int", ts: "number", usual: "0" },
  int64: { cpp: "std::int64_t", ts: "number", usual: "0" },
  flag: { cpp: "bool", ts: "boolean", usual: "false" },
  json: { cpp: "Json", ts: "unknown", byReference: true },
};
/** Types with a namespace or a header of their own are declared elsewhere. */
const isDeclared = (name) => name.includes("::") || table.enums[name]?.header !== undefined;
const shortName = (name) => name.replace(/^.*::/, "");

function typeOf(name) {
  if (plain[name]) return plain[name];
  if (table.enums[name]) return { cpp: name, ts: shortName(name) };
  if (table.records[name]) return { cpp: name, ts: shortName(name), byReference: true };
  throw new Error(`messages.json: no type ${name}`);
}

function fieldsOf(message) {
  return Object.entries(message).flatMap(([name, said]) => {
    if (name === "") return [];
    const [type, about] = [said].flat();
    const parts = /^([\w:]+)(\[\]|\?)?(?: = (\w+))?$/.exec(type);
    if (!parts) throw new Error(`messages.json: "${type}" is no type`);
    const [, base, kind, usual] = parts;
    const { cpp, ts, byReference, usual: usualOfType } = typeOf(base);
    const cppType = kind === "[]" ? `std::vector<${cpp}>` : kind === "?" ? `std::optional<${cpp}>` : cpp;
    return {
      name,
      about,
      cpp: cppType,
      argument: byReference || kind === "[]" ? `const ${cppType}&` : cppType,
      usual: kind ? "{}" : (usual ?? usualOfType ?? "{}"),
      ts: kind === "[]" ? `readonly ${ts}[]` : ts,
      optional: kind === "?",
    };
  });
}

const comment = (about, indent = "") => (about ? `${indent}/** ${about.replace(/\.$/, "")}. */\n` : "");
const heading = `// Made from assets/messages.json by ci/generate-messages.mjs: change it there.\n`;
const parametersOf = (fields) => fields.map(({ argument, name }) => `${argument} ${name}`).join(", ");

const cpp = () => {
  const headers = [...new Set(Object.values(table.enums).flatMap(({ header }) => header ?? []))].sort();
  const enums = Object.entries(table.enums).filter(([name]) => !isDeclared(name)).map(
    ([name, { about, ids }]) =>
      `${comment(about)}enum class ${name} : std::uint8_t { ${ids.map((id) => id.replaceAll("-", "_")).join(", ")} };`,
  );
  const lists = Object.entries(table.enums).filter(([, { header }]) => header !== "record/names.hpp").map(([name, { header, ids }]) => {
    const list = `std::to_array<std::string_view>({${ids.map((id) => `"${id}"`).join(", ")}})`;
    return `template <>\nstruct Ids<${header ? name : `app::${name}`}> {\n    static constexpr auto list = ${list};\n};`;
  });
  const records = Object.entries(table.records).filter(([name]) => !isDeclared(name)).map(([name, record]) => {
    const fields = fieldsOf(record).map(({ cpp, name, usual, about }) =>
      `${comment(about, "    ")}    ${cpp} ${name} = ${usual};\n`).join("");
    return `${comment(record[""])}struct ${name} {\n${fields}    friend bool operator==(const ${name}&, const ${name}&) = default;\n};`;
  });
  const visits = Object.entries(table.records).map(([name, record]) => {
    const calls = fieldsOf(record).map(({ name }) => `    visit("${name}", of.${name});\n`).join("");
    const visit = (argument) =>
      `template <class Visit>\nvoid each_field(${argument}& of, Visit visit) {\n${calls}}`;
    return `${visit(name)}\n${visit(`const ${name}`)}`;
  });
  const requests = Object.entries(table.requests).map(([name, request]) =>
    `${comment(request[""], "    ")}    virtual void ${name}(${parametersOf(fieldsOf(request))});\n`);
  return `${heading}#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "record/json.hpp"
#include "record/names.hpp"
${headers.filter((header) => header !== "record/names.hpp").map((header) => `#include "${header}"\n`).join("")}
namespace tavern::app {

${enums.join("\n")}

}  // namespace tavern::app

namespace tavern {

${lists.join("\n")}

}  // namespace tavern

namespace tavern::app {

${records.join("\n\n")}

${visits.join("\n")}

/** Deeds that only the page can do. Nothing here answers at once: the page reports the outcome. */
class Requests {
  public:
    virtual ~Requests() = default;
    Requests(const Requests&) = delete;
    Requests& operator=(const Requests&) = delete;

${requests.join("")}
  protected:
    Requests() = default;
    /** Gets each of them, unless its function is overridden. */
    virtual void send(const Json& request) = 0;
};

}  // namespace tavern::app
`;
};

const definitions = () => {
  const requests = Object.entries(table.requests).map(([name, request]) => {
    const fields = fieldsOf(request);
    const sets = fields.map(({ name }) => `    write_field(request, "${name}", ${name});\n`).join("");
    return `void Requests::${name}(${parametersOf(fields)}) {
    Json request = Json::Object{{"request", "${name}"}};
${sets}    send(request);
}`;
  });
  const reports = Object.entries(table.reports).map(([name, report]) => {
    const values = fieldsOf(report).map(({ cpp, name, usual }) =>
      `read_field<${cpp}>(message, "${name}"${usual === "{}" ? "" : `, ${usual}`})`);
    return `    if (name == "${name}") return to.${name}(${values.join(", ")});\n`;
  });
  return `${heading}// Included once, by src/app/messages.cpp.
#pragma once

namespace tavern::app {

${requests.join("\n")}

template <class Receiver>
void call(Receiver& to, std::string_view name, const Json& message) {
${reports.join("")}}

}  // namespace tavern::app
`;
};

const typescript = () => {
  const field = ({ name, ts, optional }) => `readonly ${name}${optional ? "?" : ""}: ${ts}`;
  const lines = (fields) => fields.map((one) => `${comment(one.about, "  ")}  ${field(one)};\n`).join("");
  const enums = Object.entries(table.enums).map(([name, { about, ids }]) => {
    const short = shortName(name);
    const list = `${short[0].toLowerCase()}${short.slice(1)}Ids`;
    return `${comment(about)}export const ${list} = [${ids.map((id) => `"${id}"`).join(", ")}] as const;\n` +
      `export type ${short} = (typeof ${list})[number];\n`;
  });
  const records = Object.entries(table.records).map(
    ([name, record]) => `${comment(record[""])}export interface ${shortName(name)} {\n${lines(fieldsOf(record))}}\n`);
  const union = (kind) => Object.entries(table[`${kind}s`]).map(([name, message]) =>
    `${comment(message[""], "  ")}  | { ${[`readonly ${kind}: "${name}"`, ...fieldsOf(message).map(field)].join("; ")} }`).join("\n");
  return `${heading}
${enums.join("")}
${records.join("\n")}
/** The program's requests to the page. */
export type Request =
${union("request")};

/** The page's reports to the program. */
export type Report =
${union("report")};
`;
};

const forms = { "message_types.hpp": cpp, "message_definitions.hpp": definitions, "messages.ts": typescript };
const form = forms[basename(output)];
if (!form) throw new Error(`${output}: one of ${Object.keys(forms).join(", ")} expected`);
mkdirSync(dirname(output), { recursive: true });
writeFileSync(output, form());
