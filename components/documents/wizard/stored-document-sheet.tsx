"use client";

import type { DocumentDetails } from "@/lib/documents/types";

/** The text of a stored document on a sheet. */
export function StoredDocumentSheet({ document }: { document: DocumentDetails }) {
  if (!document.generatedContent) {
    return <p className="p-8 text-ink-soft">Содержимое документа недоступно</p>;
  }
  return (
    <div className="document p-6 whitespace-pre-wrap md:p-10">{document.generatedContent}</div>
  );
}
