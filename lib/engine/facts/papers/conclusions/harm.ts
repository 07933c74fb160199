/**
 * The harm that a breach of the law may do to people (152-ФЗ ст. 18.1 ч. 1 п. 5, приказ РКН от 27.10.2022 № 178). The
 * thirteen cases of п. 2 were read word for word in a public act that copies them; the beginning of the order (who
 * assesses, its term) on data-sec.ru/laws/harm-assessment-order. The order itself was not read whole.
 */
import { type HarmCase, type HarmDegree, harmCases } from "@/lib/engine/presets/harm";

export const harmCaseKeys = Object.keys(harmCases) as HarmCase[];

/** Whether a case applies; undefined where nobody said. */
export type HarmFacts = { [Key in HarmCase]: boolean | undefined };

export type Harm = {
  /** Undefined where nobody said of some case whether it applies, and that case would raise the degree. */
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
 * denied it is low; where one that would raise it is unsaid there is none yet
 * (docs/specification/internal-papers.md#what-papers-conclude).
 */
export function harmDegree(facts: HarmFacts): Harm {
  const found = harmCaseKeys.filter((key) => facts[key]);
  const highest = found
    .map((key): HarmDegree => harmCases[key])
    .reduce<HarmDegree>((one, other) => (rank(other) > rank(one) ? other : one), "low");
  const unsaid = harmCaseKeys.filter(
    (key) => facts[key] === undefined && rank(harmCases[key]) > rank(highest),
  );
  return { degree: unsaid.length > 0 ? undefined : highest, found, unsaid };
}
