/** What a guided question shows of the answers, and what choosing its options makes of them. */
import type { TypedRow } from "@/lib/engine/questions/answer";
import type { AnswersByKey } from "@/lib/engine/questions/conditions";
import type { Columns, Options } from "@/lib/engine/questions/definition";
import { formPlan } from "@/lib/engine/questions/form-plan";
import {
  type GuidedOption,
  type GuidedQuestion,
  guidedQuestions,
} from "@/lib/engine/questions/guided";
import {
  definitionOf,
  type QuestionKey,
  questions,
  sections,
} from "@/lib/engine/questions/questions";

export type GuidedState = {
  answers: AnswersByKey;
  /** Options that no answer tells of, «question.option»: nobody gets data, or a name is yet to be typed. */
  marks: ReadonlySet<string>;
};
/** What the catalogue proves of the company that runs a service. */
export type CompanyOf = (
  service: string,
) => { name: string; inn?: string; address?: string } | undefined;

const byKey = new Map(guidedQuestions.map((question) => [question.key, question]));
const [parts] = guidedQuestions as [GuidedQuestion];
const markOf = ({ key }: GuidedQuestion, option: string) => `${key}.${option}`;
const entriesOf = (lists: object = {}) =>
  Object.entries(lists) as [QuestionKey, readonly string[]][];
const listOf = (answers: AnswersByKey, key: string) => (answers[key] ?? []) as readonly string[];
const textOf = (answers: AnswersByKey, key: string) => String(answers[key] ?? "").trim();
const rowsOf = ({ recipients = [] }: AnswersByKey) => recipients as readonly TypedRow[];
const lower = (text: unknown) => String(text ?? "").toLocaleLowerCase("ru");

/** A list of types stands for each of them, as in conditions. */
const isFor = (askedFor: readonly string[], { type }: AnswersByKey) =>
  [type].flat().some((one) => askedFor.includes(String(one)));

/** Whether a form of this type asks for the answer. */
function isKept(key: QuestionKey, answers: AnswersByKey): boolean {
  const definition = definitionOf(key);
  return (
    ("askedFor" in definition && isFor(definition.askedFor, answers)) ||
    sections.some(({ borrowed }) => borrowed?.questions[key] && isFor(borrowed.for, answers))
  );
}

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

/** The questions whose answers tell that the option is chosen. */
function signsOf({ adds, sets, recipient, typed }: GuidedOption): QuestionKey[] {
  if (recipient) return ["recipients"];
  if (sets) return Object.keys(sets).slice(0, 1) as QuestionKey[];
  if (typed) return [typed.field as QuestionKey];
  return entriesOf(adds)
    .slice(0, 1)
    .map(([key]) => key);
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

/** «ООО «Tilda»» in a line is «Tilda». */
function isSet({ sets = {} }: GuidedOption, answers: AnswersByKey): boolean {
  return Object.entries(sets).every(([key, wanted]) =>
    definitionOf(key as QuestionKey).kind === "line"
      ? lower(answers[key]).includes(lower(wanted))
      : answers[key] === wanted,
  );
}

/** Whether a record is the one that the option stands for; what no other option knows is «другая служба». */
function isRowOf({ recipient }: GuidedOption, { options }: GuidedQuestion, row: TypedRow): boolean {
  if (!recipient || row.role !== recipient.role) return false;
  const [purpose] = recipient.purposes ?? [];
  if (purpose && !row.purposes?.includes(purpose)) return false;
  if (recipient.like) return lower(row.name).includes(recipient.like);
  return !Object.values(options).some(
    (other) => other.recipient?.like && lower(row.name).includes(other.recipient.like),
  );
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

const confirmMark = "confirm";

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

/** What stands in the field of an option. */
export function typedInto(question: GuidedQuestion, key: string, answers: AnswersByKey): string {
  const option = question.options[key] as GuidedOption;
  if (option.typed?.field !== "recipient") return String(answers[option.typed?.field ?? ""] ?? "");
  return String(rowsOf(answers).find((row) => isRowOf(option, question, row))?.name ?? "");
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

const untouched = (key: string): unknown => formPlan.empty[key as keyof typeof formPlan.empty];

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

/** The guided question under this key. @throws TypeError for a key that none has. */
export function guidedQuestion(key: string): GuidedQuestion {
  const question = byKey.get(key);
  if (!question) throw new TypeError(`No guided question ${key}`);
  return question;
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
