/** Any corrections of the table of processing keep within the law, and the consents follow the matrix. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { consentsOf } from "@/lib/engine/facts/consents/consent-purposes";
import { toKnownFacts } from "@/lib/engine/facts/known/known-facts";
import { chosenDataTypes } from "@/lib/engine/facts/processing/chosen-data";
import { buildProcessingMatrix } from "@/lib/engine/facts/processing/matrix/processing-matrix";
import { dataPresets } from "@/lib/engine/presets/data";
import type { ProcessingRow } from "@/lib/engine/presets/processing";
import { arbitraryAnswers } from "@/tests/support/documents/arbitrary-answers";

/** Where a purpose lacks the ground that the law demands of it, or has data that the law keeps out of it. */
function keptApart({ key, grounds, dataTypes }: ProcessingRow): string[] {
  const keys = grounds.map((ground) => ground.key);
  const faults: string[] = [];
  if (key === "newsletter" && !keys.includes("marketingConsent")) faults.push("no consent");
  if (key === "analytics" && !keys.includes("consent")) faults.push("no consent");
  if (key === "publication" && !keys.includes("distributionConsent")) faults.push("no consent");
  const isMedical = keys.some((ground) => /^healthConsent|^medical/.test(ground));
  if (key === "health" && !isMedical) faults.push("no medical ground");
  if (key === "biometric" && !keys.includes("biometricConsent")) faults.push("no consent");
  if (key !== "health" && dataTypes.includes("health")) faults.push("health");
  if (key !== "biometric" && dataTypes.includes("biometric")) faults.push("biometric");
  return faults.map((fault) => `${key}: ${fault}`);
}

test("corrections keep legal grounds and special data apart, and neither lose nor add data", {
  tags: ["slow"],
}, () => {
  const owners = fc.property(arbitraryAnswers, (answers) => {
    const known = toKnownFacts(answers);
    const matrix = buildProcessingMatrix(known);
    expect(matrix.flatMap(keptApart)).toEqual([]);
    // No data are lost, and none brought that were not chosen.
    const placed = new Set(matrix.flatMap(({ dataTypes }) => dataTypes));
    expect([...placed].sort()).toEqual([...chosenDataTypes(known)].sort());
    // A consent lists only the data of its row of the matrix.
    const unexpected = consentsOf(known).flatMap((consent) => {
      const row = matrix.find(({ key }) => key === consent.key);
      // Orders that tell of health are named in the consent to it.
      if (!row || consent.key === "health") return [];
      const labels = new Set([...row.data, dataPresets.children.label]);
      return consent.data.filter((data) => !labels.has(data));
    });
    expect(unexpected).toEqual([]);
  });
  fc.assert(owners, { numRuns: 2000 });
});

test("the last of several corrections of one purpose applies", () => {
  const known = toKnownFacts({
    processingPurposes: ["feedback"],
    dataTypesCollected: ["email", "phone"],
    processing: [
      { purpose: "feedback", data: ["email"] },
      { purpose: "feedback", data: ["phone"] },
    ],
  } as never);
  const row = buildProcessingMatrix(known).find(({ key }) => key === "feedback");
  expect(row?.dataTypes).toEqual(["phone"]);
});

test("a special category in the owner's words stays in one row and one consent", () => {
  const draft = {
    processingPurposes: ["delivery", "recruitment"],
    dataTypesCollected: ["phone"],
    otherDataTypes: "национальность",
    processing: [
      { purpose: "delivery", data: ["other"] },
      { purpose: "recruitment", data: ["other", "phone"] },
    ],
  } as never;
  const rows = buildProcessingMatrix(toKnownFacts(draft));
  expect(rows.filter(({ dataTypes }) => dataTypes.includes("other"))).toHaveLength(1);
  expect(consentsOf(toKnownFacts(draft)).filter(({ key }) => key === "special")).toHaveLength(1);
});
