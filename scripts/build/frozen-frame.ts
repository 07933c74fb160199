import type { Plugin } from "esbuild";
import { frame } from "@/lib/engine/writers/docx/frame";

/** Writes the parts that are the same in every DOCX into the bundle, which then does not need the package docx. */
export const frozenFrame: Plugin = {
  name: "frozen-frame",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]writers[\\/]docx[\\/]frame\.ts$/ }, async () => ({
      contents: `export const frame = async () => (${JSON.stringify(await frame())});`,
    }));
  },
};
