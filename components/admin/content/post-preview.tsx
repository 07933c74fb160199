"use client";

import { useDeferredValue, useEffect, useState } from "react";
import { typeset } from "@/lib/russian/screen-typography";

/** The text as the site will show it: the same sanitising, the same styles. */
export function PostPreview({ title, content }: { title: string; content: string }) {
  const text = useDeferredValue(content);
  const [html, setHtml] = useState("");
  useEffect(() => {
    let isCurrent = true;
    // Its code is needed by nobody but who writes.
    void import("@/lib/rich-text/sanitise")
      .then(({ toRichText }) => {
        if (isCurrent) setHtml(toRichText(text).html);
      })
      .catch(() => {
        if (isCurrent) setHtml("");
      });
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return (
    <section aria-labelledby="preview" className="min-w-0 rounded-lg border border-line p-5 sm:p-7">
      <h2 id="preview" className="text-sm font-medium text-ink-faint">
        Как это будет на сайте
      </h2>
      <p className="mt-3 mb-5 font-serif text-2xl break-words">{title || "Без заголовка"}</p>
      {html === "" ? (
        <p className="border-l-2 border-line-strong pl-4 text-ink-soft">
          {typeset("Без текста на странице будет анонс и пометка, что полного текста пока нет.")}
        </p>
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by toRichText
        <div className="prose break-words" dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </section>
  );
}
