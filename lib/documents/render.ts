import "server-only";

import { DomainError } from "@/lib/core/errors";
import type { DocumentFormat } from "@/lib/documents/types";
import type { DocumentTree } from "@/lib/engine/tree/document";
import { writeHtmlPage } from "@/lib/engine/writers/html";
import { writeMarkdown } from "@/lib/engine/writers/markdown";
import { writeText } from "@/lib/engine/writers/text";
import type { DownloadFile } from "@/lib/http/file-response";

/** Stand-in until lib/documents/export is there. */
export async function render(tree: DocumentTree, format: DocumentFormat): Promise<DownloadFile> {
  const name = encodeURIComponent(`${tree.title}.${format}`);
  const disposition = `attachment; filename="document.${format}"; filename*=UTF-8''${name}`;
  switch (format) {
    case "txt":
      return { body: writeText(tree), contentType: "text/plain; charset=utf-8", disposition };
    case "html":
      return { body: writeHtmlPage(tree), contentType: "text/html; charset=utf-8", disposition };
    case "md":
      return {
        body: writeMarkdown(tree),
        contentType: "text/markdown; charset=utf-8",
        disposition,
      };
    default:
      throw new DomainError("UNAVAILABLE", "Этот формат ещё готовится.");
  }
}
