/**
 * What is known of a site: the answers that all of its documents are made of. Its vocabulary are the keys of the
 * form's questions; what follows from them stays derived (docs/decisions/0020-sites.md).
 */
import type { IsoDate } from "@/lib/core/time/moscow-time";
import type { AnswersByKey } from "@/lib/engine/questions/conditions";
import { formModel } from "@/lib/engine/questions/form-model";
import {
  definitionOf,
  isAsked,
  type QuestionKey,
  questionKeys,
} from "@/lib/engine/questions/questions";

/**
 * Who says it: a person, a look at the site or a register, we for this industry, and the owner agreed, or a table that
 * was brought in for many sites at once.
 */
export const factOrigins = ["answered", "seen", "preset", "imported"] as const;
export type FactOrigin = (typeof factOrigins)[number];

export type SiteFact = { value: unknown; origin: FactOrigin; date: IsoDate };

/** What nobody has looked at yet: a check has seen it, or it came with a table. No document is made of it. */
const unconfirmedOrigins: readonly FactOrigin[] = ["seen", "imported"];
export const isConfirmed = ({ origin }: Pick<SiteFact, "origin">): boolean =>
  !unconfirmedOrigins.includes(origin);

/** What nobody said is absent: a document treats it as the form does that nobody touched. */
export type SiteFacts = { readonly [Key in QuestionKey]?: SiteFact };

/** Questions about the site, not about one of its documents. */
export const factKeys: readonly QuestionKey[] = questionKeys.filter((key) => {
  const question = definitionOf(key);
  const chosenPerDocument = question.kind === "choice" && isChosenPerDocument(question);
  const isSaid = isAsked(question) || recordsOf(key) !== null;
  return isSaid && !question.ofOneType && !chosenPerDocument;
});

/**
 * The list of records that a text of an older form is shown in. Such a text stays a fact of its own until the form
 * has made records of it: documents read both.
 */
export function recordsOf(key: QuestionKey): QuestionKey | null {
  const question = definitionOf(key);
  const shownIn = "shownIn" in question ? question.shownIn : undefined;
  return shownIn && definitionOf(shownIn).kind === "rows" ? shownIn : null;
}

/** One site needs several consents, each a document for a purpose of its own. */
function isChosenPerDocument({ control }: { control: string }): boolean {
  return control === "neededConsents";
}

const isFactKey = new Set<string>(factKeys);

/** True for a key whose answer is a fact of the site. */
export const isFact = (key: string): key is QuestionKey => isFactKey.has(key);

/** Lists that no form asks, each shown and edited in the list of another question. */
const shownElsewhere = questionKeys.flatMap((key) => {
  const question = definitionOf(key);
  if (!("shownIn" in question) || !question.shownIn || recordsOf(key) !== null) return [];
  return [{ key, shownIn: question.shownIn }];
});

/** Keys whose answers are part of a fact under another key. */
export const partsOfFacts: ReadonlySet<string> = new Set(shownElsewhere.map(({ key }) => key));

/** Whether an answer says no more than a form that nobody has touched. */
export function isUntouched(key: string, value: unknown): boolean {
  const empty: unknown = formModel.empty[key as keyof typeof formModel.empty];
  if (value === undefined || value === null || value === empty) return true;
  return typeof value === "string" ? value.trim() === "" : Array.isArray(value) && !value.length;
}

/** What these answers say of the site. */
export function toFactValues(answers: AnswersByKey): ReadonlyMap<QuestionKey, unknown> {
  const values = new Map<QuestionKey, unknown>();
  for (const key of factKeys) {
    const added = shownElsewhere.filter(({ shownIn }) => shownIn === key);
    const lists = [key, ...added.map((other) => other.key)].map((one) => answers[one]);
    const value = added.length > 0 ? [...new Set(lists.flatMap((list) => list ?? []))] : lists[0];
    if (!isUntouched(key, value)) values.set(key, value);
  }
  return values;
}

