import { expect, test } from "vitest";
import { fromStoredAnswers, toAnswers } from "@/components/features/documents/form-model/answers";
import { formLength, sectionsFor } from "@/components/features/documents/form-model/form-model";
import {
  emptyValues,
  type WizardValues,
} from "@/components/features/documents/form-model/form-values";
import { formAnswersSchema } from "@/lib/engine/answers/schema";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import { lengthOf as documentLengthOf } from "@/lib/engine/facts/proposed-length";
import { documentTypes } from "@/lib/engine/questions/vocabulary/options";

const landing: WizardValues = {
  ...emptyValues("privacy"),
  companyName: "ООО «Окно»",
  websiteUrl: "okno.ru",
  contactEmail: "a@okno.ru",
  processingPurposes: ["feedback"],
  dataTypesCollected: ["phone"],
};
const lengthOf = (values: WizardValues) =>
  (toAnswers(values, null) as { documentLength?: string }).documentLength;
const summary = (values: WizardValues) =>
  sectionsFor("privacy")
    .find(({ id }) => id === "length")
    ?.summary(values);

test("the short form is proposed and shown for a site with a single form", () => {
  expect(lengthOf(landing)).toBe("short");
  expect(summary(landing)).toBe("Коротко: что нужно небольшому сайту");
});

test.each<[string, Partial<WizardValues>]>([
  ["orders", { processingPurposes: ["order_processing"] }],
  ["accounts", { processingPurposes: ["feedback", "registration"] }],
  ["a clinic", { industry: "medical" }],
  ["children", { dataTypesCollected: ["phone", "children"] }],
  ["payments", { paymentSystems: ["yookassa"], dataTransferToThirdParties: ["payment_systems"] }],
])("the full form is proposed for %s", (_who, more) => {
  expect(lengthOf({ ...landing, ...more })).toBe("full");
});

test("the owner's choice of length is kept whatever else is answered", () => {
  expect(lengthOf({ ...landing, documentLength: "full" })).toBe("full");
  const clinic = { ...landing, industry: "medical", documentLength: "short" };
  expect(lengthOf(clinic)).toBe("short");
});

test("a stored document without a chosen length stays full", () => {
  const parsed = formAnswersSchema.parse({
    type: "privacy",
    companyName: "ООО «Окно»",
    websiteUrl: "okno.ru",
    contactEmail: "a@okno.ru",
  });
  expect(lengthOf(fromStoredAnswers(parsed))).toBe("full");
});

test.each(documentTypes)(
  "the form shows the length that a document of type %s will have",
  (type) => {
    for (const documentLength of ["", "short", "full"]) {
      const values = { ...landing, type, documentLength };
      const answers = toAnswers(values, null) as AnswersDraft;
      expect(formLength(values)).toBe(documentLengthOf(answers));
    }
  },
);
