import { checkPolicy } from "@/lib/features/policy-check/check-policy";
import { type ReadAnswers, readAnswers } from "@/lib/features/policy-check/facts/read-answers";
import { type PolicyClaims, readClaims } from "@/lib/features/policy-check/facts/read-claims";
import { normalise } from "@/lib/features/policy-check/find/normalise";
import type { PolicyReport } from "@/lib/features/policy-check/report/policy-report";

/** All results of reading a policy's text. */
export type PolicyInspection = {
  report: PolicyReport;
  /** For the form: the answers that could be read. */
  answers: ReadAnswers;
  /** For the comparison with the site. */
  claims: PolicyClaims;
  /** The text that was read: quotes are excerpts of it. */
  text: string;
};

/** Checks a text and reads the answers and claims in it. Pure; 130,000 characters take some 30 ms. */
export function inspectPolicy(original: string): PolicyInspection {
  const text = { original, normalised: normalise(original) };
  return {
    report: checkPolicy(original, text.normalised),
    answers: readAnswers(text),
    claims: readClaims(text),
    text: original,
  };
}
