/** Applies changes in a guided question to the answers. */
import type { FormRow } from "@/lib/engine/questions/answer";
import { isChosen } from "@/lib/engine/questions/guided/guided-answers";
import type { GuidedOption, GuidedQuestion } from "@/lib/engine/questions/guided/guided-question";
import { guidedQuestions } from "@/lib/engine/questions/guided/guided-questions";
import {
  confirmMark,
  emptyAnswer,
  entriesOf,
  type GuidedState,
  indicatorKeys,
  isAskedByForm,
  isRowOf,
  listOf,
  markOf,
  rowsOf,
} from "@/lib/engine/questions/guided/option-detection";
import { siteParts } from "@/lib/engine/questions/guided/site-parts";
import { definitionOf, type QuestionKey, questions } from "@/lib/engine/questions/questions";
import type { Columns, Options } from "@/lib/engine/questions/vocabulary/definition";

/** Looks up the verified company that runs a service. */
export type CompanyOf = (
  service: string,
) => { name: string; inn?: string; address?: string } | undefined;

/** Returns the state after «да» or «не знаю». */
export function answerConfirmation(
  question: GuidedQuestion,
  answer: "yes" | "no",
  { answers, marks }: GuidedState,
): GuidedState {
  const sets = question.confirm?.sets ?? {};
  const nextMarks = new Set(marks);
  if (answer === "yes") {
    nextMarks.delete(markOf(question, confirmMark));
    return { answers: { ...answers, ...sets }, marks: nextMarks };
  }
  const resetAnswers = Object.fromEntries(Object.keys(sets).map((key) => [key, emptyAnswer(key)]));
  return {
    answers: { ...answers, ...resetAnswers },
    marks: nextMarks.add(markOf(question, confirmMark)),
  };
}

/** Returns the state with this text in the field of an option. */
export function setOptionText(
  question: GuidedQuestion,
  key: string,
  text: string,
  { answers, marks }: GuidedState,
): GuidedState {
  const option = question.options[key] as GuidedOption;
  const { typed } = option;
  if (!typed) return { answers, marks };
  if (typed.field !== "recipient") {
    // Emptying the field does not deselect the option.
    const nextMarks = new Set(marks).add(markOf(question, key));
    return { answers: { ...answers, [typed.field]: text }, marks: nextMarks };
  }
  const rows = rowsOf(answers);
  const at = rows.findIndex((row) => isRowOf(option, question, row));
  if (at < 0) return { answers, marks };
  return {
    answers: { ...answers, recipients: rows.with(at, { ...(rows[at] as FormRow), name: text }) },
    marks,
  };
}

/**
 * Returns the state after toggling an option: adds what the option brings, or removes what no other chosen option
 * needs.
 */
export function toggleOption(
  question: GuidedQuestion,
  key: string,
  isOn: boolean,
  state: GuidedState,
  companyOf: CompanyOf = () => undefined,
): GuidedState {
  if (question.single) return replaceOption(question, key, state);
  if (!isOn) return removeOptions(question, [key], state);
  const option = question.options[key] as GuidedOption;
  const others = Object.keys(question.options).filter(
    (other) => option.alone || question.options[other]?.alone,
  );
  return applyOption(
    question,
    key,
    removeOptions(
      question,
      others.filter((other) => other !== key),
      state,
    ),
    companyOf,
  );
}

function applyOption(
  question: GuidedQuestion,
  key: string,
  { answers, marks }: GuidedState,
  companyOf: CompanyOf = () => undefined,
): GuidedState {
  const { adds, sets, recipient, typed, hasNoRecipient } = question.options[key] as GuidedOption;
  const next: Record<string, unknown> = { ...answers, ...sets };
  for (const [list, items] of entriesOf(adds)) {
    next[list] = inOrder(list, new Set([...listOf(answers, list), ...items]));
  }
  const option = question.options[key] as GuidedOption;
  if (recipient && !rowsOf(answers).some((row) => isRowOf(option, question, row))) {
    const { service, like: _like, ...fields } = recipient;
    const company = service ? (companyOf(service) ?? { name: service }) : {};
    next.recipients = [...rowsOf(answers), toRow({ ...fields, ...company })];
  }
  const isStored =
    adds !== undefined && indicatorKeys(option).every((sign) => isAskedByForm(sign, answers));
  const isMarked = (hasNoRecipient && !isStored) || (typed && !recipient && !sets);
  return { answers: next, marks: isMarked ? new Set(marks).add(markOf(question, key)) : marks };
}

