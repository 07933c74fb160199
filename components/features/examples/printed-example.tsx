"use client";

import { useEffect, useState } from "react";
import { formatMarginNorms } from "@/components/features/documents/clause-norms";
import { whenIdle } from "@/components/shell/when-idle";
import type { DocumentType } from "@/lib/engine/questions/vocabulary/options";
import { fetchExample } from "@/lib/features/examples/client";

/**
 * The whole example, for print only: the page shows its beginning. Fetched when the page is idle, because a printing
 * browser waits for nothing; without it the beginning is printed.
 */
export function PrintedExample({ type }: { type: DocumentType }) {
  const [whole, setWhole] = useState<{ type: DocumentType; markup: string } | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        fetchExample(type).then(
          ({ html }) => setWhole({ type, markup: formatMarginNorms(html) }),
          () => undefined,
        );
      }),
    [type],
  );
  // Still the previous tab's text: the new one is loading.
  if (whole?.type !== type) return null;
  return (
    <article
      lang="ru"
      data-print="only"
      className="document document-norms document-margin hidden print:block"
      // The writer escapes all text by construction (lib/engine/writers/html/element.ts).
      // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
      dangerouslySetInnerHTML={{ __html: whole.markup }}
    />
  );
}
