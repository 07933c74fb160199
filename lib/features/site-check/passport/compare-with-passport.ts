/** What the living site and the passport say differently. Pure. */
import { siteField } from "@/lib/engine/answers/subject";
import { confirmedFacts, type SiteFacts } from "@/lib/engine/passport/facts";
import { unsaidOf, validValues } from "@/lib/engine/passport/seen-facts";
import type { AnswersByKey } from "@/lib/engine/questions/conditions";
import { definitionOf, labelOf, type QuestionKey } from "@/lib/engine/questions/questions";
import type { CheckReport, PassportDifference } from "@/lib/features/site-check/responses";
import {
  namedOnceSeen,
  onlyOne,
} from "@/lib/features/site-check/rules/passport/facts-for-passport";

/** Counters come through it that no page shows. */
const tagManagers: readonly string[] = ["googleTagManager"];

/**
 * The differences of a site and its passport.
 * @param report of a check; of a site that was not read nothing is known, so nothing differs.
 * @param facts the passport: what was only seen in it is not said yet. Of one in which nobody has answered anything but
 * the address, nothing differs either: there is nothing that the papers say.
 */
export function compareWithPassport(report: CheckReport, facts: SiteFacts): PassportDifference[] {
  const said = confirmedFacts(facts);
  const isAnswered = Object.keys(said).some((key) => key !== siteField);
  if (!report.isRead || !isAnswered) return [];
  const seen = validValues(report.facts as AnswersByKey);
  return [
    ...namedOnceSeen.flatMap((key) => {
      const unsaid = seen.has(key) ? unsaidOf(key, said[key]?.value, seen.get(key)) : [];
      return unsaid.length > 0 ? [difference(key, unsaid, said[key]?.value)] : [];
    }),
    ...onlyOne.flatMap((key) => {
      const known = said[key]?.value;
      const isOther = seen.has(key) && known && unsaidOf(key, known, seen.get(key)).length > 0;
      return isOther ? [difference(key, seen.get(key), known)] : [];
    }),
    ...goneCounters(report, said, seen),
  ];
}

/** Counters that the passport names and the site does not have, where all of it could be seen. */
function goneCounters(
  { isPartlyRead, services }: CheckReport,
  said: SiteFacts,
  seen: ReadonlyMap<QuestionKey, unknown>,
): PassportDifference[] {
  const key = "analyticsServices";
  const isHidden = services.some((service) => tagManagers.includes(service.key));
  if (isPartlyRead || isHidden) return [];
  const counters = webCounters.filter((option) => listOf(said[key]?.value).includes(option));
  const gone = counters.filter((option) => !listOf(seen.get(key)).includes(option));
  return gone.length > 0 ? [difference(key, undefined, gone)] : [];
}

/** Those that a check would find: what an application has is on no page. */
const webCounters = ["yandex_metrica", "google_analytics", "vk_pixel"] as const;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function difference(key: QuestionKey, seen: unknown, said: unknown): PassportDifference {
  return {
    key,
    label: labelOf(key),
    seen: inWords(key, seen),
    said: inWords(key, said),
  };
}

/** A value as people read it; null for what is not there. */
function inWords(key: QuestionKey, value: unknown): string | null {
  if (value === undefined || value === null || value === "") return null;
  const values = [value].flat();
  if (values.length === 0) return null;
  const question = definitionOf(key);
  const options: Readonly<Record<string, unknown>> = "options" in question ? question.options : {};
  return values
    .map((one) => {
      if (typeof one === "boolean") return one ? "да" : "нет";
      const label = options[String(one)];
      return typeof label === "string" ? label : String(one);
    })
    .join(", ");
}
