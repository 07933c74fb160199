/** What choosing and typing in a guided question makes of the answers. */
import type { TypedRow } from "@/lib/engine/questions/answer";
import { isChosen } from "@/lib/engine/questions/guided/guided-answers";
import type { GuidedOption, GuidedQuestion } from "@/lib/engine/questions/guided/guided-question";
import { guidedQuestions } from "@/lib/engine/questions/guided/guided-questions";
import {
  confirmMark,
  entriesOf,
  type GuidedState,
  isKept,
  isRowOf,
  listOf,
  markOf,
  rowsOf,
  signsOf,
  untouched,
} from "@/lib/engine/questions/guided/option-signs";
import { parts } from "@/lib/engine/questions/guided/parts";
import { definitionOf, type QuestionKey, questions } from "@/lib/engine/questions/questions";
import type { Columns, Options } from "@/lib/engine/questions/vocabulary/definition";

/** What the catalogue proves of the company that runs a service. */
export type CompanyOf = (
  service: string,
) => { name: string; inn?: string; address?: string } | undefined;

/** The answers after a yes, or after «не знаю». */
export function confirm(
  question: GuidedQuestion,
  said: "yes" | "no",
  { answers, marks }: GuidedState,
): GuidedState {
  const sets = question.confirm?.sets ?? {};
  const held = new Set(marks);
  if (said === "yes") {
    held.delete(markOf(question, confirmMark));
    return { answers: { ...answers, ...sets }, marks: held };
  }
  const unsaid = Object.fromEntries(Object.keys(sets).map((key) => [key, untouched(key)]));
  return { answers: { ...answers, ...unsaid }, marks: held.add(markOf(question, confirmMark)) };
}

/** The answers with this in the field of an option. */
export function typeInto(
  question: GuidedQuestion,
  key: string,
  text: string,
  { answers, marks }: GuidedState,
): GuidedState {
  const option = question.options[key] as GuidedOption;
  const { typed } = option;
  if (!typed) return { answers, marks };
  if (typed.field !== "recipient") {
    // An emptied field is not yet an option that was taken back.
    const held = new Set(marks).add(markOf(question, key));
    return { answers: { ...answers, [typed.field]: text }, marks: held };
  }
  const rows = rowsOf(answers);
  const at = rows.findIndex((row) => isRowOf(option, question, row));
  if (at < 0) return { answers, marks };
  return {
    answers: { ...answers, recipients: rows.with(at, { ...(rows[at] as TypedRow), name: text }) },
    marks,
  };
}

/** The answers after a press on an option: what it brings is there, or what no other chosen option needs is gone. */
export function choose(
  question: GuidedQuestion,
  key: string,
  isOn: boolean,
  state: GuidedState,
  companyOf: CompanyOf = () => undefined,
): GuidedState {
  if (question.single) return replace(question, key, state);
  if (!isOn) return takeBack(question, [key], state);
  const option = question.options[key] as GuidedOption;
  const others = Object.keys(question.options).filter(
    (other) => option.alone || question.options[other]?.alone,
  );
  return bring(
    question,
    key,
    takeBack(
      question,
      others.filter((other) => other !== key),
      state,
    ),
    companyOf,
  );
}

function bring(
  question: GuidedQuestion,
  key: string,
  { answers, marks }: GuidedState,
  companyOf: CompanyOf = () => undefined,
): GuidedState {
  const { adds, sets, recipient, typed, nobody } = question.options[key] as GuidedOption;
  const next: Record<string, unknown> = { ...answers, ...sets };
  for (const [list, items] of entriesOf(adds)) {
    next[list] = inOrder(list, new Set([...listOf(answers, list), ...items]));
  }
  const option = question.options[key] as GuidedOption;
  if (recipient && !rowsOf(answers).some((row) => isRowOf(option, question, row))) {
    const { service, like: _like, ...said } = recipient;
    const company = service ? (companyOf(service) ?? { name: service }) : {};
    next.recipients = [...rowsOf(answers), toRow({ ...said, ...company })];
  }
  const isStored = adds !== undefined && signsOf(option).every((sign) => isKept(sign, answers));
  const isMarked = (nobody && !isStored) || (typed && !recipient && !sets);
  return { answers: next, marks: isMarked ? new Set(marks).add(markOf(question, key)) : marks };
}