/** Removes these options and what their follow-up questions added. */
function removeOptions(
  question: GuidedQuestion,
  keys: readonly string[],
  { answers, marks }: GuidedState,
): GuidedState {
  const removed = keys.map((key) => [question, key] as const);
  for (const followUp of guidedQuestions) {
    if (question !== siteParts || !followUp.after || !keys.includes(followUp.after)) continue;
    for (const key of Object.keys(followUp.options)) removed.push([followUp, key]);
  }
  const isRemoved = (one: GuidedQuestion, key: string) =>
    removed.some(([other, option]) => other === one && option === key);
  const remaining = guidedQuestions.flatMap((guidedQuestion) =>
    Object.entries(guidedQuestion.options).filter(
      ([key]) =>
        !isRemoved(guidedQuestion, key) && isChosen(guidedQuestion, key, { answers, marks }),
    ),
  );
  const isNeeded = (list: QuestionKey, item: string) =>
    remaining.some(([, { adds, also }]) =>
      [adds, also].some((lists) =>
        entriesOf(lists).some(([one, items]) => one === list && items.includes(item)),
      ),
    );
  const next: Record<string, unknown> = { ...answers };
  const nextMarks = new Set(marks);
  for (const [one, key] of removed) {
    const option = one.options[key] as GuidedOption;
    nextMarks.delete(markOf(one, key));
    for (const [list, items] of [...entriesOf(option.adds), ...entriesOf(option.also)]) {
      const isObsolete = (item: string) => items.includes(item) && !isNeeded(list, item);
      if (listOf(next, list).some(isObsolete)) {
        next[list] = listOf(next, list).filter((item) => !isObsolete(item));
      }
    }
    for (const set of Object.keys(option.sets ?? {})) next[set] = emptyAnswer(set);
    if (option.typed && option.typed.field !== "recipient") next[option.typed.field] = "";
    if (rowsOf(next).some((row) => isRowOf(option, one, row))) {
      next.recipients = rowsOf(next).filter((row) => !isRowOf(option, one, row));
    }
  }
  return { answers: next, marks: nextMarks };
}

/** Chooses another option of a single-answer question; removes what belonged to the previous one. */
function replaceOption(question: GuidedQuestion, key: string, state: GuidedState): GuidedState {
  const { options, single } = question;
  const typed = options[key]?.typed?.field;
  const others = Object.values(options).flatMap((option) => option.typed?.field ?? []);
  const cleared = [...(single?.resets ?? []), ...others.filter((field) => field !== typed)];
  const empty = Object.fromEntries(cleared.map((field) => [field, emptyAnswer(field)]));
  const marks = new Set([...state.marks].filter((mark) => !mark.startsWith(`${question.key}.`)));
  const next = { answers: { ...state.answers, ...empty }, marks };
  return key in options ? applyOption(question, key, next) : next;
}

/** In display order; unknown items stay last. */
function inOrder(key: QuestionKey, items: ReadonlySet<string>): string[] {
  const { options = {} } = definitionOf(key) as { options?: Options };
  const known = Object.keys(options).filter((item) => items.has(item));
  return [...new Set([...known, ...items])];
}

/** Makes a record as the form stores it: every column has a value. */
function toRow(fields: Readonly<Record<string, unknown>>): FormRow {
  const columns: Columns = questions.recipients.columns;
  return Object.fromEntries(
    Object.entries(columns).map(([key, { kind }]) => [
      key,
      (fields[key] ?? (kind === "choices" ? [] : "")) as string | string[],
    ]),
  );
}

/** Replaces the names of services among the recipients by those of their companies. */
export function fillCompanyNames(
  { answers, marks }: GuidedState,
  companyOf: CompanyOf,
): GuidedState {
  const services = guidedQuestions.flatMap(({ options }) =>
    Object.values(options).flatMap(({ recipient }) => recipient?.service ?? []),
  );
  const isToName = ({ name }: FormRow) =>
    services.includes(String(name)) && companyOf(String(name)) !== undefined;
  if (!rowsOf(answers).some(isToName)) return { answers, marks };
  const recipients = rowsOf(answers).map((row) =>
    isToName(row) ? { ...row, ...companyOf(String(row.name)) } : row,
  );
  return { answers: { ...answers, recipients }, marks };
}
