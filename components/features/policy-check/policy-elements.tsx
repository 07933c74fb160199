import { CircleCheck, CircleDashed, CircleX, History, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import type { CheckReport } from "@/lib/features/site-check/report/responses";
import { plural } from "@/lib/russian/plural";
import { typeset } from "@/lib/russian/screen-typography";

type PolicyResult = Pick<NonNullable<CheckReport["policy"]>, "elements" | "findings" | "score">;
type State = PolicyResult["elements"][number]["state"];

const groups: readonly {
  state: State;
  title: string;
  icon: LucideIcon;
  mark: string;
}[] = [
  { state: "absent", title: "Нет", icon: CircleX, mark: "text-danger" },
  { state: "outdated", title: "Устарело", icon: History, mark: "text-warning" },
  { state: "partly", title: "Есть частично", icon: CircleDashed, mark: "text-warning" },
  { state: "there", title: "Есть", icon: CircleCheck, mark: "text-success" },
];

type PolicyElementsProps = {
  policy: PolicyResult;
  /** Actions, below the totals and above the lists. */
  children?: ReactNode;
};

/** The elements that the law requires of a policy, found in a text or not, and what to fix in it. */
export function PolicyElements({
  policy: { elements, findings, score },
  children,
}: PolicyElementsProps) {
  const presentCount = elements.filter(({ state }) => state === "there").length;
  return (
    <>
      <p className="measure mt-4 text-base">
        {typeset(
          `Есть ${presentCount} из ${plural(elements.length, "требования", "требований", "требований")}: ${score} баллов из 100.`,
        )}{" "}
        <span className="text-ink-soft">
          {typeset(
            "Балл — доля требований закона с их весом: за отсутствие одних штрафуют, другие только советуют. Важнее список: что именно дописать.",
          )}
        </span>
      </p>
      {children}
      {findings.length > 0 ? (
        <section aria-labelledby="text-findings" className="mt-8">
          <h3 id="text-findings" className="text-lg print:break-after-avoid">
            Что исправить в&nbsp;словах
          </h3>
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {findings.map(({ rule, quote, norm, advice }) => (
              <li key={`${rule}-${quote.start}`} className="py-4 print:break-inside-avoid">
                <Quote>{quote.text}</Quote>
                <p className="measure mt-2">{typeset(advice)}</p>
                <p className="mt-1 text-xs text-ink-faint">{typeset(norm)}</p>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {groups.map(({ state, title, icon: Icon, mark }) => {
        const matching = elements.filter((element) => element.state === state);
        if (matching.length === 0) return null;
        return (
          <section key={state} aria-labelledby={`text-${state}`} className="mt-8">
            <h3
              id={`text-${state}`}
              className="flex items-center gap-2 text-lg print:break-after-avoid"
            >
              <Icon aria-hidden="true" strokeWidth={1.75} className={`size-5 ${mark}`} />
              {title}
              <Badge className="tabular-nums">{matching.length}</Badge>
            </h3>
            {state === "absent" ? <Absent elements={matching} /> : <Found elements={matching} />}
          </section>
        );
      })}
    </>
  );
}

type Elements = { elements: PolicyResult["elements"] };

/** No place to quote for these, so the list is compact. */
function Absent({ elements }: Elements) {
  return (
    <>
      <p className="mt-2 text-ink-soft print:break-after-avoid">
        Этого в&nbsp;тексте не&nbsp;нашли:
      </p>
      <ul className="mt-2 gap-x-10 sm:columns-2 print:columns-2">
        {elements.map(({ id, title, norm }) => (
          <li key={id} className="break-inside-avoid border-b border-line py-2">
            <p className="font-medium">{typeset(title)}</p>
            <p className="mt-0.5 text-xs text-ink-faint">{typeset(norm)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Each with its place in the text. */
function Found({ elements }: Elements) {
  return (
    <ul className="mt-3 divide-y divide-line border-y border-line">
      {elements.map(({ id, title, norm, quote }) => (
        <li
          key={id}
          className="gap-x-8 py-3 md:grid md:grid-cols-[minmax(0,18rem)_minmax(0,1fr)] print:grid print:break-inside-avoid print:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]"
        >
          <div>
            <p className="font-medium">{typeset(title)}</p>
            <p className="mt-0.5 text-xs text-ink-faint">{typeset(norm)}</p>
          </div>
          <div className="max-md:mt-1.5">{quote ? <Quote>{quote.text}</Quote> : null}</div>
        </li>
      ))}
    </ul>
  );
}

function Quote({ children }: { children: string }) {
  return (
    <blockquote className="border-l-2 border-line-strong/50 pl-3 font-serif text-sm wrap-anywhere text-ink-soft">
      {children}
    </blockquote>
  );
}
