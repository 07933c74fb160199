/**
 * The harm that a breach of the law may do to people (152-ФЗ ст. 18.1 ч. 1 п. 5, приказ РКН от 27.10.2022 № 178). The
 * thirteen cases of п. 2 were read word for word in a public act that copies them; the beginning of the order (who
 * assesses, its term) on data-sec.ru/laws/harm-assessment-order. The order itself was not read in full.
 */
import { type HarmCase, type HarmDegree, harmCases } from "@/lib/engine/presets/papers/harm";

export const harmCaseKeys = Object.keys(harmCases) as HarmCase[];

/** Whether a case applies; undefined when it is not answered. */
export type HarmFacts = { [Key in HarmCase]: boolean | undefined };

export type Harm = {
  /** Undefined when an unanswered case could raise the degree. */
  degree: HarmDegree | undefined;
  /** The cases that apply, of every degree. */
  applicable: HarmCase[];
  /** The unanswered cases that could raise the degree. */
  unanswered: HarmCase[];
};

const order: readonly HarmDegree[] = ["low", "medium", "high"];
const rank = (degree: HarmDegree) => order.indexOf(degree);

/**
 * Returns the degree of harm: the highest of the cases that apply (приказ РКН № 178). When all are denied it is low;
 * while an unanswered case could raise it, it is undefined
 * (docs/specification/internal-papers.md#what-papers-conclude).
 */
export function harmDegree(facts: HarmFacts): Harm {
  const applicable = harmCaseKeys.filter((key) => facts[key]);
  const highest = applicable
    .map((key): HarmDegree => harmCases[key])
    .reduce<HarmDegree>((a, b) => (rank(b) > rank(a) ? b : a), "low");
  const unanswered = harmCaseKeys.filter(
    (key) => facts[key] === undefined && rank(harmCases[key]) > rank(highest),
  );
  return { degree: unanswered.length > 0 ? undefined : highest, applicable, unanswered };
}
