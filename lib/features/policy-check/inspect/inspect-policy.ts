import { checkPolicy } from "@/lib/features/policy-check/check-policy";
import { type ReadAnswers, readAnswers } from "@/lib/features/policy-check/facts/read-answers";
import { type PolicyClaims, readClaims } from "@/lib/features/policy-check/facts/read-claims";
import { normalise } from "@/lib/features/policy-check/normalise/normalise";
import type { PolicyReport } from "@/lib/features/policy-check/report/policy-report";

/** All that is read of a policy's text at once. */
export type PolicyInspection = {
  report: PolicyReport;
  /** For the form: what could be read of its answers. */
  answers: ReadAnswers;
  /** For a comparison with the site. */
  claims: PolicyClaims;
  /** The text that was read: quotes are places of it. */
  text: string;
};

/** The check of a text, the answers and the claims in it. Pure; 130,000 characters take some 30 ms. */
export function inspectPolicy(given: string): PolicyInspection {
  const text = { given, normalised: normalise(given) };
  return {
    report: checkPolicy(given, text.normalised),
    answers: readAnswers(text),
    claims: readClaims(text),
    text: given,
  };
}
