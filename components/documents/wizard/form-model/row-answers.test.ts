/**
 * A list of records in the form: from drafts and documents, into answers, in the collapsed section, with its errors.
 */
import { describe, expect, test } from "vitest";
import { nearestAsked } from "@/components/documents/wizard/check/nearest-asked";
import { fromStoredAnswers, toAnswers } from "@/components/documents/wizard/form-model/answers";
import { fieldId, listProblems } from "@/components/documents/wizard/form-model/field-errors";
import { sectionsFor, shownFields } from "@/components/documents/wizard/form-model/form-model";
import {
  countAnswers,
  emptyValues,
  modelOf,
  type RowsModel,
  restoreValues,
  toRow,
  type WizardValues,
} from "@/components/documents/wizard/form-model/form-values";
import { wizardResolver } from "@/components/documents/wizard/industry/wizard-resolver";
import {
  contractorRows,
  offeredOptions,
  presetText,
} from "@/components/documents/wizard/rows/offered-options";
import { documentAnswersSchema } from "@/lib/engine/answers/schema";

const model = modelOf("recipients") as RowsModel;
const row = (said: object) => toRow(said, model.columns);
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

describe("what was typed before", () => {
  test("a text of contractors becomes records with the work that it tells", () => {
    expect(contractorRows("ООО «Санки» (доставка); ИП Тихий.", model.columns)).toEqual([
      row({ name: "ООО «Санки» (доставка)", role: "delivery" }),
      row({ name: "ИП Тихий" }),
    ]);
    expect(contractorRows("нет", model.columns)).toEqual([]);
  });

  test("until the list shows them, the text is kept and sent as it was", () => {
    const answers = documentAnswersSchema.parse({
      ...required,
      type: "privacy",
      otherThirdParties: "ООО «Санки» (доставка)",
    });
    const values = fromStoredAnswers(answers);
    expect(toAnswers(values, null)).toMatchObject({ otherThirdParties: "ООО «Санки» (доставка)" });
    const made = contractorRows(values.otherThirdParties, model.columns);
    const sent = toAnswers({ ...values, recipients: made, otherThirdParties: "" }, null);
    expect(sent).not.toHaveProperty("otherThirdParties");
    expect(sent).toMatchObject({
      recipients: [{ name: "ООО «Санки» (доставка)", role: "delivery" }],
    });
  });

  test("a draft keeps half-typed records, and what is no record is left out", () => {
    const typed = [row({ role: "crm", inn: "77" }), row({})];
    const kept = JSON.parse(JSON.stringify(form({ recipients: typed }))) as unknown;
    expect(restoreValues("privacy", kept).recipients).toEqual(typed);
    const strange = { recipients: ["ООО", null, { name: 5, purposes: "delivery", evil: "x" }] };
    expect(restoreValues("privacy", strange).recipients).toEqual([row({})]);
  });
});

test("empty records at the end are not sent, nor what the record does not ask", () => {
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

test("the folded section names them", () => {
  const section = sectionsFor("privacy").find(({ id }) => id === "transfer");
  const recipients = [row({ name: "ООО «Санки»", role: "delivery" }), row({ name: "ИП Тихий" })];
  expect(section?.summary(form({ recipients }))).toBe("ООО «Санки» — Доставка, ИП Тихий");
});

test("each wrong field is listed, with its record and the id of its control", async () => {
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

describe("a record offers", () => {
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

  test("the owner's purposes, those that follow from other answers too", () => {
    expect(offered("purposes")).toEqual([
      ["delivery", "Доставка"],
      ["other", "конкурс поделок"],
      ["publication", "Публикации пользователей"],
      ["notices", "Заявления правообладателей"],
      ["operation", "Работа и защита сайта"],
      ["duties", "Запросы людей и доказательства согласий"],
    ]);
  });

  test("the owner's data, and what is ticked already", () => {
    expect(offered("data", ["passport"]).map(([key]) => key)).toEqual([
      "full_name",
      "email",
      "passport",
      "order",
    ]);
  });

  test("what documents say where nothing is ticked", () => {
    expect(presetText("purposes", { role: "delivery" }, answers)).toBe("доставка");
    expect(presetText("data", { role: "delivery" }, answers)).toContain("состав отправления");
    expect(presetText("data", { role: "other" }, answers)).toBeNull();
  });
});

test("a remark on a hidden question leads to the one that hides it", () => {
  const asked = new Set<string>(shownFields(form(), null));
  expect(asked.has("yandexMetricaId")).toBe(false);
  expect(nearestAsked("yandexMetricaId", asked)).toBe("dataTransferToThirdParties");
  expect(nearestAsked("recipients", asked)).toBe("recipients");
});
