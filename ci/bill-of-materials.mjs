// Lists the third-party parts of the site: as a CycloneDX bill of materials and as licences in full. Versions and texts
// come from the files of the build, so that the lists cannot differ from it.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const found = (pattern, text, what) => {
  const match = pattern.exec(text);
  if (!match) throw new Error(`bill of materials: ${what} not found`);
  return match[1];
};

const debianVersion = (name) => execFileSync("dpkg-query", ["-W", "-f", "${Version}", name], { encoding: "utf8" });

/** The paragraphs of a Debian package's copyright file that start with these words or have a line that does. */
function debianCopyright(name, ...beginnings) {
  const paragraphs = readFileSync(`/usr/share/doc/${name}/copyright`, "utf8").split(/\n\s*\n/);
  return beginnings
    .map((beginning) => {
      const paragraph = paragraphs.find((one) => one.startsWith(beginning));
      if (!paragraph) throw new Error(`bill of materials: ${name} says nothing of ${beginning}`);
      return paragraph.replace(/^ \.$/gm, "");
    })
    .join("\n\n");
}

function components(root) {
  const read = (path) => readFileSync(join(root, path), "utf8");
  const thirdParty = read("cmake/third_party.cmake");
  const system = "/usr/share/emscripten/system";
  const stb = ["rectpack", "textedit", "truetype"].map((name) => read(`build/third-party/imgui/imstb_${name}.h`));
  const llvmVersion = found(/_LIBCPP_VERSION (\d+)/, readFileSync(`${system}/lib/libcxx/include/__config`, "utf8"), "version of libc++");
  const debian = (name) => ({ version: debianVersion(name), purl: `pkg:deb/debian/${name}@${encodeURIComponent(debianVersion(name))}` });
  const packages = JSON.parse(read("web/package-lock.json")).packages;
  const fromNpm = (name, licence) => {
    const { version } = packages[`node_modules/${name}`];
    return { name, version, purl: `pkg:npm/${name}@${version}`, licence, text: read(`web/node_modules/${name}/LICENSE`) };
  };
  return [
    {
      name: "SDL2",
      version: found(/SDL2-([\d.]+)\.tar/, read("cmake/sdl2.cmake"), "version of SDL2"),
      licence: "Zlib",
      text: read("build/third-party/SDL2/LICENSE.txt"),
    },
    {
      name: "Dear ImGui",
      version: found(/v([\d.]+)\.tar/, thirdParty, "version of Dear ImGui"),
      licence: "MIT",
      text: read("build/third-party/imgui/LICENSE.txt"),
    },
    ...stb.map((source) => ({
      name: found(/version of (stb_\w+)\.h/, source, "name of an stb library"),
      version: found(/stb_\w+\.h ([\d.]+\d)/, source, "version of an stb library"),
      licence: "MIT OR Unlicense",
      text: found(/(This software is available under 2 licenses[^]*?)\*\//, source, "licence of an stb library"),
    })),
    fromNpm("idb", "ISC"),
    fromNpm("uqr", "MIT"),
    {
      name: "EB Garamond",
      ...debian("fonts-ebgaramond"),
      licence: "OFL-1.1",
      text: debianCopyright("fonts-ebgaramond", "Files: *"),
    },
    { name: "Lato", ...debian("fonts-lato"), licence: "OFL-1.1", text: debianCopyright("fonts-lato", "Files: *") },
    {
      name: "Emscripten runtime",
      ...debian("emscripten"),
      licence: "MIT OR NCSA",
      text: debianCopyright("emscripten", "Files:\n *\n", "License: Expat\n Permission"),
    },
    {
      name: "musl",
      version: readFileSync(`${system}/lib/libc/musl/VERSION`, "utf8").trim(),
      licence: "MIT",
      text: readFileSync(`${system}/lib/libc/musl/COPYRIGHT`, "utf8"),
    },
    ...[["libc++", "libcxx"], ["libc++abi", "libcxxabi"], ["compiler-rt", "compiler-rt"]].map(([name, folder]) => ({
      name,
      version: `${Number(llvmVersion.slice(0, -3))}.${Number(llvmVersion.slice(-3, -2))}.${Number(llvmVersion.slice(-2))}`,
      licence: "Apache-2.0 WITH LLVM-exception",
      text: debianCopyright("emscripten", `Files:\n system/lib/${folder}/*`),
    })),
  ];
}

/** The bill as CycloneDX 1.5. It has no date and no serial number, so it is the same for the same materials. */
export function billOfMaterials(root) {
  const own = JSON.parse(readFileSync(join(root, "web/package.json"), "utf8"));
  const bill = {
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    metadata: {
      component: { type: "application", "bom-ref": own.name, name: own.name, version: own.version, licenses: [{ expression: own.license }] },
    },
    components: components(root).map(({ name, version, licence, purl }) => ({
      type: "library",
      "bom-ref": `${name} ${version}`,
      name,
      version,
      licenses: [{ expression: licence }],
      ...(purl && { purl }),
    })),
  };
  return `${JSON.stringify(bill, null, 2)}\n`;
}

/** All licences in full, as they require. */
export function licences(root) {
  const own = { name: "Taverns of the Deep Valley", version: "", licence: "MIT", text: readFileSync(join(root, "LICENSE"), "utf8") };
  const appendix = { name: "Apache License", version: "2.0", licence: "Apache-2.0", text: readFileSync("/usr/share/common-licenses/Apache-2.0", "utf8") };
  return [own, ...components(root), appendix]
    .map(({ name, version, licence, text }) => `${`${name} ${version}`.trim()} (${licence})\n${"=".repeat(70)}\n\n${text.trim()}\n`)
    .join("\n\n");
}
