import { InlineText } from "@/components/page-blocks/inline-text";
import type { ShortAnswer } from "@/content/site-legal/in-short";
import { typeset } from "@/lib/russian/screen-typography";

/** A document's summary in plain language. */
export function PlainSummary({ answers, note }: { answers: readonly ShortAnswer[]; note: string }) {
  return (
    <section aria-labelledby="in-short" className="mb-10 max-w-4xl print:hidden">
      <h2 id="in-short" className="text-xl">
        Коротко
      </h2>
      <dl className="mt-4 border-t border-line">
        {answers.map(({ question, answer }) => (
          <div
            key={question}
            className="gap-x-8 border-b border-line py-3.5 sm:grid sm:grid-cols-[minmax(0,13rem)_minmax(0,1fr)]"
          >
            <dt className="font-medium">{typeset(question)}</dt>
            <dd className="measure mt-1 text-ink-soft sm:mt-0">
              <InlineText>{answer}</InlineText>
            </dd>
          </div>
        ))}
      </dl>
      <p className="measure mt-3 text-xs text-ink-faint">{typeset(note)}</p>
    </section>
  );
}
