import "server-only";

import { assertNever } from "@/lib/core/invariant";
import type { TextTree } from "@/lib/engine/tree/document";
import { writeHtmlPage } from "@/lib/engine/writers/html";
import { writeMarkdown } from "@/lib/engine/writers/markdown";
import type { PreparedBy } from "@/lib/engine/writers/shared/document-metadata";
import { writeText } from "@/lib/engine/writers/text";
import { writeFileInThread } from "@/lib/features/documents/export/export-pool";
import { contentTypes, type DocumentFormat } from "@/lib/features/documents/export/formats";

export type RenderedDocument = {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string;
  /** The extension of the file, without the dot. */
  extension: DocumentFormat;
};

/**
 * Renders a stored document as a file. The light formats are written directly, DOCX and PDF in a worker thread, so that
 * an export does not block other requests.
 * @throws DomainError UNAVAILABLE when too many files wait (with `retryAfterSeconds`).
 */
export async function renderDocument(
  tree: TextTree & PreparedBy,
  format: DocumentFormat,
): Promise<RenderedDocument> {
  return {
    bytes: await write(tree, format),
    contentType: contentTypes[format],
    extension: format,
  };
}

async function write(
  tree: TextTree & PreparedBy,
  format: DocumentFormat,
): Promise<Uint8Array<ArrayBuffer>> {
  switch (format) {
    case "txt":
      return utf8(forNotepad(writeText(tree)));
    case "html":
      return utf8(writeHtmlPage(tree));
    case "md":
      return utf8(writeMarkdown(tree));
    case "docx":
    case "pdf":
      return new Uint8Array(await writeFileInThread({ tree, format }));
    default:
      return assertNever(format, "format");
  }
}

/**
 * Uses CRLF: Notepad before Windows 10 1809 shows anything else as one line, and all other programs read both. No byte
 * order mark: every Notepad recognises UTF-8, and on a website the mark would be a stray character before the text.
 */
function forNotepad(text: string): string {
  return text.replace(/\n/g, "\r\n");
}

function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
