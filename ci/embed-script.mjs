// Makes the script that embeds the game in any page, with the few texts shown before the game loads.
import { join } from "node:path";
import { spokenLanguages } from "./texts.mjs";

/** The bytes of embed.js. texts: by language, from ci/texts.mjs. */
export async function embedScript(esbuild, root, texts) {
  // Both English vocabularies are the same here.
  const words = Object.fromEntries(
    spokenLanguages.map((language) => [language, { title: texts[language].page.title, ...texts[language].embed }]),
  );
  const { outputFiles } = await esbuild.build({
    entryPoints: [join(root, "web/embed/embed.ts")],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    charset: "utf8",
    define: { EMBED_TEXTS: JSON.stringify(words) },
    legalComments: "none",
    write: false,
  });
  return outputFiles[0].contents;
}
