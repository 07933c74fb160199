/**
 * The level of protection of personal data in an information system: ПП РФ от 01.11.2012 № 1119 п. 5–12, read in full
 * in the text of 25.11.2024. The decree says «более чем 100000» and «менее чем 100000»; it says nothing about exactly
 * 100 000.
 */
import type { SystemData } from "@/lib/engine/presets/papers/protection";

/** The source of the threats (п. 6): undeclared features of the operating system, of the programs, or neither. */
export type ThreatType = "type1" | "type2" | "type3";

/** `staff`: the system holds only data of the operator's own workers (п. 5). */
export type SystemSubjects = "staff" | "others";

export type SubjectCount = "under100k" | "over100k";

export type SystemFacts = {
  threatType: ThreatType;
  data: SystemData;
  subjects: SystemSubjects;
  /** The number of people who are not staff; for staff the decree does not ask for it. */
  count: SubjectCount;
};

export type ProtectionLevel = 1 | 2 | 3 | 4;

/** The level and the sub-point that sets it: «9а» is подп. «а» п. 9. */
type Rule = [level: ProtectionLevel, point: string];

/** The usual level, and that for the data of more than 100 000 people who are not staff (п. 9–12). */
const rules: Record<ThreatType, Record<SystemData, [usual: Rule, ofMany: Rule]>> = {
  type1: {
    special: [
      [1, "9а"],
      [1, "9а"],
    ],
    biometric: [
      [1, "9а"],
      [1, "9а"],
    ],
    other: [
      [1, "9а"],
      [1, "9а"],
    ],
    public: [
      [2, "10а"],
      [2, "10а"],
    ],
  },
  type2: {
    special: [
      [2, "10б"],
      [1, "9б"],
    ],
    biometric: [
      [2, "10в"],
      [2, "10в"],
    ],
    other: [
      [3, "11б"],
      [2, "10д"],
    ],
    public: [
      [3, "11а"],
      [2, "10г"],
    ],
  },
  type3: {
    special: [
      [3, "11в"],
      [2, "10е"],
    ],
    biometric: [
      [3, "11г"],
      [3, "11г"],
    ],
    other: [
      [4, "12б"],
      [3, "11д"],
    ],
    public: [
      [4, "12а"],
      [4, "12а"],
    ],
  },
};

/**
 * Returns the level that a system needs, and the sub-point of the decree: «подп. «б» п. 12».
 * @returns 1 is the strictest of four
 */
export function protectionLevel({ threatType, data, subjects, count }: SystemFacts): {
  level: ProtectionLevel;
  point: string;
} {
  const [usual, ofMany] = rules[threatType][data];
  const [level, point] = subjects === "others" && count === "over100k" ? ofMany : usual;
  return { level, point: `подп. «${point.at(-1)}» п. ${point.slice(0, -1)}` };
}

/** Returns the kind of system for these kinds of data: special categories take precedence, then biometrics (п. 5). */
export const systemOf = (kinds: readonly SystemData[]): SystemData =>
  (["special", "biometric", "other"] as const).find((kind) => kinds.includes(kind)) ?? "public";
