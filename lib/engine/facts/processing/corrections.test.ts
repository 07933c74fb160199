/** Over random corrections: the law's limits hold, and the consents follow the matrix. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { arbitraryAnswers } from "@/lib/engine/facts/arbitrary-answers";
import { consentsOf } from "@/lib/engine/facts/consent-purposes";
import { type AnswersDraft, toKnown } from "@/lib/engine/facts/known";
import { chosenDataTypes } from "@/lib/engine/facts/processing/chosen-data";
import { buildProcessingMatrix } from "@/lib/engine/facts/processing/processing-matrix";
import { dataPresets } from "@/lib/engine/presets/data";

const each = (check: (answers: AnswersDraft) => void) =>
  fc.assert(fc.property(arbitraryAnswers, check), { numRuns: 2000 });

test("no correction gives a purpose a ground or data that the law keeps apart", {
  tags: ["slow"],
}, () => {
  each((answers) => {
    for (const { key, grounds, dataTypes } of buildProcessingMatrix(toKnown(answers))) {
      const keys = grounds.map((ground) => ground.key);
      if (key === "newsletter") expect(keys).toContain("marketingConsent");
      if (key === "analytics") expect(keys).toContain("consent");
      if (key === "publication") expect(keys).toContain("distributionConsent");
      if (key === "health")
        expect(keys.some((ground) => /^healthConsent|^medical/.test(ground))).toBe(true);
      if (key === "biometric") expect(keys).toContain("biometricConsent");
      if (key !== "health") expect(dataTypes).not.toContain("health");
      if (key !== "biometric") expect(dataTypes).not.toContain("biometric");
    }
  });
});

test("no correction loses data, and none brings data that were not chosen", {
  tags: ["slow"],
}, () => {
  each((answers) => {
    const known = toKnown(answers);
    const chosen = chosenDataTypes(known);
    const placed = new Set(buildProcessingMatrix(known).flatMap(({ dataTypes }) => dataTypes));
    expect([...placed].sort()).toEqual([...chosen].sort());
  });
});

test("a consent lists the data of its row of the matrix, and none else", { tags: ["slow"] }, () => {
  each((answers) => {
    const known = toKnown(answers);
    const matrix = buildProcessingMatrix(known);
    for (const consent of consentsOf(known)) {
      const row = matrix.find(({ key }) => key === consent.key);
      // Orders that tell of health are named in the consent to it.
      if (!row || consent.key === "health") continue;
      const words = [...row.data, dataPresets.children.words];
      for (const data of consent.data) expect(words).toContain(data);
    }
  });
});

test("of several corrections of one purpose the last holds", () => {
  const known = toKnown({
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

test("a special category in the owner's words stays where its ground is, in one consent", () => {
  const draft = {
    processingPurposes: ["delivery", "recruitment"],
    dataTypesCollected: ["phone"],
    otherDataTypes: "национальность",
    processing: [
      { purpose: "delivery", data: ["other"] },
      { purpose: "recruitment", data: ["other", "phone"] },
    ],
  } as never;
  const rows = buildProcessingMatrix(toKnown(draft));
  expect(rows.filter(({ dataTypes }) => dataTypes.includes("other"))).toHaveLength(1);
  expect(consentsOf(toKnown(draft)).filter(({ key }) => key === "special")).toHaveLength(1);
});
