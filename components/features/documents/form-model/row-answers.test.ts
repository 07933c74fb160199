/**
 * A list of records in the form: read from drafts and documents, sent as answers, summarised, and its errors.
 */
import { describe, expect, test } from "vitest";
import {
  contractorRows,
  offeredOptions,
  presetText,
} from "@/components/features/documents/form/rows/offered-options";
import { fromStoredAnswers, toAnswers } from "@/components/features/documents/form-model/answers";
import { fieldId, listProblems } from "@/components/features/documents/form-model/field-errors";
import { sectionsFor, shownFields } from "@/components/features/documents/form-model/form-model";
import {
  countAnswers,
  emptyValues,
  modelOf,
  type RowsModel,
  restoreValues,
  toRow,
  type WizardValues,
} from "@/components/features/documents/form-model/form-values";
import { nearestAsked } from "@/components/features/documents/wizard/check/nearest-asked";
import { wizardResolver } from "@/components/features/documents/wizard/check/wizard-resolver";
import { documentAnswersSchema } from "@/lib/engine/answers/schema";

const model = modelOf("recipients") as RowsModel;
const row = (typed: object) => toRow(typed, model.columns);
const required = {
  companyName: "ООО «Ромашка»",
  websiteUrl: "romashka.ru",
  contactEmail: "info@romashka.ru",
  legalAddress: "Тверь",
};
const form = (more: Partial<WizardValues> = {}): WizardValues => ({
  ...emptyValues("privacy"),
  ...required,
  ...more,
});
const problemsOf = async (values: WizardValues) => {
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { errors } = await wizardResolver([])(values, undefined, options);
  return listProblems(errors as Parameters<typeof listProblems>[0], values, null);
};

describe("recipients typed before", () => {
  test("as one text become records with their roles", () => {
    expect(contractorRows("ООО «Санки» (доставка); ИП Тихий.", model.columns)).toEqual([
      row({ name: "ООО «Санки» (доставка)", role: "delivery" }),
      row({ name: "ИП Тихий" }),
    ]);
    expect(contractorRows("нет", model.columns)).toEqual([]);
  });

  test("as one text are sent unchanged until the form turns them into a list", () => {
    const answers = documentAnswersSchema.parse({
      ...required,
      type: "privacy",
      otherThirdParties: "ООО «Санки» (доставка)",
    });
    const values = fromStoredAnswers(answers);
    expect(toAnswers(values, null)).toMatchObject({ otherThirdParties: "ООО «Санки» (доставка)" });
    const rows = contractorRows(values.otherThirdParties, model.columns);
    const sent = toAnswers({ ...values, recipients: rows, otherThirdParties: "" }, null);
    expect(sent).not.toHaveProperty("otherThirdParties");
    expect(sent).toMatchObject({
      recipients: [{ name: "ООО «Санки» (доставка)", role: "delivery" }],
    });
  });

  test("in a draft keep incomplete records and omit what is not a record", () => {
    const typed = [row({ role: "crm", inn: "77" }), row({})];
    const stored = JSON.parse(JSON.stringify(form({ recipients: typed }))) as unknown;
    expect(restoreValues("privacy", stored).recipients).toEqual(typed);
    const strange = { recipients: ["ООО", null, { name: 5, purposes: "delivery", evil: "x" }] };
    expect(restoreValues("privacy", strange).recipients).toEqual([row({})]);
  });
});

test("toAnswers omits empty records at the end and columns that the record does not ask", () => {
  const recipients = [
    row({ name: "ООО «Санки»", role: "delivery", task: "осталось от «Другого»", country: "RU" }),
    row({}),
  ];
  const sent = toAnswers(form({ recipients }), null);
  expect(sent).toMatchObject({
    recipients: [{ name: "ООО «Санки»", role: "delivery", country: "RU" }],
  });
  expect((sent as { recipients: object[] }).recipients[0]).not.toHaveProperty("task");
  expect(countAnswers(form({ recipients: [row({})] }))).toBe(countAnswers(form()));
});

test("the folded section names the recipients", () => {
  const section = sectionsFor("privacy").find(({ id }) => id === "transfer");
  const recipients = [row({ name: "ООО «Санки»", role: "delivery" }), row({ name: "ИП Тихий" })];
  expect(section?.summary(form({ recipients }))).toBe("ООО «Санки» — Доставка, ИП Тихий");
});

test("listProblems lists each wrong field with its record and the id of its control", async () => {
  const recipients = [row({ name: "ООО «Санки»" }), row({ role: "crm", inn: "12" })];
  expect(await problemsOf(form({ recipients }))).toEqual([
    {
      id: `${fieldId("recipients")}-1-name`,
      field: "recipients",
      message: "Получатель 2: Укажите, кто это",
    },
    {
      id: `${fieldId("recipients")}-1-inn`,
      field: "recipients",
      message: "Получатель 2: ИНН должен содержать минимум 10 цифр",
    },
  ]);
});

describe("the options of a recipient", () => {
  const answers = {
    processingPurposes: ["delivery", "other"],
    otherPurpose: "конкурс поделок",
    dataTypesCollected: ["full_name", "email"],
    userCanPost: true,
  } as never;
  const offered = (key: "purposes" | "data", ticked: string[] = []) => {
    const column = model.columns[key];
    return column?.kind === "choices" ? offeredOptions(column, answers, ticked) : [];
  };

  test("contain the owner's purposes, also those that follow from other answers", () => {
    expect(offered("purposes")).toEqual([
      ["delivery", "Доставка"],
      ["other", "конкурс поделок"],
      ["publication", "Публикации пользователей"],
      ["notices", "Заявления правообладателей"],
      ["operation", "Работа и защита сайта"],
      ["duties", "Запросы людей и доказательства согласий"],
    ]);
  });

  test("contain the owner's data and those already ticked", () => {
    expect(offered("data", ["passport"]).map(([key]) => key)).toEqual([
      "full_name",
      "email",
      "passport",
      "order",
    ]);
  });

  test("show what documents will print when nothing is ticked", () => {
    expect(presetText("purposes", { role: "delivery" }, answers)).toBe("доставка");
    expect(presetText("data", { role: "delivery" }, answers)).toContain("состав отправления");
    expect(presetText("data", { role: "other" }, answers)).toBeNull();
  });
});

test("nearestAsked leads from a hidden question to the one that hides it", () => {
  const shown = new Set<string>(shownFields(form(), null));
  expect(shown.has("yandexMetricaId")).toBe(false);
  expect(nearestAsked("yandexMetricaId", shown)).toBe("dataTransferToThirdParties");
  expect(nearestAsked("recipients", shown)).toBe("recipients");
});
