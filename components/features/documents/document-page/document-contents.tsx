"use client";

import { useMemo } from "react";
import { parseDocumentMarkup } from "@/components/features/documents/document-markup";
import { useDocumentPage } from "@/lib/features/documents/client";
import { plural } from "@/lib/russian/plural";

/** The table of contents of a long document, which on a phone is twenty screens of text. */
export function DocumentContents({ id, edition }: { id: string; edition: number }) {
  const { data: page } = useDocumentPage(id, edition);
  const headings = useMemo(
    () =>
      page
        ? [...parseDocumentMarkup(page).querySelectorAll("h2[id]")].map((heading) => ({
            id: heading.id,
            text: heading.textContent ?? "",
          }))
        : [],
    [page],
  );
  if (headings.length < 3) return null;
  return (
    <details data-print="hide" className="group mb-4 border-y border-line text-sm">
      <summary className="flex min-h-11 cursor-pointer items-center font-medium">
        Содержание: {plural(headings.length, "раздел", "раздела", "разделов")}
      </summary>
      <ol className="mb-3 space-y-1.5">
        {headings.map((heading) => (
          <li key={heading.id}>
            <a
              href={`#${heading.id}`}
              className="inline-block text-accent no-underline hover:underline pointer-coarse:py-2"
            >
              {heading.text}
            </a>
          </li>
        ))}
      </ol>
    </details>
  );
}
