"use client";

import type { ReactNode } from "react";
import { Alert } from "@/components/ui/alert";
import { nextSteps } from "@/content/wizard/next-steps";
import type { CreatedDocument } from "@/lib/features/documents/responses";
import { typeset } from "@/lib/russian/screen-typography";

/** What is still to be written in, what looks suspicious, what to do now. */
export function ResultNotes({ created: { document, warnings } }: { created: CreatedDocument }) {
  return (
    <>
      {warnings.length > 0 ? (
        <Alert tone="warning" title="Проверьте ещё раз" className="mt-6">
          <ul className="space-y-1">
            {warnings.map(({ field, message }) => (
              <li key={field + message}>{typeset(message)}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
      {document.blanks.length > 0 ? (
        <Notes title="Что осталось вписать">
          <p className="mt-1 text-sm text-ink-soft">
            Закон требует этих сведений, а в форме их не было. В тексте они отмечены
            «[указать:&nbsp;…]».
          </p>
          <ul className="mt-2 list-disc space-y-1 pl-5 text-sm marker:text-ink-faint">
            {document.blanks.map((blank) => (
              <li key={blank}>{typeset(blank)}</li>
            ))}
          </ul>
        </Notes>
      ) : null}
      <Notes title="Что дальше">
        <ol className="mt-2 list-decimal space-y-2.5 pl-5 text-sm marker:text-ink-faint marker:tabular-nums">
          {nextSteps(document.type).map(({ text, norm }) => (
            <li key={text}>
              {typeset(text)}
              {norm ? <span className="block text-xs text-ink-faint">{typeset(norm)}</span> : null}
            </li>
          ))}
        </ol>
      </Notes>
    </>
  );
}

function Notes({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-7 border-t border-line pt-4">
      <h4 className="text-[1rem]">{title}</h4>
      {children}
    </section>
  );
}
