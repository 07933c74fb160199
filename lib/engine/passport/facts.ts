/**
 * The passport of a site: the answers that all of its documents are made from. Its keys are those of the form's
 * questions; whatever follows from them is derived (docs/decisions/0020-sites.md).
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
 * The origin of a fact: a person, a check of the site or a register, our suggestion for the industry that the owner
 * accepted, or an imported table.
 */
export const factOrigins = ["answered", "seen", "preset", "imported"] as const;
export type FactOrigin = (typeof factOrigins)[number];

export type SiteFact = { value: unknown; origin: FactOrigin; date: IsoDate };

/** Facts that nobody has confirmed: found by a check, or imported with a table. No document uses them. */
const unconfirmedOrigins: readonly FactOrigin[] = ["seen", "imported"];
export const isConfirmed = ({ origin }: Pick<SiteFact, "origin">): boolean =>
  !unconfirmedOrigins.includes(origin);

/** Unanswered facts are absent: documents treat them as an untouched form. */
export type SiteFacts = { readonly [Key in QuestionKey]?: SiteFact };

/** Whether a question is about the site, not about one of its documents. */
export const factKeys: readonly QuestionKey[] = questionKeys.filter((key) => {
  const question = definitionOf(key);
  const chosenPerDocument = question.kind === "choice" && isChosenPerDocument(question);
  const isAnswerable = isAsked(question) || recordsOf(key) !== null;
  return isAnswerable && !question.ofOneType && !chosenPerDocument;
});

/**
 * The list of records into which the form converts a text of an older form. Until then the text is a fact of its own:
 * documents read both.
 */
export function recordsOf(key: QuestionKey): QuestionKey | null {
  const question = definitionOf(key);
  const shownIn = "shownIn" in question ? question.shownIn : undefined;
  return shownIn && definitionOf(shownIn).kind === "rows" ? shownIn : null;
}

/** A site may need several consents, each a document with a purpose of its own. */
function isChosenPerDocument({ control }: { control: string }): boolean {
  return control === "neededConsents";
}

const isFactKey = new Set<string>(factKeys);

/** True for a key whose answer is a fact of the site. */
export const isFact = (key: string): key is QuestionKey => isFactKey.has(key);

/** Lists without a question of their own, each edited in the list of another question. */
const shownElsewhere = questionKeys.flatMap((key) => {
  const question = definitionOf(key);
  if (!("shownIn" in question) || !question.shownIn || recordsOf(key) !== null) return [];
  return [{ key, shownIn: question.shownIn }];
});

/** Keys whose answers are part of a fact under another key. */
export const partsOfFacts: ReadonlySet<string> = new Set(shownElsewhere.map(({ key }) => key));

/** Whether an answer equals that of an untouched form. */
export function isUntouched(key: string, value: unknown): boolean {
  const empty: unknown = formModel.empty[key as keyof typeof formModel.empty];
  if (value === undefined || value === null || value === empty) return true;
  return typeof value === "string" ? value.trim() === "" : Array.isArray(value) && !value.length;
}

/** Returns what these answers say about the site. */
export function toFactValues(answers: AnswersByKey): ReadonlyMap<QuestionKey, unknown> {
  const values = new Map<QuestionKey, unknown>();
  for (const key of factKeys) {
    const added = shownElsewhere.filter(({ shownIn }) => shownIn === key);
    const lists = [key, ...added.map((other) => other.key)].map((item) => answers[item]);
    const value = added.length > 0 ? [...new Set(lists.flatMap((list) => list ?? []))] : lists[0];
    if (!isUntouched(key, value)) values.set(key, value);
  }
  return values;
}

/** Returns the facts as plain answers. */
export function factValues(facts: SiteFacts): Record<string, unknown> {
  return Object.fromEntries(Object.entries(facts).map(([key, fact]) => [key, fact.value]));
}

/** Returns the facts that a person has confirmed; no document is made from unconfirmed ones. */
export function confirmedFacts(facts: SiteFacts): SiteFacts {
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => isConfirmed(fact)));
}

/** Returns the keys of facts that were found by a check or imported, and are not confirmed yet. */
export const unconfirmedIn = (facts: SiteFacts): QuestionKey[] =>
  factKeys.filter((key) => {
    const fact = facts[key];
    return fact !== undefined && !isConfirmed(fact);
  });

/**
 * Updates the passport after a document was made from these answers, which are newer. Empty answers change nothing. Of
 * a new edition only its changes count: it may repeat answers that the passport has since replaced, and an answer that
 * is empty now and was given in the previous edition is removed.
 * @param before the answers of the previous edition.
 * @returns the same object when nothing has changed.
 */
export function mergeAnswers(
  facts: SiteFacts,
  answers: AnswersByKey,
  { before, date }: { before?: AnswersByKey | undefined; date: IsoDate },
): SiteFacts {
  const values = toFactValues(answers);
  const previousValues = toFactValues(before ?? {});
  const removed = [...previousValues.keys()].filter((key) => !values.has(key));
  const isChanged = (key: QuestionKey, value: unknown) =>
    facts[key] === undefined || !isSame(previousValues.get(key), value);
  const changed = new Map([...values].filter(([key, value]) => isChanged(key, value)));
  return change(facts, changed, { removed, date });
}

/**
 * Returns a passport with exactly these values: new ones are dated with this day, unconfirmed ones become confirmed;
 * all others keep their origin.
 * @returns the same object when nothing has changed.
 */
export function replaceFacts(facts: SiteFacts, answers: AnswersByKey, date: IsoDate): SiteFacts {
  const values = toFactValues(answers);
  const removed = factKeys.filter((key) => !values.has(key));
  return change(facts, values, { removed, date });
}

/**
 * Returns the passport of an imported site: its answers wait for confirmation.
 * @param statedKeys the keys that the person who uploaded the table vouches for.
 */
export function importFacts(
  answers: AnswersByKey,
  { statedKeys, date }: { statedKeys: readonly QuestionKey[]; date: IsoDate },
): SiteFacts {
  return Object.fromEntries(
    [...toFactValues(answers)].map(([key, value]) => [
      key,
      {
        value,
        origin: statedKeys.includes(key) ? "answered" : "imported",
        date,
      } satisfies SiteFact,
    ]),
  );
}

function change(
  facts: SiteFacts,
  values: ReadonlyMap<QuestionKey, unknown>,
  { removed, date }: { removed: readonly QuestionKey[]; date: IsoDate },
): SiteFacts {
  const next: { [Key in QuestionKey]?: SiteFact } = { ...facts };
  let hasChanged = false;
  for (const key of removed) {
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

/** Compares plain JSON, whatever the order of an object's keys in the database. */
export function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) {
    return a === b;
  }
  const [left, right] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  // An undefined value equals an absent one: JSON does not keep it.
  return [...new Set([...left.keys(), ...right.keys()])].every((key) =>
    isSame(left.get(key), right.get(key)),
  );
}

/** Parses a stored passport; unknown keys are dropped. */
export function parseFacts(stored: unknown): SiteFacts {
  if (typeof stored !== "object" || stored === null) return {};
  const known = Object.entries(stored).filter(([key]) => isFact(key));
  return Object.fromEntries(known) as SiteFacts;
}
