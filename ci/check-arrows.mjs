// Fails on forbidden includes between modules, and on two files that define a type or a constant of the same name,
// since the linker would silently pick one. node ci/check-arrows.mjs
import { readdirSync, readFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");

/** The modules that each module may include, and its libraries besides the standard library. */
const modules = {
  rules: { modules: [], outside: [] },
  record: { modules: ["rules"], outside: [] },
  story: { modules: ["rules", "record"], outside: [] },
  ai: { modules: ["rules", "record"], outside: [] },
  problems: { modules: ["rules", "record", "ai"], outside: [] },
  text: { modules: ["rules", "record"], outside: [] },
  narration: { modules: ["rules", "record", "story", "ai", "problems", "text"], outside: [] },
  typed: { modules: ["rules", "record", "story", "ai", "problems", "text", "narration"], outside: [] },
  tool: { modules: ["rules", "record", "story", "ai", "problems", "text", "narration", "typed"], outside: [] },
  ui: {
    modules: ["rules", "record", "story", "ai", "problems", "text", "narration"],
    outside: [/^imgui(_internal)?\.h$/, /^(im)?stb_\w+\.h$/],
  },
  look: {
    modules: ["rules", "record", "story", "ai", "problems", "text", "narration", "typed", "tool", "ui"],
    outside: [/^imgui\.h$/, /^stb_\w+\.h$/],
  },
  app: {
    modules: ["rules", "record", "story", "ai", "problems", "text", "narration", "typed", "ui"],
    outside: [/^imgui(_internal)?\.h$/, /^stb_\w+\.h$/],
  },
};
/** The folders of ui: each may include itself and those before it; the facade, outside of them, may include all. */
const layers = ["model", "draw", "flow", "parts", "dialogs", "board", "screens"];
/** "ui/flow/tree.hpp" gives 2. */
const layerOf = (path) => {
  const layer = layers.indexOf(path.split("/")[1]);
  return layer < 0 ? layers.length : layer;
};
/** Only these files use SDL2, WebGL and Emscripten. */
const onThePage = /^src\/app\/(platform\/|main\.cpp$)/;
const ofThePage = [/^unistd\.h$/, /^SDL/, /^GLES3\//, /^emscripten/, /^imgui_impl_/];
/** Only this file forks: the arena uses all cores by processes, since Emscripten's library has no threads without
 * shared memory. */
const inProcesses = "src/tool/arena/processes.cpp";
const ofProcesses = ["csignal", "sys/wait.h", "unistd.h"];

const headers = readFileSync(join(root, "ci/standard-headers.txt"), "utf8");
const standard = new Set(headers.split("\n").filter((line) => line && !line.startsWith("#")));

/** The types and inline constants that a file defines for other files, with their namespaces: "tavern::ui::Rect". */
function namesIn(text) {
  const names = [];
  const spaces = [];
  for (const line of text.split("\n")) {
    const space = /^namespace ?([\w:]*) \{$/.exec(line);
    if (space) spaces.push(space[1]);
    else if (/^\} +\/\/ namespace/.test(line)) spaces.pop();
    else if (!spaces.includes("")) {
      const type = /^(?:struct|class|union|enum class) (?:alignas\(\w+\) )?(\w+)\b(?!<|::)[^;]*\{/.exec(line);
      const constant = /^inline constexpr [^={(]*?\b(\w+)(?:\[\w*\])?(?: =|\{)/.exec(line);
      const name = (type ?? constant)?.[1];
      if (name) names.push([...spaces, name].join("::"));
    }
  }
  return names;
}

const wrong = readdirSync(join(root, "src"))
  .filter((folder) => !(folder in modules))
  .map((folder) => `src/${folder} is no module in this list`);
const definedIn = new Map();
let files = 0;
for (const [module, allowed] of Object.entries(modules)) {
  for (const entry of readdirSync(join(root, "src", module), { recursive: true })) {
    if (![".cpp", ".hpp", ".h"].includes(extname(entry))) continue;
    const path = join("src", module, entry);
    files++;
    const text = readFileSync(join(root, path), "utf8");
    for (const name of namesIn(text)) {
      if (definedIn.has(name)) wrong.push(`${path} defines ${name}, and so does ${definedIn.get(name)}`);
      definedIn.set(name, path);
    }
    text
      .split("\n")
      .forEach((line, index) => {
        const include = /^\s*#\s*include\s*[<"]([^>"]+)[>"]/.exec(line)?.[1];
        if (include === undefined) return;
        const slash = include.indexOf("/");
        const from = slash < 0 ? "" : include.slice(0, slash);
        const fine =
          standard.has(include) ||
          (from === module && (module !== "ui" || layerOf(include) <= layerOf(join(module, entry)))) ||
          allowed.modules.includes(from) ||
          allowed.outside.some((pattern) => pattern.test(include)) ||
          (onThePage.test(path) && ofThePage.some((pattern) => pattern.test(include))) ||
          (path === inProcesses && ofProcesses.includes(include));
        if (!fine) wrong.push(`${path}:${index + 1} may not include ${include}`);
      });
  }
}
for (const line of wrong) console.error(line);
console.log(`${files} files, ${definedIn.size} names, ${wrong.length} faults`);
process.exit(wrong.length || !files || !definedIn.size ? 1 : 0);
