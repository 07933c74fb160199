import { citeNorms } from "@/lib/engine/facts/known/citation";
import type { FactRecord, Vocabulary } from "@/lib/engine/facts/known/vocabulary";
import { textFact } from "@/lib/engine/facts/known/vocabulary";
import { type ControlSubject, controlChecks } from "@/lib/engine/presets/papers/control-checks";
import { typesetDocument } from "@/lib/russian/typography";

export const controlVocabulary = {
  "paper.checks": {
    kind: "rows",
    label: "что проверяется",
    row: {
      what: textFact("что проверяется"),
      how: textFact("как проверить"),
      norm: textFact("норму"),
      quarter: textFact("когда проверить"),
    },
  },
} as const satisfies Vocabulary;

/**
 * Returns the checks of this owner's internal control, in the order of the plan (152-ФЗ ст. 18.1 ч. 1 п. 4).
 * @param facts those of the site and the answers to the papers' own questions
 */
export function controlFacts(facts: FactRecord): FactRecord {
  const hasStaff = facts["extra.hasStaff"] === true;
  const concerns: Record<ControlSubject, boolean> = {
    abroad: isThere(facts.crossBorder),
    alone: !hasStaff,
    cookies: facts["cookies.used"] === true,
    distribution: facts["site.userCanPost"] === true || facts["publishing.own"] === true,
    health: facts["special.health"] === true,
    newsletter: isAmong(facts.purposes, "newsletter"),
    recipients: isThere(facts.recipients),
    staff: hasStaff,
    staffData: hasStaff && facts["extra.staffPurposes"] === true,
    video: facts["extra.video"] === true,
  };
  return {
    "paper.checks": controlChecks
      .filter((check) => check.concerns === undefined || concerns[check.concerns])
      .map(({ what, how, norms, quarter }) => ({
        what: typesetDocument(what),
        how: typesetDocument(how),
        norm: typesetDocument(citeNorms(norms)),
        quarter: typesetDocument(quarter),
      })),
  };
}

const isThere = (rows: FactRecord[string]): boolean => Array.isArray(rows) && rows.length > 0;
const isAmong = (keys: FactRecord[string], key: string): boolean =>
  Array.isArray(keys) && keys.some((chosen) => chosen === key);
