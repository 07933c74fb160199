/**
 * For any answers, the matrix, the table of recipients, the consents and the transfer abroad name the same recipients.
 */
import fc from "fast-check";
import { expect, test } from "vitest";
import { consentFacts } from "@/lib/engine/facts/consents/consent-facts";
import { type AnswersDraft, toKnownFacts } from "@/lib/engine/facts/known/known-facts";
import type { FactRecord } from "@/lib/engine/facts/known/vocabulary";
import { dataFlowFacts } from "@/lib/engine/facts/processing/data-flow/data-flow-facts";
import { buildProcessingMatrix } from "@/lib/engine/facts/processing/matrix/processing-matrix";
import { arbitraryAnswers } from "@/tests/support/documents/arbitrary-answers";

const rowsOf = (facts: FactRecord, path: string) => (facts[path] ?? []) as FactRecord[];
const textsOf = (facts: FactRecord, path: string) => (facts[path] ?? []) as string[];

/** The answers with a list in which every name is unlike the others, and no text beside it. */
function listed(answers: AnswersDraft): AnswersDraft {
  const rows = (answers.recipients ?? []).map((row, index) => ({
    ...row,
    name: `ООО «Получатель ${index}-й»`,
  }));
  return { ...answers, recipients: rows, otherThirdParties: undefined };
}

function check(answers: AnswersDraft): void {
  const known = toKnownFacts(answers);
  const matrix = buildProcessingMatrix(known);
  const flow = dataFlowFacts(known);
  const consents = rowsOf(consentFacts({ ...known, "consent.purpose": undefined }), "consents");
  const keys = matrix.map(({ key }) => key);
  for (const { name, purposes, data, country } of known["transfers.contractors"]) {
    if (name === undefined) continue;
    const inMatrix = matrix.filter(({ recipients }) => recipients.includes(name));
    if (purposes.length > 0) {
      const served = keys.filter((key) => purposes.some((purpose) => purpose === key));
      expect(inMatrix.map(({ key }) => key)).toEqual(served);
    }
    expect(
      rowsOf(flow, "recipients").filter((row) => String(row.name).includes(name)),
    ).toHaveLength(1);

    for (const consent of consents) {
      const own = textsOf(consent, "recipients").filter((line) => line.startsWith(name));
      const processors = rowsOf(consent, "processors").filter((row) => row.name === name);
      // A recipient in the consent is in the policy for the same purpose.
      // The health consent covers appointments.
      const rows = matrix.filter(
        ({ key }) =>
          key === consent.key || (consent.key === "health" && key === "order_processing"),
      );
      if (rows.length > 0 && own.length + processors.length > 0) {
        expect(rows.flatMap(({ recipients }) => recipients)).toContain(name);
      }
      // A consent lists only its own data.
      const [, listedData] = own[0]?.split(" — ") ?? [];
      if (data.length === 0) expect(listedData).toBeUndefined();
      const abroad = rowsOf(consent, "abroad").filter((item) => item.name === name);
      if (country === "RU") expect(abroad).toEqual([]);
      const stated = rowsOf(flow, "crossBorder").filter((item) => item.name === name);
      if (abroad.length > 0)
        expect(stated.map((item) => item.country)).toContain(abroad[0]?.country);
    }
    const stated = rowsOf(flow, "crossBorder").filter((item) => item.name === name);
    if (country === "RU") expect(stated).toEqual([]);
    else if (country !== undefined) expect(stated).toHaveLength(1);
  }
}

test("the matrix, the table of recipients, the consents and the transfer abroad name the same recipients", {
  tags: ["exhaustive"],
}, () => {
  fc.assert(
    fc.property(arbitraryAnswers, (answers) => check(listed(answers))),
    { numRuns: 2000 },
  );
});

test("removing a purpose from a recipient removes it from that row of the matrix only", () => {
  const answers = {
    processingPurposes: ["delivery", "newsletter"],
    dataTypesCollected: ["email", "address"],
    recipients: [
      { name: "ООО «А»", role: "other", task: "упаковка", purposes: ["delivery", "newsletter"] },
      { name: "ООО «Б»", role: "mailing" },
    ],
  };
  const namesOf = (purposes: string[]) =>
    buildProcessingMatrix(
      toKnownFacts({
        ...answers,
        recipients: [{ ...answers.recipients[0], purposes }, answers.recipients[1]],
      } as never),
    ).map(({ key, recipients }) => [key, recipients]);
  expect(namesOf(["delivery", "newsletter"])).toEqual([
    ["delivery", ["ООО «А»"]],
    ["newsletter", ["ООО «А»", "ООО «Б»"]],
    ["operation", []],
    ["duties", []],
  ]);
  expect(namesOf(["delivery"])).toEqual([
    ["delivery", ["ООО «А»"]],
    ["newsletter", ["ООО «Б»"]],
    ["operation", []],
    ["duties", []],
  ]);
});
