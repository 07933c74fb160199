import { Check, ChevronDown, CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { ListedError } from "@/components/features/documents/form-model/field-errors";
import { questionLabel } from "@/components/features/documents/form-model/form-model";
import {
  type GuidedLogic,
  guidedId,
  type Panel,
  unanswered,
} from "@/components/features/documents/form-model/form-path";
import {
  isAnswered,
  type WizardValues,
} from "@/components/features/documents/form-model/form-values";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import type { GuidedQuestion } from "@/lib/engine/questions/guided/guided-question";
import type { GuidedState } from "@/lib/engine/questions/guided/option-detection";
import { lowerFirst } from "@/lib/russian/first-letter";
import { plural } from "@/lib/russian/plural";
import { typeset } from "@/lib/russian/screen-typography";

type SectionPanelProps = {
  section: Panel;
  /** The panel belongs to the main path. */
  number: number | undefined;
  state: SectionState;
  isOpen: boolean;
  onToggle: () => void;
  /** Label of the button at the end. */
  next: { label: string; onPress: () => void } | undefined;
  children: ReactNode;
};

export const sectionId = (id: string) => `section-${id}`;

/** One group of questions: collapsed with its state and a summary, or expanded with the questions. */
export function SectionPanel(props: SectionPanelProps) {
  const { section, number, state, isOpen, onToggle, next, children } = props;
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
                {state.summary}
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
      {/* Collapsed questions stay mounted, so that no input depends on what is open. */}
      <div id={id} hidden={!isOpen} className="animate-appear px-4 pb-6 md:pr-6 md:pl-16">
        <p className="-mt-2 mb-5 text-sm text-ink-soft">{typeset(section.intro)}</p>
        <div className="space-y-7">{children}</div>
        {next ? (
          // On a phone the wizard's bottom bar shows it.
          <Button
            variant="secondary"
            className="mt-8 max-sm:in-[[data-wizard]]:hidden"
            onClick={next.onPress}
          >
            {next.label}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

function StateMark({ state, number }: { state: SectionState; number: number | undefined }) {
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
      className={classNames(
        base,
        "border text-ink-faint tabular-nums",
        number === undefined ? "border-dashed border-line-strong/60" : "border-line-strong/60",
      )}
    >
      {number}
    </span>
  );
}

/** A section's progress: one word for its mark and a few for its collapsed line. */
export type SectionState = {
  kind: "wrong" | "missing" | "untouched" | "done";
  summary: string;
};

type FormState = GuidedState & { answers: WizardValues };

/** @param open guided questions without an answer: the section with the answer that they set shows them too. */
export function sectionState(
  panel: Panel,
  form: FormState,
  problems: readonly Pick<ListedError, "field">[],
  guidedLogic: GuidedLogic | null,
  open: readonly GuidedQuestion[] = [],
): SectionState {
  const values = form.answers;
  const has = (key: string) => panel.questions.some(({ field }) => field === key);
  const errorCount = problems.filter(({ field }) => has(field)).length;
  if (errorCount > 0) {
    return { kind: "wrong", summary: plural(errorCount, "ошибка", "ошибки", "ошибок") };
  }
  if (panel.id === guidedId && !panel.guided) return { kind: "untouched", summary: "" };
  const remaining = unanswered(panel, form, guidedLogic);
  const guided = panel.isCore ? remaining.guided : open.filter(({ setIn }) => setIn.some(has));
  if (guided.length > 0) {
    return {
      kind: "missing",
      summary: `Нужно ответить: ${inShort(guided.map((item) => item.missing))}`,
    };
  }
  if (panel.isCore && remaining.questions.length > 0) return missing(remaining.questions);
  if (panel.isCore || panel.questions.some(({ field }) => isAnswered(field, values))) {
    const text =
      guidedLogic && panel.guided
        ? summariseGuided(panel.guided, form, guidedLogic)
        : panel.summary(values);
    return { kind: "done", summary: text || "Заполнено" };
  }
  // Proposed answers are shown as well.
  return { kind: "untouched", summary: panel.summary(values) || "Необязательно" };
}

function missing(questions: Panel["questions"]): SectionState {
  if (questions.some(({ control }) => control === "extra")) {
    // Labels of extra questions are sentences: «Осталось указать: записываете ли вы занятия» is wrong Russian.
    const count = plural(questions.length, "вопрос", "вопроса", "вопросов");
    return { kind: "missing", summary: `Осталось ответить на ${count}` };
  }
  const text = inShort(questions.map((model) => lowerFirst(questionLabel(model))));
  return { kind: "missing", summary: `Осталось указать: ${text}` };
}

const inShort = ([first, ...others]: readonly string[]) =>
  `${first}${others.length > 0 ? ` и ещё ${others.length}` : ""}`;

/** «Заказы или запись, доставка заказов; СДЭК; Tilda». */
function summariseGuided(
  questions: readonly GuidedQuestion[],
  form: FormState,
  { isChosen, isGuidedAnswered }: GuidedLogic,
): string {
  return questions
    .filter((question) => isGuidedAnswered(question, form))
    .map((question) =>
      Object.entries(question.options)
        .filter(([key]) => isChosen(question, key, form))
        .map(([, { label }], index) => (index > 0 ? lowerFirst(label) : label))
        .join(", "),
    )
    .join("; ");
}
