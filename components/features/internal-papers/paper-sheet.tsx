"use client";

import { useEffect, useRef } from "react";
import { parseDocumentMarkup, showDocument } from "@/components/features/documents/document-markup";

/** The text of a paper, formatted as printed. */
export function PaperSheet({ html }: { html: string }) {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sheet.current) showDocument(parseDocumentMarkup(html), sheet.current);
  }, [html]);
  return (
    <div className="max-w-4xl rounded-sm border border-line bg-sheet shadow-sheet">
      <div ref={sheet} lang="ru" className="document p-5 md:p-10" />
    </div>
  );
}
