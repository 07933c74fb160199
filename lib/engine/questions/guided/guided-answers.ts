/** What a guided question shows of the answers. */
import type { AnswersByKey } from "@/lib/engine/questions/conditions";
import type { GuidedOption, GuidedQuestion } from "@/lib/engine/questions/guided/guided-question";
import { guidedQuestions } from "@/lib/engine/questions/guided/guided-questions";
import {
  confirmMark,
  entriesOf,
  type GuidedState,
  isFor,
  isKept,
  isRowOf,
  isSet,
  listOf,
  markOf,
  rowsOf,
  signsOf,
  textOf,
  untouched,
} from "@/lib/engine/questions/guided/option-signs";
import { parts } from "@/lib/engine/questions/guided/parts";
import type { QuestionKey } from "@/lib/engine/questions/questions";

/** The guided questions that these answers call for. */
export function shownGuided(state: GuidedState): GuidedQuestion[] {
  return guidedQuestions.filter(
    ({ askedFor, after }) =>
      isFor(askedFor, state.answers) && (after === undefined || isChosen(parts, after, state)),
  );
}

/** Which options are offered, the usual ones of the industry first. */
export function offeredGuided(question: GuidedQuestion, state: GuidedState): string[] {
  const industry = String(state.answers.industry ?? "");
  const has = (industries: readonly string[] = []) => industries.includes(industry);
  const offered = Object.entries(question.options).filter(
    ([key, option]) =>
      (option.nobody || signsOf(option).every((sign) => isKept(sign, state.answers))) &&
      (!option.onlyIn || has(option.onlyIn) || isChosen(question, key, state)),
  );
  const usual = offered.filter(([, { usualIn }]) => has(usualIn));
  return [...new Set([...usual, ...offered].map(([key]) => key))];
}

/** Whether the answers say what the option stands for. */
export function isChosen(question: GuidedQuestion, key: string, state: GuidedState): boolean {
  const { answers, marks } = state;
  const option = question.options[key] as GuidedOption;
  if (question.single) return chosenOf(question, state) === key;
  if (marks.has(markOf(question, key))) return true;
  if (option.nobody && !option.adds) return false;
  if (option.recipient) return rowsOf(answers).some((row) => isRowOf(option, question, row));
  if (option.sets) return isSet(option, answers);
  if (option.typed) return textOf(answers, option.typed.field) !== "";
  const [[list, [sign]]] = entriesOf(option.adds) as [[QuestionKey, readonly [string]]];
  return [[list, [sign]] as const, ...entriesOf(option.also)].some(([one, items]) =>
    items.some((item) => listOf(answers, one).includes(item)),
  );
}

/** Of a question with one answer; undefined where nothing is chosen. */
export function chosenOf(question: GuidedQuestion, state: GuidedState): string | undefined {
  const entries = Object.entries(question.options);
  const { answers, marks } = state;
  const told = entries.find(([, option]) => option.sets && isSet(option, answers));
  if (told) return told[0];
  const isSaid = entries.some(([, { typed }]) => typed && textOf(answers, typed.field) !== "");
  return entries.find(
    ([key, { nobody }]) => nobody && (isSaid || marks.has(markOf(question, key))),
  )?.[0];
}

/** Whether nothing is left to say: something is chosen, and what had to be typed is typed. */
export function isGuidedAnswered(question: GuidedQuestion, state: GuidedState): boolean {
  const chosen = Object.keys(question.options).filter((key) => isChosen(question, key, state));
  return (
    chosen.length > 0 &&
    (!isConfirmAsked(question, state) || confirmedAs(question, state) !== undefined) &&
    chosen.every((key) => {
      const { typed } = question.options[key] as GuidedOption;
      return !typed || typed.optional || typedInto(question, key, state.answers) !== "";
    })
  );
}

/** Whether there is something to confirm: what was chosen tells where the site lies, and the document speaks of it. */
export function isConfirmAsked(question: GuidedQuestion, state: GuidedState): boolean {
  if (!question.confirm) return false;
  const [first] = Object.keys(question.confirm.sets) as QuestionKey[];
  const chosen = chosenOf(question, state);
  if (!first || !chosen || !isKept(first, state.answers)) return false;
  return (
    chosen !== question.confirm.notOf || typedInto(question, chosen, state.answers).trim() !== ""
  );
}

/** Undefined as long as nothing is said. */
export function confirmedAs(
  question: GuidedQuestion,
  { answers, marks }: GuidedState,
): "yes" | "no" | undefined {
  const sets = Object.entries(question.confirm?.sets ?? {});
  if (sets.length > 0 && sets.every(([key, value]) => answers[key] === value)) return "yes";
  const isSaid = sets.some(([key, value]) => ![value, untouched(key), ""].includes(answers[key]));
  return isSaid || marks.has(markOf(question, confirmMark)) ? "no" : undefined;
}

/** What stands in the field of an option. */
export function typedInto(question: GuidedQuestion, key: string, answers: AnswersByKey): string {
  const option = question.options[key] as GuidedOption;
  if (option.typed?.field !== "recipient") return String(answers[option.typed?.field ?? ""] ?? "");
  return String(rowsOf(answers).find((row) => isRowOf(option, question, row))?.name ?? "");
}
