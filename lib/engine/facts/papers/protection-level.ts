/**
 * The level of protection of personal data in an information system (ПП РФ от 01.11.2012 № 1119 п. 8–12). Read word for
 * word: п. 6 (types of threats), п. 11 «д» and п. 12, as public repositories quote them; the rest of п. 9–11 and the lists
 * of п. 13–16 by three independent public calculators that agree in every cell. The decree says «более чем 100000» and
 * «менее чем 100000»; of exactly 100 000 it says nothing.
 */
import type { SystemData } from "@/lib/engine/presets/protection";

/** What the threats come from (п. 6): the operating system's undeclared features, the programs', or neither. */
export type ThreatType = "type1" | "type2" | "type3";

/** `staff`: the system holds data of the operator's own workers and of nobody else (п. 5). */
export type SystemSubjects = "staff" | "others";

export type SubjectCount = "under100k" | "over100k";

export type SystemFacts = {
  threatType: ThreatType;
  data: SystemData;
  subjects: SystemSubjects;
  /** Of those who are not staff; of staff the decree does not ask it. */
  count: SubjectCount;
};

export type ProtectionLevel = 1 | 2 | 3 | 4;

/** Where nothing raises it, and where the data of more than 100 000 strangers do (п. 9–12). */
const levels: Record<
  ThreatType,
  Record<SystemData, [usual: ProtectionLevel, ofMany: ProtectionLevel]>
> = {
  type1: { special: [1, 1], biometric: [1, 1], other: [1, 1], public: [2, 2] },
  type2: { special: [2, 1], biometric: [2, 2], other: [3, 2], public: [3, 2] },
  type3: { special: [3, 2], biometric: [3, 3], other: [4, 3], public: [4, 4] },
};

/** The point of the decree that sets a level. */
export const pointOfLevel: Record<ProtectionLevel, string> = {
  1: "п. 9",
  2: "п. 10",
  3: "п. 11",
  4: "п. 12",
};

/**
 * The level that one kind of data needs.
 * @returns 1 (the strictest) to 4; of a system with several kinds the strictest counts, see `strictestLevel`
 */
export function protectionLevel({
  threatType,
  data,
  subjects,
  count,
}: SystemFacts): ProtectionLevel {
  const [usual, ofMany] = levels[threatType][data];
  return subjects === "others" && count === "over100k" ? ofMany : usual;
}

/** «При наличии хотя бы одного из условий»: the strictest of the levels that the kinds of data need (п. 9–12). */
export const strictestLevel = (
  kinds: readonly SystemData[],
  system: Omit<SystemFacts, "data">,
): ProtectionLevel =>
  Math.min(4, ...kinds.map((data) => protectionLevel({ ...system, data }))) as ProtectionLevel;
