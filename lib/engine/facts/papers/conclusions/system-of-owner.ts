/**
 * The level of protection of the site's information system, from the passport and two answers of the owner (ПП № 1119).
 */
import type { KnownFacts } from "@/lib/engine/facts/known/known-facts";
import type { FactRecord, Vocabulary } from "@/lib/engine/facts/known/vocabulary";
import { textFact } from "@/lib/engine/facts/known/vocabulary";
import {
  type ProtectionLevel,
  protectionLevel,
  type SubjectCount,
  systemOf,
  type ThreatType,
} from "@/lib/engine/facts/papers/conclusions/protection-level";
import { buildProcessingMatrix } from "@/lib/engine/facts/processing/matrix/processing-matrix";
import { type SystemData, systemDataLabels } from "@/lib/engine/presets/papers/protection";
import type { DataCategory } from "@/lib/engine/presets/processing";

const levelOptions: Record<`${ProtectionLevel}`, string> = {
  "1": "1-й",
  "2": "2-й",
  "3": "3-й",
  "4": "4-й",
};

const threatOptions: Record<ThreatType, string> = {
  type1: "1-й тип",
  type2: "2-й тип",
  type3: "3-й тип",
};
const countOptions: Record<SubjectCount, string> = {
  under100k: "меньше 100 000",
  over100k: "больше 100 000",
};

export const systemVocabulary = {
  // The owner's two answers: a clause that lacks one is kept, with a blank.
  "paper.threats": { kind: "choice", label: "тип угроз", options: threatOptions },
  "paper.subjectCount": { kind: "choice", label: "число людей", options: countOptions },
  "paper.level": {
    kind: "choice",
    label: "уровень защищённости",
    options: levelOptions,
  },
  "paper.levelNorm": textFact("подпункт требований, по которому установлен уровень"),
  "paper.systemData": { kind: "choices", label: "категории данных", options: systemDataLabels },
  "paper.system": { kind: "choice", label: "категорию данных", options: systemDataLabels },
} as const satisfies Vocabulary;

const dataOf: Record<DataCategory, SystemData> = {
  special: "special",
  biometric: "biometric",
  ordinary: "other",
};
const order: readonly SystemData[] = ["special", "biometric", "other"];

/**
 * The kinds of data in the site's system: a site collects its data from people, not from open sources, and not only
 * from staff.
 */
function systemDataOf(known: KnownFacts): SystemData[] {
  const subjects = new Set(
    buildProcessingMatrix(known).flatMap(({ categories }) => categories.map((key) => dataOf[key])),
  );
  return order.filter((kind) => subjects.has(kind));
}

/** Whether both answers are given and valid. */
export const isAnswered = (facts: FactRecord): boolean =>
  Object.hasOwn(threatOptions, String(facts["extra.threatType"])) &&
  Object.hasOwn(countOptions, String(facts["extra.subjectCount"]));

/**
 * Returns the level as far as it is answered: the type of threats and the number of people are not assumed. Source: ПП
 * № 1119 п. 5–12.
 */
export function systemFacts(known: KnownFacts, facts: FactRecord): FactRecord {
  const kinds = systemDataOf(known);
  const threatType = facts["extra.threatType"] || undefined;
  const count = facts["extra.subjectCount"] || undefined;
  const data = systemOf(kinds);
  const baseFacts = {
    "paper.systemData": kinds,
    "paper.system": data,
    "paper.threats": threatType,
    "paper.subjectCount": count,
  };
  if (!isAnswered(facts)) return baseFacts;
  const { level, point } = protectionLevel({
    data,
    threatType: threatType as ThreatType,
    count: count as SubjectCount,
    subjects: "others",
  });
  return { ...baseFacts, "paper.level": String(level), "paper.levelNorm": point };
}
