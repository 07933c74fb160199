import { describe, expect, test } from "vitest";
import { sectionsFor } from "@/components/features/documents/form-model/form-model";
import {
  emptyValues,
  type WizardValues,
} from "@/components/features/documents/form-model/form-values";
import { summaryLines } from "@/components/features/documents/wizard/check/answer-summary";
import { remainingBlanks } from "@/components/features/documents/wizard/check/check-step";
import { documentTypes } from "@/lib/engine/questions/vocabulary/options";
import type { Block } from "@/lib/engine/tree/document";

const wordsOf = (field: string, changes: Partial<WizardValues>) => {
  const values = { ...emptyValues("consent"), ...changes };
  const all = documentTypes.flatMap((type) => sectionsFor(type).flatMap((s) => s.questions));
  const model = all.find((question) => question.field === field);
  return model && summaryLines(model, values);
};

describe("summaryLines", () => {
  test.each<[string, Partial<WizardValues>, string[]]>([
    ["companyName", { companyName: " ООО «Ромашка» " }, ["ООО «Ромашка»"]],
    ["phone", {}, []],
    ["legalAddress", { legalAddress: "Москва,\nд. 1" }, ["Москва,", "д. 1"]],
    ["ownerType", { ownerType: "individual" }, ["Физическое лицо"]],
    ["smiAgeMark", {}, []],
    [
      "processingPurposes",
      { processingPurposes: ["delivery", "payment"] },
      ["Доставка", "Приём оплаты и возвратов"],
    ],
    ["isSmi", {}, ["Нет"]],
    ["canAdminChange", {}, ["Да"]],
    ["userRights", { userRights: ["а", " ", "б"] }, ["а", "б"]],
    ["consentPurpose", {}, ["По одному на каждую цель"]],
    ["consentPurpose", { consentPurpose: "newsletter" }, ["Рекламные и информационные рассылки"]],
    [
      "customFields",
      {
        customFields: {
          additions: [{ section: "terms", text: "Мы на связи" }],
          replacements: [{ clause: "x", text: "Иначе", replaced: "Так" }],
        },
      },
      ["Иначе", "Мы на связи"],
    ],
  ])("for %s with %j returns %j", (field, changes, text) => {
    expect(wordsOf(field, changes)).toEqual(text);
  });
});

test("remainingBlanks lists each blank once, in reading order, with the field that fills it", () => {
  const blocks: Block[] = [
    {
      type: "clause",
      id: "a",
      number: "1.1",
      norms: [],
      children: [
        {
          type: "paragraph",
          children: [
            { type: "blank", hint: "адрес" },
            { type: "emphasis", children: [{ type: "blank", hint: "срок", field: "term" }] },
            { type: "blank", hint: "адрес", field: "legalAddress" },
          ],
        },
      ],
    },
  ];
  expect(remainingBlanks({ blocks })).toEqual([
    { hint: "адрес", field: "legalAddress" },
    { hint: "срок", field: "term" },
  ]);
});
