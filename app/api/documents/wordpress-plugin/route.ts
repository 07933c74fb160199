import { zipSync } from "fflate";
import { contentDisposition } from "@/lib/features/documents/export/file-name";
import { environment } from "@/lib/platform/config/environment";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { publicCallLimit } from "@/lib/platform/http/limits/limits";
import { fileResponse } from "@/lib/platform/http/responses/file-response";
import { pluginName, writeWordPressPlugin } from "@/lib/tools/embeds/wordpress-plugin";

/** Modification time of the file in the archive: fixed, so that the same source gives the same bytes. */
const writtenAt = new Date("2026-11-27T00:00:00Z");

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** The plugin as a ZIP for WordPress, with our address in it. */
  GET: defineRoute({
    access: "public",
    limit: publicCallLimit("wordpress-plugin"),
    summary: "Плагин для WordPress: показывает опубликованный документ шорткодом",
    response: { contentTypes: ["application/zip"] },
    handle: async () => {
      const php = new TextEncoder().encode(writeWordPressPlugin(environment().siteUrl));
      const body = zipSync(
        { [`${pluginName}/${pluginName}.php`]: php },
        { mtime: writtenAt, level: 9 },
      );
      return fileResponse({
        body: new Uint8Array(body),
        contentType: "application/zip",
        disposition: contentDisposition(`${pluginName}.zip`),
      });
    },
  }),
});
