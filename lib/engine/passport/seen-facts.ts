/** Merges what a check of the site has seen into the passport: it adds missing facts and overwrites nothing. */
import type { IsoDate } from "@/lib/core/time/moscow-time";
import { answersShape } from "@/lib/engine/answers/schema";
import { isSame, type SiteFacts, toFactValues } from "@/lib/engine/passport/facts";
import { siteAddressOf } from "@/lib/engine/passport/site-address";
import type { AnswersByKey } from "@/lib/engine/questions/conditions";
import { definitionOf, type QuestionKey } from "@/lib/engine/questions/questions";

export type SeenFactsMerge = {
  /** The given object itself when nothing is new. */
  facts: SiteFacts;
  /** Facts that were missing, and those that an earlier check had seen otherwise. */
  added: QuestionKey[];
  /** Facts that a person answered otherwise: they stay as they are. */
  differ: QuestionKey[];
};

/**
 * Returns the passport with what was seen on this day. Answers of a person are kept: a list that lacks something of the
 * site, or another number, is reported and not changed. Unconfirmed facts of an earlier check are replaced.
 * @param seen answers of the form, as a check reports them; invalid ones are ignored.
 */
export function mergeSeenFacts(
  facts: SiteFacts,
  seen: AnswersByKey,
  date: IsoDate,
): SeenFactsMerge {
  const next: { [Key in QuestionKey]?: SiteFacts[Key] } = { ...facts };
  const added: QuestionKey[] = [];
  const differ: QuestionKey[] = [];
  for (const [key, value] of validValues(seen)) {
    const known = next[key];
    if (known && known.origin !== "seen") {
      if (!agrees(key, known.value, value)) differ.push(key);
    } else if (!known || !isSame(known.value, value)) {
      next[key] = { value, origin: "seen", date };
      added.push(key);
    }
  }
  return { facts: added.length > 0 ? next : facts, added, differ };
}

/** Returns the seen values that the form would accept. */
export function validValues(seen: AnswersByKey): Map<QuestionKey, unknown> {
  const parsed = [...toFactValues(seen)].flatMap(([key, value]) => {
    const { data } = answersShape[key].safeParse(value);
    return data === undefined || data === null ? [] : ([[key, data]] as const);
  });
  return new Map(parsed);
}

/** Whether the stated value covers the seen one: a site shows only a part of what its owner knows. */
function agrees(key: QuestionKey, stated: unknown, seen: unknown): boolean {
  return isSame(stated, seen) || findUnstatedValues(key, stated, seen).length === 0;
}

/**
 * Returns the part of a seen value that was not stated: items of a list, or of a text that lists names.
 * @param stated undefined without an answer.
 */
export function findUnstatedValues(key: QuestionKey, stated: unknown, seen: unknown): unknown[] {
  if (Array.isArray(seen)) {
    const known: readonly unknown[] = Array.isArray(stated) ? stated : [];
    return seen.filter(
      (item) =>
        !known.some((other) => isSame(other, item)) &&
        // A full name includes the first name.
        !(item === "name" && known.includes("full_name")),
    );
  }
  if (typeof seen !== "string") return isSame(stated, seen) ? [] : [seen];
  const known = typeof stated === "string" ? stated.toLowerCase() : "";
  const { kind, seen: onSite } = definitionOf(key);
  if (kind === "webAddress") {
    return siteAddressOf(seen) === siteAddressOf(known) ? [] : [seen];
  }
  const isList = onSite?.listsNames === true;
  const items = isList ? seen.split(/,\s*/) : [seen];
  return items.filter((item) =>
    isList ? !known.includes(item.toLowerCase()) : known !== item.toLowerCase(),
  );
}
