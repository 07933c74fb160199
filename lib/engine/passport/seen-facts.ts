/** What a check of the site has seen, compared with the passport: it adds what nobody said and overwrites nothing. */
import type { IsoDate } from "@/lib/core/time/moscow-time";
import { answersShape } from "@/lib/engine/answers/schema";
import { isSame, type SiteFacts, toFactValues } from "@/lib/engine/passport/facts";
import { siteAddressOf } from "@/lib/engine/passport/site-address";
import type { AnswersByKey } from "@/lib/engine/questions/conditions";
import { definitionOf, type QuestionKey } from "@/lib/engine/questions/questions";

export type SeenFactsMerge = {
  /** The same object where nothing is new. */
  facts: SiteFacts;
  /** Facts that nobody had said, and those that an earlier check had seen otherwise. */
  added: QuestionKey[];
  /** Facts that a person said otherwise: they stay as they are. */
  differ: QuestionKey[];
};

/**
 * The passport with what was seen on this day. What a person said stays: a list that lacks something of the site, or
 * another number, is told and not changed. What an earlier check had seen and nobody confirmed gives way to the newer.
 * @param seen answers of the form, as a check reports them; those that the form would refuse are left out.
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

/** What was seen, as far as the form would take it. */
export function validValues(seen: AnswersByKey): Map<QuestionKey, unknown> {
  const parsed = [...toFactValues(seen)].flatMap(([key, value]) => {
    const { data } = answersShape[key].safeParse(value);
    return data === undefined || data === null ? [] : ([[key, data]] as const);
  });
  return new Map(parsed);
}

/** Whether what was said covers what was seen: a site shows a part of what its owner knows. */
function agrees(key: QuestionKey, said: unknown, seen: unknown): boolean {
  return isSame(said, seen) || unstatedPart(key, said, seen).length === 0;
}

/**
 * What of a seen value was not said: items of a list, and of a text that lists names.
 * @param said undefined where nobody said anything.
 */
export function unstatedPart(key: QuestionKey, said: unknown, seen: unknown): unknown[] {
  if (Array.isArray(seen)) {
    const known: readonly unknown[] = Array.isArray(said) ? said : [];
    return seen.filter(
      (item) =>
        !known.some((other) => isSame(other, item)) &&
        // A full name holds the first one.
        !(item === "name" && known.includes("full_name")),
    );
  }
  if (typeof seen !== "string") return isSame(said, seen) ? [] : [seen];
  const known = typeof said === "string" ? said.toLowerCase() : "";
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
