import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { DomainError } from "@/lib/core/errors";
import { fontFiles } from "@/lib/features/documents/publication/page-css";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";

const folder = "node_modules/@fontsource/pt-serif/files";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** The fonts of public documents under permanent addresses: those of the pages change with each build. */
  GET: defineRoute({
    access: "public",
    limit: "none",
    params: z.object({ file: z.string() }),
    handle: async ({ params }) => {
      const file = fontFiles.find((name) => name === params.file);
      if (file === undefined) throw new DomainError("NOT_FOUND", "Такого шрифта нет");
      return new Response(await readFile(join(process.cwd(), folder, file)), {
        headers: {
          "content-type": "font/woff2",
          "cache-control": "public, max-age=2592000",
        },
      });
    },
  }),
});
