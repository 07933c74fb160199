import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { sectionState } from "@/components/features/documents/form/section-panel";
import { fromStoredAnswers, toAnswers } from "@/components/features/documents/form-model/answers";
import { chosenIndustryTemplate } from "@/components/features/documents/form-model/chosen-industry-template";
import {
  fieldId,
  fieldOfControl,
  fieldsWithErrors,
  listProblems,
} from "@/components/features/documents/form-model/field-errors";
import { sectionsFor, shownFields } from "@/components/features/documents/form-model/form-model";
import { formPath, noMarks } from "@/components/features/documents/form-model/form-path";
import {
  countAnswers,
  emptyValues,
  restoreValues,
  type WizardValues,
} from "@/components/features/documents/form-model/form-values";
import { wizardResolver } from "@/components/features/documents/wizard/check/wizard-resolver";
import { type DocumentAnswers, documentAnswersSchema } from "@/lib/engine/answers/schema";
import { industryTemplates } from "@/lib/platform/content/industry-catalogue";

const read = (id: string, name: string): DocumentAnswers =>
  documentAnswersSchema.parse(
    JSON.parse(readFileSync(`content/industry-templates/${id}/samples/${name}`, "utf8")),
  );
const samples = industryTemplates.flatMap(({ id }) =>
  readdirSync(`content/industry-templates/${id}/samples`)
    .filter((name) => name.endsWith(".json"))
    .map((name) => [id, name] as const),
);
const clinic = (changes: Partial<WizardValues> = {}): WizardValues => ({
  ...fromStoredAnswers(read("clinic", "full.json")),
  ...changes,
});
const answersOf = (values: WizardValues) =>
  toAnswers(values, chosenIndustryTemplate(values, industryTemplates));
const errorsOf = async (values: WizardValues) => {
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { errors } = await wizardResolver(industryTemplates)(values, undefined, options);
  return errors as Parameters<typeof listProblems>[0];
};
const problemsOf = async (values: WizardValues) =>
  listProblems(await errorsOf(values), values, chosenIndustryTemplate(values, industryTemplates));

test.each(samples)(
  "the form asks all questions of %s/%s and accepts its answers",
  async (id, name) => {
    const answers = read(id, name);
    const values = fromStoredAnswers(answers);
    expect(answersOf(values)).toMatchObject({
      templateId: id,
      templateAnswers: "templateAnswers" in answers ? answers.templateAnswers : {},
    });
    expect(await errorsOf(values)).toEqual({});
  },
);

describe("the form of an industry template", () => {
  test("sends the template only for the template's own document type", () => {
    expect(answersOf(clinic({ type: "offer" }))).not.toHaveProperty("templateId");
    expect(answersOf(clinic({ templateId: "" }))).not.toHaveProperty("templateAnswers");
  });

  test("asks its questions after those about the site, and only when their condition is true", () => {
    const values = clinic();
    const industryTemplate = chosenIndustryTemplate(values, industryTemplates);
    const ids = sectionsFor("privacy", industryTemplate).map(({ id }) => id);
    expect(ids.slice(0, 3)).toEqual(["owner", "website", "industryTemplate"]);
    expect(shownFields(values, industryTemplate)).toContain("templateAnswers.callRetention");
    const templateAnswers = { ...values.templateAnswers, recordsCalls: "no" };
    expect(shownFields({ ...values, templateAnswers }, industryTemplate)).not.toContain(
      "templateAnswers.callRetention",
    );
    // Kept in the form, in case the answer is shown again, and not sent.
    expect(answersOf({ ...values, templateAnswers })).not.toHaveProperty(
      "templateAnswers.callRetention",
    );
  });

  test("does not send answers to questions of another template", () => {
    const values = clinic({ templateAnswers: { audience: "children", children: "no" } });
    expect(answersOf(values)).toHaveProperty("templateAnswers", { children: "no" });
  });

  test("reports errors at each question and at the industry", async () => {
    const values = clinic({
      companyName: "",
      industry: "other",
      templateAnswers: { ...clinic().templateAnswers, children: "", reminders: "doves" },
    });
    const errors = await errorsOf(values);
    const fields = [
      "companyName",
      "industry",
      "templateAnswers.children",
      "templateAnswers.reminders",
    ];
    expect(fieldsWithErrors(errors).sort()).toEqual(fields);
    expect(await problemsOf(values)).toMatchObject([
      { field: "companyName" },
      {
        field: "industry",
        message: "Шаблон «Политика клиники» написан для отрасли «Медицина»",
      },
      {
        id: "answer-templateAnswers.children",
        field: "templateAnswers.children",
        message: "Ответьте на вопрос «Принимаете ли вы детей и подростков»",
      },
      { message: "«Напоминаете ли вы о приёме»: выберите вариант из списка" },
    ]);
  });

  test("counts the answers and the questions left", () => {
    const industryTemplate = chosenIndustryTemplate(clinic(), industryTemplates);
    const summaryOf = (values: WizardValues) => {
      const { core } = formPath(sectionsFor("privacy", industryTemplate), values, null);
      const panel = core.find(({ id }) => id === "industryTemplate");
      return panel && sectionState(panel, { answers: values, marks: noMarks }, [], null).summary;
    };
    expect(summaryOf(clinic())).toBe("10\u00a0ответов");
    expect(summaryOf(clinic({ templateAnswers: { children: "no" } }))).toBe(
      "Осталось ответить на 4\u00a0вопроса",
    );
  });

  test("finds a question by the id of its control", () => {
    const id = fieldId("templateAnswers.reminders");
    expect(fieldOfControl(id)).toBe("templateAnswers.reminders");
    expect(fieldOfControl(`${id}-both`)).toBe("templateAnswers.reminders");
  });

  test("restores only those answers that are text", () => {
    const stored = { templateId: "clinic", templateAnswers: { children: "yes", laboratory: null } };
    const values = restoreValues("privacy", stored);
    expect(values.templateAnswers).toEqual({ children: "yes" });
    expect(countAnswers(values)).toBe(countAnswers(emptyValues("privacy")) + 1);
  });
});
