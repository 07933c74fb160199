import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { ExtraQuestionField } from "@/components/features/documents/form/industry/extra-question-field";
import { lazyFormPart } from "@/components/features/documents/form/lazy/lazy-form-part";
import type { PathModel } from "@/components/features/documents/form/path-model";
import { QuestionField } from "@/components/features/documents/form/questions/question-field";
import { SectionNotes } from "@/components/features/documents/form/section-notes";
import { SectionPanel, sectionState } from "@/components/features/documents/form/section-panel";
import type { ListedError } from "@/components/features/documents/form-model/field-errors";
import {
  guidedId,
  type Panel,
  unanswered,
} from "@/components/features/documents/form-model/form-path";
import type { QuestionModel } from "@/components/features/documents/form-model/form-values";
import { Card } from "@/components/ui/card";
import { classNames } from "@/components/ui/class-names";
import { plural, pluralForm } from "@/lib/russian/plural";

/** Loaded together with the logic of the guided questions: a form starts with other questions. */
const GuidedFields = lazyFormPart(
  async () =>
    (await import("@/components/features/documents/form/guided/guided-fields")).GuidedFields,
  { failure: "Вопросы не загрузились" },
);

type PathPanelsProps = {
  model: PathModel;
  problems: readonly Pick<ListedError, "field">[];
  /** Shown when nothing is left on the main path. */
  completedText: string;
  /** Where the main path ends. */
  finish?: { label: string; onPress: () => void };
  /** In the wizard, whose form scrolls separately: the list of unanswered questions stays visible. */
  inWizard?: true;
};

const formatQuestionsLeft = (count: number) =>
  `${pluralForm(count, "Остался", "Осталось", "Осталось")} ${plural(count, "вопрос", "вопроса", "вопросов")}`;

/** The questions of a form: those of the main path one after another, all others collapsed below. */
export function PathPanels({ model, problems, completedText, finish, inWizard }: PathPanelsProps) {
  const { path, guidedLogic, values, open, marks, onMarks } = model;
  const form = { answers: values, marks };
  const leftIn = (panel: Panel) => {
    const { guided, questions } = unanswered(panel, form, guidedLogic);
    return guided.length + questions.length;
  };
  const remaining = path.core.reduce((sum, panel) => sum + leftIn(panel), 0);
  // The guided questions count too; before anything is answered they are not loaded.
  const isCounted = guidedLogic !== null || !path.core.some(({ id }) => id === guidedId);
  const openGuided = path.core.flatMap((panel) => unanswered(panel, form, guidedLogic).guided);

  /** The next panel of the main path, then a skipped one, then the end. */
  const nextOf = (panel: Panel, index: number) => {
    const next =
      path.core[index + 1] ?? path.core.find((item) => item.id !== panel.id && leftIn(item) > 0);
    if (!next) return finish;
    return { label: `Дальше: ${next.title}`, onPress: () => model.goOn(panel, next) };
  };

  const show = (panel: Panel, index: number): ReactNode => (
    <SectionPanel
      key={panel.id}
      section={panel}
      number={panel.isCore ? index + 1 : undefined}
      state={sectionState(panel, form, problems, guidedLogic, openGuided)}
      isOpen={open.has(panel.id)}
      onToggle={() => model.toggle(panel.id)}
      next={panel.isCore ? nextOf(panel, index) : undefined}
    >
      {panel.note ? <SectionNotes note={panel.note} /> : null}
      {panel.id === guidedId && (guidedLogic || open.has(guidedId)) ? (
        <GuidedFields marks={marks} onMarks={onMarks} />
      ) : null}
      {panel.questions.map((model) => renderQuestion(model, open.has(panel.id)))}
    </SectionPanel>
  );

  return (
    <>
      <p
        aria-live="polite"
        className={classNames(
          "flex items-center gap-1.5 py-2 text-sm font-medium tabular-nums",
          remaining > 0 || !isCounted ? "text-ink-soft" : "text-success",
          inWizard && "sticky -top-5 z-10 -mx-3 bg-paper px-3 md:-top-6 md:-mx-6 md:px-6",
        )}
      >
        {remaining > 0 || !isCounted ? null : (
          <Check aria-hidden="true" strokeWidth={2.25} className="size-4 shrink-0" />
        )}
        {isCounted
          ? remaining > 0
            ? formatQuestionsLeft(remaining)
            : completedText
          : "Сначала главное, остальное — по желанию"}
      </p>
      <Card className="overflow-hidden">{path.core.map(show)}</Card>
      {path.more.length > 0 ? (
        <>
          <div className="mt-8 mb-3">
            <h3 className="text-[1.0625rem]">Уточнить</h3>
            <p className="mt-0.5 text-sm text-ink-soft">
              {remaining > 0
                ? "Необязательно: к этому можно вернуться в любой момент."
                : "Необязательно: документ уже можно составить."}
            </p>
          </div>
          <Card className="overflow-hidden">{path.more.map(show)}</Card>
        </>
      ) : null}
    </>
  );
}

function renderQuestion(model: QuestionModel, isOpen: boolean): ReactNode {
  if (model.control === "extra") return <ExtraQuestionField key={model.field} model={model} />;
  // Rendered only when opened, which loads its code; everything typed there is part of the answers.
  if (model.control === "customClauses" && !isOpen) return null;
  return <QuestionField key={model.field} model={model} />;
}