/** The facts as plain answers. */
export function factValues(facts: SiteFacts): Record<string, unknown> {
  return Object.fromEntries(Object.entries(facts).map(([key, fact]) => [key, fact.value]));
}

/**
 * The facts that a person stands behind: what was only seen or imported waits for them, and no document is made of it.
 */
export function confirmedFacts(facts: SiteFacts): SiteFacts {
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => isConfirmed(fact)));
}

/** The keys of what was seen on the site or came with a table and is not confirmed yet. */
export const unconfirmedIn = (facts: SiteFacts): QuestionKey[] =>
  factKeys.filter((key) => {
    const fact = facts[key];
    return fact !== undefined && !isConfirmed(fact);
  });

/**
 * The passport after a document was made of these answers: what they say is newer. What they leave empty says
 * nothing. Of a new edition only what it changes is news: it may repeat answers that the passport has outlived, and
 * what it leaves empty was taken back where the edition before said something.
 * @param before the answers of that edition.
 * @returns the same object where nothing has changed.
 */
export function mergeAnswers(
  facts: SiteFacts,
  answers: AnswersByKey,
  { before, date }: { before?: AnswersByKey | undefined; date: IsoDate },
): SiteFacts {
  const values = toFactValues(answers);
  const said = toFactValues(before ?? {});
  const takenBack = [...said.keys()].filter((key) => !values.has(key));
  const isNews = (key: QuestionKey, value: unknown) =>
    facts[key] === undefined || !isSame(said.get(key), value);
  const news = new Map([...values].filter(([key, value]) => isNews(key, value)));
  return change(facts, news, { takenBack, date });
}

/**
 * The passport with these values and no others: those that are new were answered on this day, and those that nobody
 * had confirmed are confirmed by it; the others keep their origin.
 * @returns the same object where nothing has changed.
 */
export function replaceFacts(facts: SiteFacts, answers: AnswersByKey, date: IsoDate): SiteFacts {
  const values = toFactValues(answers);
  const takenBack = factKeys.filter((key) => !values.has(key));
  return change(facts, values, { takenBack, date });
}

/**
 * The passport of a site that came with a table: its answers wait to be confirmed.
 * @param said the keys that the person who uploaded the table vouches for.
 */
export function importFacts(
  answers: AnswersByKey,
  { said, date }: { said: readonly QuestionKey[]; date: IsoDate },
): SiteFacts {
  return Object.fromEntries(
    [...toFactValues(answers)].map(([key, value]) => [
      key,
      { value, origin: said.includes(key) ? "answered" : "imported", date } satisfies SiteFact,
    ]),
  );
}

function change(
  facts: SiteFacts,
  values: ReadonlyMap<QuestionKey, unknown>,
  { takenBack, date }: { takenBack: readonly QuestionKey[]; date: IsoDate },
): SiteFacts {
  const next: { [Key in QuestionKey]?: SiteFact } = { ...facts };
  let hasChanged = false;
  for (const key of takenBack) {
    hasChanged ||= next[key] !== undefined;
    delete next[key];
  }
  for (const [key, value] of values) {
    const known = next[key];
    if (known && isConfirmed(known) && isSame(known.value, value)) continue;
    next[key] = { value, origin: "answered", date };
    hasChanged = true;
  }
  return hasChanged ? next : facts;
}

/** Of plain JSON, whatever order the database has given the keys of an object. */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) {
    return one === other;
  }
  const [left, right] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  // What is undefined is absent: JSON does not keep it.
  return [...new Set([...left.keys(), ...right.keys()])].every((key) =>
    isSame(left.get(key), right.get(key)),
  );
}

/** A stored passport: what today's vocabulary does not know is left out. */
export function parseFacts(stored: unknown): SiteFacts {
  if (typeof stored !== "object" || stored === null) return {};
  const known = Object.entries(stored).filter(([key]) => isFact(key));
  return Object.fromEntries(known) as SiteFacts;
}
