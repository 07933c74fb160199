"use client";

import { useDeferredValue, useEffect, useState } from "react";
import type { TextBody, TextFormat } from "@/components/features/admin/rich-text/text-body";
import { typeset } from "@/lib/russian/screen-typography";

type TextPreviewProps = {
  form: TextBody;
  /** The page's text when the body is empty. */
  emptyText: string;
};

/** The text as the site will show it: same Markdown, same sanitising, same styles. */
export function TextPreview({ form, emptyText }: TextPreviewProps) {
  const text = useDeferredValue(form.text);
  const [html, setHtml] = useState("");
  useEffect(() => {
    let isCurrent = true;
    void toPageHtml(text, form.format)
      .catch(() => "")
      .then((rendered) => {
        if (isCurrent) setHtml(rendered);
      });
    return () => {
      isCurrent = false;
    };
  }, [text, form.format]);
  return (
    <section aria-labelledby="preview" className="min-w-0 rounded-lg border border-line p-5 sm:p-7">
      <h2 id="preview" className="text-sm font-medium text-ink-faint">
        Как это будет на сайте
      </h2>
      <p className="mt-3 mb-5 font-serif text-2xl break-words">{form.title || "Без заголовка"}</p>
      {html === "" ? (
        <p className="border-l-2 border-line-strong pl-4 text-ink-soft">{typeset(emptyText)}</p>
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by toRichText
        <div className="prose break-words" dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </section>
  );
}

/** Both parsers are loaded only here. */
async function toPageHtml(text: string, format: TextFormat): Promise<string> {
  const { toRichText } = await import("@/lib/features/rich-text/sanitise");
  if (format === "html") return toRichText(text).html;
  const { markdownToHtml } = await import("@/lib/features/rich-text/markdown");
  return toRichText(markdownToHtml(text)).html;
}
