import { matchesFaq, normaliseQuery } from "@/components/features/help/filter-faq";
import { Highlight } from "@/components/features/help/highlight";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import type { FaqQuestion } from "@/content/help/question";

export type FaqEntryData = FaqQuestion;

type FaqEntryProps = { entry: FaqEntryData; query: string; isFirstMatch: boolean };

/** One question: native details, of which one is open at a time. The first match of a search is opened. */
export function FaqEntry({ entry, query, isFirstMatch }: FaqEntryProps) {
  const { id, question, answer, norms, links = [] } = entry;
  const isInAnswer =
    normaliseQuery(query) !== "" &&
    matchesFaq(entry, query) &&
    !matchesFaq({ question, answer: [] }, query);
  return (
    <details
      name="faq"
      open={isFirstMatch || undefined}
      // The browser may have opened it before hydration: by the URL hash or find-in-page.
      suppressHydrationWarning
      className="group border-b border-line"
    >
      <summary className="flex min-h-12 items-baseline justify-between gap-4 py-3.5 hover:text-accent">
        <span className="text-[1.0625rem] font-medium">
          <Highlight text={question} query={query} />
          {isInAnswer ? (
            <span className="ml-2 text-xs font-normal whitespace-nowrap text-ink-faint">
              есть в&nbsp;ответе
            </span>
          ) : null}
        </span>
        <span
          aria-hidden="true"
          className="w-4 shrink-0 text-center text-lg leading-none text-ink-faint after:content-['+'] group-open:after:content-['−']"
        />
      </summary>
      <div id={id} className="measure scroll-mt-36 space-y-3 pr-4 pb-6 text-ink-soft">
        {answer.map((paragraph) => (
          <p key={paragraph}>
            <Highlight text={paragraph} query={query} />
          </p>
        ))}
        {norms ? (
          <p className="text-sm text-ink-faint">
            Основание: <Highlight text={norms} query={query} />
          </p>
        ) : null}
        {links.length > 0 ? (
          <p className="flex flex-wrap gap-x-6 gap-y-2">
            {links.map(({ href, label }) => (
              <OnDemandLink key={href} href={href} className="text-accent">
                {label}
              </OnDemandLink>
            ))}
          </p>
        ) : null}
      </div>
    </details>
  );
}
