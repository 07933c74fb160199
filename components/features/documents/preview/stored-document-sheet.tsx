"use client";

import { useEffect, useRef } from "react";
import { parseDocumentMarkup, showDocument } from "@/components/features/documents/document-markup";
import { useDocumentPage } from "@/lib/features/documents/client";
import type { DocumentDetails } from "@/lib/features/documents/record/responses";

type StoredDocumentSheetProps = {
  document: DocumentDetails;
  /** The newest edition by default. */
  edition?: number | undefined;
};

/** A stored document: its plain text at once, the formatted document when it has loaded. */
export function StoredDocumentSheet({
  document,
  edition = document.edition,
}: StoredDocumentSheetProps) {
  const { data: page } = useDocumentPage(document.id, edition, {
    enabled: document.generatedContent !== null,
  });
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (page && sheet.current) showDocument(parseDocumentMarkup(page), sheet.current);
  }, [page]);

  if (!document.generatedContent) {
    return <p className="p-8 text-ink-soft">Содержимое документа недоступно</p>;
  }
  if (page) return <div ref={sheet} lang="ru" className="document p-6 md:p-10" />;
  return (
    <div lang="ru" className="document p-6 whitespace-pre-wrap md:p-10">
      {document.generatedContent}
    </div>
  );
}
