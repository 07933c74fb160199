import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { toAnswers } from "@/components/documents/wizard/plan/form-answers";
import { fromStoredAnswers } from "@/components/documents/wizard/plan/stored-answers";
import { documentAnswersSchema } from "@/lib/engine/answers/schema";

const sample: unknown = JSON.parse(
  readFileSync("content/advanced/clinic/samples/full.json", "utf8"),
);

test("the form keeps the extended template and its answers, for its own type only", () => {
  const values = fromStoredAnswers(documentAnswersSchema.parse(sample));
  expect(toAnswers(values)).toMatchObject({
    templateId: "clinic",
    templateAnswers: { reminders: "both" },
  });
  expect(toAnswers({ ...values, type: "offer" })).not.toHaveProperty("templateId");
});
