import { writeFileInThread } from "@/lib/features/documents/export/export-pool";
import { contentDisposition } from "@/lib/features/documents/export/file-name";
import guide from "@/lib/platform/content/generated/law-guide.json";
import { toGuideDocument } from "@/lib/platform/content/law-guide/guide-document";
import type { LawGuide } from "@/lib/platform/content/law-guide/law-guide";
import { fileResponse } from "@/lib/platform/http/responses/file-response";

/** Prerendered by the build and served as a static file. */
export const dynamic = "force-static";

/**
 * The guide to 152-FZ: the downloadable PDF of the footer (docs/specification/site.md#footer). Written in the worker,
 * as all PDFs are: the writer finds its fonts next to their packages, which Next's bundler would break.
 */
export async function GET(): Promise<Response> {
  const body = await writeFileInThread({
    // The type comes from scripts/build/compile-texts.ts.
    tree: toGuideDocument(guide as LawGuide),
    format: "pdf",
    contents: "Содержание",
  });
  return fileResponse(
    {
      body: new Uint8Array(body),
      contentType: "application/pdf",
      disposition: contentDisposition("Путеводитель_по_закону_152-ФЗ.pdf"),
    },
    // Next's default lets shared caches keep it for a year and tells browsers nothing.
    { headers: { "cache-control": "public, max-age=3600" } },
  );
}
