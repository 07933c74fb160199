/** The order of the form: what must be answered first, and the optional rest, collapsed below it. */
import {
  isRequired,
  type SectionModel,
  shownQuestions,
} from "@/components/features/documents/form-model/form-model";
import {
  isAnswered,
  type QuestionModel,
  type WizardValues,
} from "@/components/features/documents/form-model/form-values";
import { processingPurposesField } from "@/lib/engine/answers/identifying-answers";
import { isConditionMet } from "@/lib/engine/questions/conditions";
import type { GuidedQuestion } from "@/lib/engine/questions/guided/guided-question";
import type { GuidedState } from "@/lib/engine/questions/guided/option-detection";

/** The module that reads and writes answers for the guided questions; loaded after the form. */
export type GuidedLogic = typeof import("@/lib/engine/questions/guided/guided-answers");

/** Questions shown in one panel of the form with these answers. */
export type Panel = {
  id: string;
  title: string;
  intro: string;
  note?: SectionModel["note"];
  questions: readonly QuestionModel[];
  /** The guided questions; null if there are none or their code has not loaded yet. */
  guided: readonly GuidedQuestion[] | null;
  isCore: boolean;
  summary: (values: WizardValues) => string;
};
export type FormPath = { core: Panel[]; more: Panel[] };

/** No marks: for a stored document or answers of the API. */
export const noMarks: ReadonlySet<string> = new Set();

/** The panels of a form with these sections. */
export function formPath(
  sections: readonly SectionModel[],
  values: WizardValues,
  guidedLogic: GuidedLogic | null,
  marks: ReadonlySet<string> = noMarks,
): FormPath {
  const core: Panel[] = [];
  const more: Panel[] = [];
  for (const section of sections) {
    const { id, title, intro, note, main } = section;
    const questions = shownQuestions(section, values);
    const isMain = section.isCore ? () => true : (model: QuestionModel) => isCore(model, values);
    const [asked, others] = [questions.filter(isMain), questions.filter((model) => !isMain(model))];
    const home = main && "in" in main ? core.find((panel) => panel.id === main.in) : undefined;
    if (home) home.questions = chosenFirst([...home.questions, ...asked]);
    else if (asked.length > 0) {
      core.push({
        id,
        title: main && "title" in main ? main.title : title,
        intro: main && "title" in main ? main.intro : intro,
        ...(note && { note }),
        questions: main ? chosenFirst(asked) : asked,
        guided: null,
        isCore: true,
        summary: (values) => section.summary(values, asked),
      });
    }
    if (others.length === 0) continue;
    const isRest = asked.length > 0;
    more.push({
      id: isRest ? `${id}-more` : id,
      title: isRest ? `${title}: подробнее` : title,
      intro: isRest ? "Что можно добавить, если это у вас есть." : intro,
      ...(note && !isRest && { note }),
      questions: others,
      guided: null,
      isCore: false,
      summary: (values) => section.summary(values, others),
    });
  }
  // The guided questions mainly set the purposes. They come after the owner and before the type's own questions.
  if (
    sections.some(({ questions }) =>
      questions.some(({ field }) => field === processingPurposesField),
    )
  ) {
    const guidedQuestions = guidedLogic?.visibleGuidedQuestions({ answers: values, marks }) ?? null;
    core.splice(1, 0, { ...guidedPanel, guided: guidedQuestions });
  }
  return { core, more };
}

/** The panel of the guided questions. */
export const guidedId = "guided";

const guidedPanel: Panel = {
  id: guidedId,
  title: "Как работает сайт",
  intro:
    "По этим ответам заполним цели, данные и получателей. Их видно ниже, там же их можно поправить.",
  questions: [],
  guided: null,
  isCore: true,
  summary: () => "",
};

function isCore(model: QuestionModel, values: WizardValues): boolean {
  if (model.control === "extra" || model.core === true) return true;
  return model.core?.some((condition) => isConditionMet(condition, values)) ?? false;
}

/** Choices come before text fields: the keyboard of a phone opens only once. */
function chosenFirst(models: readonly QuestionModel[]): QuestionModel[] {
  const isTyped = ({ control }: QuestionModel) => control === "line" || control === "address";
  return [...models.filter((model) => !isTyped(model)), ...models.filter(isTyped)];
}

/** The number of questions in these panels. */
export const countQuestions = (panels: readonly Panel[]): number =>
  panels.reduce((sum, { questions, guided }) => sum + questions.length + (guided?.length ?? 0), 0);

/** The unanswered questions of a panel. */
export function unanswered(
  panel: Panel,
  state: GuidedState & { answers: WizardValues },
  guidedLogic: GuidedLogic | null,
) {
  return {
    guided:
      panel.guided?.filter((question) => !guidedLogic?.isGuidedAnswered(question, state)) ?? [],
    questions: panel.questions.filter((model) => !hasAnswer(model, state.answers)),
  };
}

/** A preselected choice counts as an answer. */
function hasAnswer(model: QuestionModel, values: WizardValues): boolean {
  const isTyped =
    model.control === "line" ||
    model.control === "address" ||
    model.control === "checklist" ||
    (model.control === "extra" && isRequired(model, values.type)) ||
    (model.control === "select" && model.unset !== undefined);
  return !isTyped || isAnswered(model.field, values);
}
