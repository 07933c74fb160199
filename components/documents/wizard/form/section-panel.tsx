"use client";

import { Check, ChevronDown, CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { ListedError } from "@/components/documents/wizard/field-errors";
import { lowerFirst } from "@/components/documents/wizard/form/section-notes";
import {
  isRequired,
  questionLabel,
  type SectionPlan,
  shownQuestions,
} from "@/components/documents/wizard/plan/form-plan";
import { isAnswered, type WizardValues } from "@/components/documents/wizard/plan/form-values";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { plural } from "@/lib/russian/plural";
import { typeset } from "@/lib/russian/screen-typography";

type SectionPanelProps = {
  section: SectionPlan;
  number: number;
  state: SectionState;
  isOpen: boolean;
  onToggle: () => void;
  /** The next section, which the button at the end opens. */
  next: SectionPlan | undefined;
  onNext: () => void;
  children: ReactNode;
};

export const sectionId = (id: string) => `section-${id}`;

/** One group of questions: folded it shows its state and a summary, open it shows the questions. */
export function SectionPanel(props: SectionPanelProps) {
  const { section, number, state, isOpen, onToggle, next, onNext, children } = props;
  const id = sectionId(section.id);
  return (
    <section aria-labelledby={`${id}-title`} className="border-b border-line last:border-b-0">
      <h3>
        <button
          type="button"
          id={`${id}-title`}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          className="flex w-full scroll-mt-4 items-start gap-3 px-4 py-4 text-left font-normal tracking-normal transition-colors duration-150 hover:bg-wash/60 focus-visible:outline-offset-[-2px] md:px-6"
        >
          <StateMark state={state} number={number} />
          <span className="min-w-0 flex-1">
            <span className="block text-[1.0625rem] leading-6 font-semibold">{section.title}</span>
            {isOpen ? null : (
              <span
                className={classNames(
                  "mt-0.5 line-clamp-2 text-sm",
                  state.kind === "wrong" ? "font-medium text-danger" : "text-ink-faint",
                )}
              >
                {state.words}
              </span>
            )}
          </span>
          <ChevronDown
            aria-hidden="true"
            strokeWidth={1.75}
            className={classNames(
              "mt-0.5 size-5 shrink-0 text-ink-faint transition-transform duration-150",
              isOpen && "rotate-180",
            )}
          />
        </button>
      </h3>
      {/* Folded questions stay mounted: nothing typed depends on what is open. */}
      <div id={id} hidden={!isOpen} className="animate-appear px-4 pb-6 md:pr-6 md:pl-16">
        <p className="-mt-2 mb-5 text-sm text-ink-soft">{typeset(section.intro)}</p>
        <div className="space-y-7">{children}</div>
        {next ? (
          // On a phone the wizard's bar at the bottom says it.
          <Button
            variant="secondary"
            className="mt-8 max-sm:in-[[data-wizard]]:hidden"
            onClick={onNext}
          >
            Дальше: {next.title}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

function StateMark({ state, number }: { state: SectionState; number: number }) {
  const base = "mt-px grid size-6 shrink-0 place-items-center rounded-full text-xs md:mr-1";
  if (state.kind === "wrong") {
    return (
      <span className={classNames(base, "bg-danger text-on-accent")}>
        <CircleAlert aria-hidden="true" strokeWidth={1.75} className="size-4" />
      </span>
    );
  }
  if (state.kind === "done") {
    return (
      <span className={classNames(base, "bg-success-wash text-success")}>
        <Check aria-hidden="true" strokeWidth={2.25} className="size-4" />
      </span>
    );
  }
  return (
    <span
      aria-hidden="true"
      className={classNames(base, "border border-line-strong/60 text-ink-faint tabular-nums")}
    >
      {number}
    </span>
  );
}

/** A section's progress, in one word for its mark and a few for its folded line. */
export type SectionState = {
  kind: "wrong" | "missing" | "untouched" | "done";
  words: string;
};

export function sectionState(
  section: SectionPlan,
  values: WizardValues,
  problems: ListedError[],
): SectionState {
  const wrong = problems.filter((problem) => problem.sectionId === section.id).length;
  if (wrong > 0) {
    return { kind: "wrong", words: plural(wrong, "ошибка", "ошибки", "ошибок") };
  }
  const asked = shownQuestions(section, values);
  const missing = asked.filter(
    (plan) => isRequired(plan, values.type) && !isAnswered(plan.field, values),
  );
  if (missing.some(({ control }) => control === "extra")) {
    // Their labels are whole sentences: «Осталось указать: записываете ли вы занятия» is no Russian.
    const count = plural(missing.length, "вопрос", "вопроса", "вопросов");
    return { kind: "missing", words: `Осталось ответить на ${count}` };
  }
  if (missing.length > 0) {
    const [first, ...others] = missing.map((plan) => lowerFirst(questionLabel(plan)));
    const more = others.length > 0 ? ` и ещё ${others.length}` : "";
    return { kind: "missing", words: `Осталось указать: ${first}${more}` };
  }
  const isTouched = asked.some(({ field }) => isAnswered(field, values));
  if (!isTouched) return { kind: "untouched", words: "Можно пропустить" };
  return { kind: "done", words: section.summary(values) || "Заполнено" };
}
