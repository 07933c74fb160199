/** The cases of harm that follow from the passport and the papers' own answers, and the resulting degree. */
import type { KnownFacts } from "@/lib/engine/facts/known/known-facts";
import type { FactRecord, Vocabulary } from "@/lib/engine/facts/known/vocabulary";
import { textFact } from "@/lib/engine/facts/known/vocabulary";
import {
  type HarmFacts,
  harmCaseKeys,
  harmDegree,
} from "@/lib/engine/facts/papers/conclusions/harm";
import { hasMinors, mayHaveMinors } from "@/lib/engine/facts/processing/chosen-data";
import { buildProcessingMatrix } from "@/lib/engine/facts/processing/matrix/processing-matrix";
import { recipientsOf } from "@/lib/engine/facts/processing/recipients";
import { foreignCountriesOf } from "@/lib/engine/facts/processing/recipients/locations";
import { hasOwnServer, isHostUnnamed } from "@/lib/engine/facts/processing/recipients/platform";
import type { Recipient } from "@/lib/engine/facts/processing/recipients/recipient";
import {
  isProcessor,
  lacksProcessingContract,
} from "@/lib/engine/facts/processing/recipients-of-purpose";
import { harmCaseLabels, harmCases, harmDegreeLabels } from "@/lib/engine/presets/papers/harm";
import type { GroundKey, ProcessingRow, RowKey } from "@/lib/engine/presets/processing";

export const harmVocabulary = {
  "paper.harm": {
    kind: "choice",
    label: "степень вреда",
    options: harmDegreeLabels,
  },
  "paper.harmReasons": { kind: "choices", label: "случаи, которые есть", options: harmCaseLabels },
  "paper.harmUnsaid": {
    kind: "choices",
    label: "случаи, о которых не сказано",
    options: harmCaseLabels,
  },
  "paper.harmCases": {
    kind: "rows",
    label: "случаи, по которым определяется степень вреда",
    row: {
      case: textFact("случай"),
      degree: textFact("степень вреда"),
      answer: textFact("есть ли такая обработка: да или нет"),
    },
  },
} as const satisfies Vocabulary;

/** Returns the degree, the cases that apply, the unanswered ones, and all of them as rows (приказ РКН № 178 п. 2). */
export function harmOfOwnerFacts(known: KnownFacts, facts: FactRecord): FactRecord {
  const cases = harmFactsOf(known, facts);
  const { degree, applicable, unanswered } = harmDegree(cases);
  return {
    "paper.harm": degree,
    "paper.harmReasons": applicable,
    "paper.harmUnsaid": unanswered,
    "paper.harmCases": harmCaseKeys.map((key) => ({
      case: harmCaseLabels[key],
      degree: harmDegreeLabels[harmCases[key]],
      answer: cases[key] === undefined ? undefined : cases[key] ? "да" : "нет",
    })),
  };
}

/** Whether each case applies to this owner; undefined when neither the passport nor an answer decides it. */
function harmFactsOf(known: KnownFacts, facts: FactRecord): HarmFacts {
  const recipients = recipientsOf(known);
  const matrix = buildProcessingMatrix(known);
  const has = (category: ProcessingRow["categories"][number]) =>
    matrix.some(({ categories }) => categories.includes(category));
  // «Иное» without words may be anything.
  const hasUnnamedData = matrix.some(({ dataUnnamed }) => dataUnnamed);
  const rows = (keys: readonly RowKey[]) => matrix.some(({ key }) => keys.includes(key));
  const medium = facts["extra.harmMedium"];
  const isAnswered = typeof medium === "string" && medium !== "";
  const answered = (key: string) =>
    isAnswered ? medium === key || medium === "several" : undefined;
  const high = facts["extra.anonymises"];
  return {
    biometrics: has("biometric") || (hasUnnamedData ? undefined : false),
    specialData: has("special") || (hasUnnamedData ? undefined : false),
    contractsOfMinors: contractsOfMinors(known, matrix),
    anonymisation: typeof high === "boolean" ? high : undefined,
    foreignProcessor: hasForeignProcessor(known, recipients),
    foreignDatabase: isDatabaseAbroad(known),
    publication: rows(["publication", "distribution"]),
    otherPurposes: answered("purposes"),
    basesOfOthers: answered("bases"),
    consentOfUnknown: consentOfUnknown(known, matrix),
    incompatiblePurposes: answered("consent"),
  };
}

const byContract: readonly GroundKey[] = ["contract", "agreement"];

function contractsOfMinors(
  known: KnownFacts,
  matrix: readonly ProcessingRow[],
): boolean | undefined {
  const hasContracts = matrix.some(({ grounds }) =>
    grounds.some(({ key }) => byContract.includes(key)),
  );
  if (!hasContracts) return false;
  return hasMinors(known) || (mayHaveMinors(known) ? undefined : false);
}

function hasForeignProcessor(
  known: KnownFacts,
  recipients: readonly Recipient[],
): boolean | undefined {
  const processors = recipients.filter(
    (recipient) => isProcessor(recipient) || lacksProcessingContract(recipient),
  );
  if (processors.some(({ foreignCountries }) => foreignCountries !== null)) return true;
  if (known["transfers.home"] === "russia") return false;
  if (isHostUnnamed(known)) return undefined;
  return processors.every(({ inRussia }) => inRussia) ? false : undefined;
}

function isDatabaseAbroad(known: KnownFacts): boolean | undefined {
  switch (known["database.country"]) {
    case "abroad":
      return true;
    case "russia":
      // A foreign host and «в России» contradict each other: one of the two answers is wrong.
      return !hasOwnServer(known) && foreignCountriesOf(known["hosting.provider"]) !== null
        ? undefined
        : false;
    default:
      return undefined;
  }
}

/** Consents that a visitor gives by a box or a button; those in writing name the person. */
const byMark: readonly GroundKey[] = [
  "consent",
  "voluntaryConsent",
  "marketingConsent",
  "representativeConsent",
];

/**
 * Whether a visitor who is not signed in gives a consent: to a counter always, to a form when the site has no accounts.
 * With accounts, only the owner knows whether the form requires sign-in first.
 */
function consentOfUnknown(
  known: KnownFacts,
  matrix: readonly ProcessingRow[],
): boolean | undefined {
  const rows = matrix.filter(({ grounds }) => grounds.some(({ key }) => byMark.includes(key)));
  if (rows.length === 0) return false;
  if (rows.some(({ key }) => key === "analytics")) return true;
  return known["purposes.chosen"].includes("registration") ? undefined : true;
}
