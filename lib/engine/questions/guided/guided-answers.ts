/** The state of guided questions, as derived from the answers. */
import type { AnswersByKey } from "@/lib/engine/questions/conditions";
import type { GuidedOption, GuidedQuestion } from "@/lib/engine/questions/guided/guided-question";
import { guidedQuestions } from "@/lib/engine/questions/guided/guided-questions";
import {
  confirmMark,
  emptyAnswer,
  entriesOf,
  type GuidedState,
  indicatorKeys,
  isAskedByForm,
  isForType,
  isRowOf,
  isSet,
  listOf,
  markOf,
  rowsOf,
  typedText,
} from "@/lib/engine/questions/guided/option-detection";
import { siteParts } from "@/lib/engine/questions/guided/site-parts";
import type { QuestionKey } from "@/lib/engine/questions/questions";

/** Returns the guided questions that apply to these answers. */
export function visibleGuidedQuestions(state: GuidedState): GuidedQuestion[] {
  return guidedQuestions.filter(
    ({ askedFor, after }) =>
      isForType(askedFor, state.answers) &&
      (after === undefined || isChosen(siteParts, after, state)),
  );
}

/** Returns the offered options, those usual in the industry first. */
export function offeredOptions(question: GuidedQuestion, state: GuidedState): string[] {
  const industry = String(state.answers.industry ?? "");
  const has = (industries: readonly string[] = []) => industries.includes(industry);
  const offered = Object.entries(question.options).filter(
    ([key, option]) =>
      (option.hasNoRecipient ||
        indicatorKeys(option).every((sign) => isAskedByForm(sign, state.answers))) &&
      (!option.onlyIn || has(option.onlyIn) || isChosen(question, key, state)),
  );
  const usual = offered.filter(([, { usualIn }]) => has(usualIn));
  return [...new Set([...usual, ...offered].map(([key]) => key))];
}

/** Whether the answers contain what the option stands for. */
export function isChosen(question: GuidedQuestion, key: string, state: GuidedState): boolean {
  const { answers, marks } = state;
  const option = question.options[key] as GuidedOption;
  if (question.single) return chosenOption(question, state) === key;
  if (marks.has(markOf(question, key))) return true;
  if (option.hasNoRecipient && !option.adds) return false;
  if (option.recipient) return rowsOf(answers).some((row) => isRowOf(option, question, row));
  if (option.sets) return isSet(option, answers);
  if (option.typed) return typedText(answers, option.typed.field) !== "";
  const [[list, [sign]]] = entriesOf(option.adds) as [[QuestionKey, readonly [string]]];
  return [[list, [sign]] as const, ...entriesOf(option.also)].some(([one, items]) =>
    items.some((item) => listOf(answers, one).includes(item)),
  );
}

/** The chosen option of a single-answer question; undefined when there is none. */
export function chosenOption(question: GuidedQuestion, state: GuidedState): string | undefined {
  const entries = Object.entries(question.options);
  const { answers, marks } = state;
  const setOption = entries.find(([, option]) => option.sets && isSet(option, answers));
  if (setOption) return setOption[0];
  const isAnswered = entries.some(
    ([, { typed }]) => typed && typedText(answers, typed.field) !== "",
  );
  return entries.find(
    ([key, { hasNoRecipient }]) =>
      hasNoRecipient && (isAnswered || marks.has(markOf(question, key))),
  )?.[0];
}

/** Whether the question is completely answered: something is chosen, and its required text is entered. */
export function isGuidedAnswered(question: GuidedQuestion, state: GuidedState): boolean {
  const chosen = Object.keys(question.options).filter((key) => isChosen(question, key, state));
  return (
    chosen.length > 0 &&
    (!needsConfirmation(question, state) || confirmationOf(question, state) !== undefined) &&
    chosen.every((key) => {
      const { typed } = question.options[key] as GuidedOption;
      return !typed || typed.optional || optionText(question, key, state.answers) !== "";
    })
  );
}

/**
 * Whether a confirmation is needed: the chosen option implies where the site is hosted, and the document mentions it.
 */
export function needsConfirmation(question: GuidedQuestion, state: GuidedState): boolean {
  if (!question.confirm) return false;
  const [first] = Object.keys(question.confirm.sets) as QuestionKey[];
  const chosen = chosenOption(question, state);
  if (!first || !chosen || !isAskedByForm(first, state.answers)) return false;
  return (
    chosen !== question.confirm.notOf || optionText(question, chosen, state.answers).trim() !== ""
  );
}

/** Returns the confirmation; undefined until it is answered. */
export function confirmationOf(
  question: GuidedQuestion,
  { answers, marks }: GuidedState,
): "yes" | "no" | undefined {
  const sets = Object.entries(question.confirm?.sets ?? {});
  if (sets.length > 0 && sets.every(([key, value]) => answers[key] === value)) return "yes";
  const isAnswered = sets.some(
    ([key, value]) => ![value, emptyAnswer(key), ""].includes(answers[key]),
  );
  return isAnswered || marks.has(markOf(question, confirmMark)) ? "no" : undefined;
}

/** Returns the text in the field of an option. */
export function optionText(question: GuidedQuestion, key: string, answers: AnswersByKey): string {
  const option = question.options[key] as GuidedOption;
  if (option.typed?.field !== "recipient") return String(answers[option.typed?.field ?? ""] ?? "");
  return String(rowsOf(answers).find((row) => isRowOf(option, question, row))?.name ?? "");
}
