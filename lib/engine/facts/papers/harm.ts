/**
 * The harm that a breach of the law may do to people (152-ФЗ ст. 18.1 ч. 1 п. 5, приказ РКН от 27.10.2022 № 178). The
 * thirteen cases of п. 2 were read word for word in a public act that copies them; the beginning of the order (who assesses,
 * its term) on data-sec.ru/laws/harm-assessment-order. The order itself was not read whole.
 */
import type { Norm } from "@/lib/engine/tree/document";

export type HarmDegree = "high" | "medium" | "low";

type Case = { degree: HarmDegree; norm: Norm };

const ofDegree = (degree: HarmDegree, place: string): Case => ({
  degree,
  norm: { law: "приказ РКН № 178", place },
});
const high = ofDegree("high", "п. 2");
const medium = ofDegree("medium", "п. 2");

/** The cases of a high and of a medium degree. Those of the low one change nothing: below it there is no degree. */
export const harmCases = {
  biometrics: high,
  specialData: high,
  contractsOfMinors: high,
  anonymisation: high,
  foreignProcessor: high,
  foreignDatabase: high,
  publication: medium,
  otherPurposes: medium,
  basesOfOthers: medium,
  consentOfUnknown: medium,
  incompatiblePurposes: medium,
} as const satisfies Record<string, Case>;

export type HarmCase = keyof typeof harmCases;
export const harmCaseKeys = Object.keys(harmCases) as HarmCase[];

/** Whether a case applies; undefined where nobody said. */
export type HarmFacts = { [Key in HarmCase]: boolean | undefined };

export type Harm = {
  /** Undefined where no case applies and of some nobody said whether they do. */
  degree: HarmDegree | undefined;
  /** The cases that apply, of every degree. */
  found: HarmCase[];
  /** The cases of which nobody said and which would raise the degree. */
  unsaid: HarmCase[];
};

const order: readonly HarmDegree[] = ["low", "medium", "high"];
const rank = (degree: HarmDegree) => order.indexOf(degree);

/**
 * The degree of harm: the highest of the cases that apply (приказ РКН № 178: of several the higher one). Where all are
 * denied it is low.
 */
export function harmDegree(facts: HarmFacts): Harm {
  const found = harmCaseKeys.filter((key) => facts[key]);
  const highest = found
    .map((key): HarmDegree => harmCases[key].degree)
    .reduce<HarmDegree>((one, other) => (rank(other) > rank(one) ? other : one), "low");
  const unsaid = harmCaseKeys.filter(
    (key) => facts[key] === undefined && rank(harmCases[key].degree) > rank(highest),
  );
  const degree = found.length === 0 && unsaid.length > 0 ? undefined : highest;
  return { degree, found, unsaid };
}
