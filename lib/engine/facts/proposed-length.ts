import { readChoices } from "@/lib/engine/facts/known/choices";
import type { AnswersDraft, KnownFacts } from "@/lib/engine/facts/known/known-facts";
import type {
  DataType,
  DocumentLength,
  Industry,
  ProcessingPurpose,
} from "@/lib/engine/questions/vocabulary/options";

/** The purposes of a page with a form, a counter and a mailing list. */
const plain: ProcessingPurpose[] = ["feedback", "newsletter", "analytics", "support", "security"];
/** Data and industries with rules of their own, which a short text would only mention. */
const demanding: DataType[] = ["health", "biometric", "children", "passport", "payment_info"];
const regulated: Industry[] = [
  "medical",
  "education",
  "children",
  "fintech",
  "crypto",
  "insurance",
  "government",
  "telecommunications",
  "marketplace",
  "pharmaceutical",
];

/**
 * The length that a form proposes: short when there is little to say (a landing page, a blog).
 * @param answers of a form, filled in or not.
 */
export function proposedLength(answers: object): DocumentLength {
  const known = readChoices(answers) as Pick<
    KnownFacts,
    | "data.collected"
    | "data.added"
    | "purposes.chosen"
    | "site.industry"
    | "site.isSmi"
    | "transfers.paymentSystems"
  >;
  const types = [...known["data.collected"], ...known["data.added"]];
  const isSmall =
    known["purposes.chosen"].every((key) => plain.includes(key)) &&
    !types.some((key) => demanding.includes(key)) &&
    !regulated.includes(known["site.industry"]) &&
    !known["site.isSmi"] &&
    known["transfers.paymentSystems"].length === 0;
  return isSmall ? "short" : "full";
}

/**
 * The length of a document with these answers.
 * @param answers parsed, or of a form that is still being filled in.
 */
export const lengthOf = (answers: AnswersDraft): DocumentLength =>
  (readChoices(answers) as Pick<KnownFacts, "document.length">)["document.length"];