/** Without these options, and without what their follow-ups brought. */
function takeBack(
  question: GuidedQuestion,
  keys: readonly string[],
  { answers, marks }: GuidedState,
): GuidedState {
  const gone = keys.map((key) => [question, key] as const);
  for (const followUp of guidedQuestions) {
    if (question !== parts || !followUp.after || !keys.includes(followUp.after)) continue;
    for (const key of Object.keys(followUp.options)) gone.push([followUp, key]);
  }
  const isGone = (one: GuidedQuestion, key: string) =>
    gone.some(([other, option]) => other === one && option === key);
  const kept = guidedQuestions.flatMap((one) =>
    Object.entries(one.options).filter(
      ([key]) => !isGone(one, key) && isChosen(one, key, { answers, marks }),
    ),
  );
  const isNeeded = (list: QuestionKey, item: string) =>
    kept.some(([, { adds, also }]) =>
      [adds, also].some((lists) =>
        entriesOf(lists).some(([one, items]) => one === list && items.includes(item)),
      ),
    );
  const next: Record<string, unknown> = { ...answers };
  const left = new Set(marks);
  for (const [one, key] of gone) {
    const option = one.options[key] as GuidedOption;
    left.delete(markOf(one, key));
    for (const [list, items] of [...entriesOf(option.adds), ...entriesOf(option.also)]) {
      const isToGo = (item: string) => items.includes(item) && !isNeeded(list, item);
      if (listOf(next, list).some(isToGo)) {
        next[list] = listOf(next, list).filter((item) => !isToGo(item));
      }
    }
    for (const set of Object.keys(option.sets ?? {})) next[set] = untouched(set);
    if (option.typed && option.typed.field !== "recipient") next[option.typed.field] = "";
    if (rowsOf(next).some((row) => isRowOf(option, one, row))) {
      next.recipients = rowsOf(next).filter((row) => !isRowOf(option, one, row));
    }
  }
  return { answers: next, marks: left };
}

/** Another answer to a question that has one: what belonged to the one before goes. */
function replace(question: GuidedQuestion, key: string, state: GuidedState): GuidedState {
  const { options, single } = question;
  const typed = options[key]?.typed?.field;
  const others = Object.values(options).flatMap((option) => option.typed?.field ?? []);
  const cleared = [...(single?.resets ?? []), ...others.filter((field) => field !== typed)];
  const empty = Object.fromEntries(cleared.map((field) => [field, untouched(field)]));
  const marks = new Set([...state.marks].filter((mark) => !mark.startsWith(`${question.key}.`)));
  const next = { answers: { ...state.answers, ...empty }, marks };
  return key in options ? bring(question, key, next) : next;
}

/** In the order of the screen; an item that no list of ours knows stays last. */
function inOrder(key: QuestionKey, items: ReadonlySet<string>): string[] {
  const { options = {} } = definitionOf(key) as { options?: Options };
  const known = Object.keys(options).filter((item) => items.has(item));
  return [...new Set([...known, ...items])];
}

/** A record as the form keeps it: every column has a value. */
function toRow(said: Readonly<Record<string, unknown>>): TypedRow {
  const columns: Columns = questions.recipients.columns;
  return Object.fromEntries(
    Object.entries(columns).map(([key, { kind }]) => [
      key,
      (said[key] ?? (kind === "choices" ? [] : "")) as string | string[],
    ]),
  );
}

/** Recipients that go by the name of their service get that of its company. */
export function nameCompanies({ answers, marks }: GuidedState, companyOf: CompanyOf): GuidedState {
  const services = guidedQuestions.flatMap(({ options }) =>
    Object.values(options).flatMap(({ recipient }) => recipient?.service ?? []),
  );
  const isToName = ({ name }: TypedRow) =>
    services.includes(String(name)) && companyOf(String(name)) !== undefined;
  if (!rowsOf(answers).some(isToName)) return { answers, marks };
  const recipients = rowsOf(answers).map((row) =>
    isToName(row) ? { ...row, ...companyOf(String(row.name)) } : row,
  );
  return { answers: { ...answers, recipients }, marks };
}
