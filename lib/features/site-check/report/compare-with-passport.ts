/** What the living site and the passport say differently. Pure. */
import { siteField } from "@/lib/engine/answers/identifying-answers";
import { confirmedFacts, type SiteFacts } from "@/lib/engine/passport/facts";
import { findUnstatedValues, validValues } from "@/lib/engine/passport/seen-facts";
import type { AnswersByKey } from "@/lib/engine/questions/conditions";
import {
  definitionOf,
  keysWith,
  labelOf,
  type QuestionKey,
} from "@/lib/engine/questions/questions";
import type { CheckReport, PassportDifference } from "@/lib/features/site-check/report/responses";

/** Counters come through it that no page shows. */
const tagManagers: readonly string[] = ["googleTagManager"];

/**
 * The differences of a site and its passport, in the order of the form.
 * @param report of a check; of a site that was not read nothing is known, so nothing differs.
 * @param facts the passport: what was only seen in it is not said yet. Of one in which nobody has answered anything but
 * the address, nothing differs either: there is nothing that the papers say.
 */
export function compareWithPassport(report: CheckReport, facts: SiteFacts): PassportDifference[] {
  const stated = confirmedFacts(facts);
  const isAnswered = Object.keys(stated).some((key) => key !== siteField);
  if (!report.isRead || !isAnswered) return [];
  const seen = validValues(report.facts as AnswersByKey);
  return keysWith("seen").flatMap((key) => [
    ...findMismatch(key, stated[key]?.value, seen.get(key)),
    ...findMissingOptions(report, key, stated[key]?.value, seen.get(key)),
  ]);
}

/** @param seen undefined when it was not on the site. */
function findMismatch(key: QuestionKey, stated: unknown, seen: unknown): PassportDifference[] {
  const { compared } = definitionOf(key).seen ?? {};
  if (!compared || seen === undefined) return [];
  const unstated = findUnstatedValues(key, stated, seen);
  if (unstated.length === 0) return [];
  if (compared === "named") return [difference(key, unstated, stated)];
  return stated ? [difference(key, seen, stated)] : [];
}

/** What the passport names and the site does not have, where all of it could be seen. */
function findMissingOptions(
  { isPartlyRead, services }: CheckReport,
  key: QuestionKey,
  stated: unknown,
  seen: unknown,
): PassportDifference[] {
  const isHidden = services.some((service) => tagManagers.includes(service.key));
  if (isPartlyRead || isHidden) return [];
  const { onPages = [] } = definitionOf(key).seen ?? {};
  const missing = onPages.filter(
    (option) => listOf(stated).includes(option) && !listOf(seen).includes(option),
  );
  return missing.length > 0 ? [difference(key, undefined, missing)] : [];
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function difference(key: QuestionKey, seen: unknown, stated: unknown): PassportDifference {
  return {
    key,
    label: labelOf(key),
    seen: formatFact(key, seen),
    said: formatFact(key, stated),
  };
}

/** A value as people read it; null for what is not there. */
function formatFact(key: QuestionKey, value: unknown): string | null {
  if (value === undefined || value === null || value === "") return null;
  const values = [value].flat();
  if (values.length === 0) return null;
  const question = definitionOf(key);
  const options: Readonly<Record<string, unknown>> = "options" in question ? question.options : {};
  return values
    .map((item) => {
      if (typeof item === "boolean") return item ? "да" : "нет";
      const label = options[String(item)];
      return typeof label === "string" ? label : String(item);
    })
    .join(", ");
}
