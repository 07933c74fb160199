/** Who gets the data is named, or asked for where somebody can answer; what nobody can know is no blank. */
import { describe, expect, test } from "vitest";
import { openTemplate } from "@/content/documents/check/open-template";
import { ownersByIndustry } from "@/content/documents/check/owners/owners-by-industry";
import { writeAll, writeOne } from "@/content/documents/check/write-all";
import { documentAnswersSchema } from "@/lib/engine/answers/schema";
import { checkAnswers } from "@/lib/engine/lint/check-answers";
import type { FormDocumentType } from "@/lib/engine/questions/vocabulary/options";
import { walkInlines } from "@/lib/engine/tree/walk";

const base = {
  companyName: "ООО «Пятое чтение»",
  websiteUrl: "https://pyatoe-test.ru",
  contactEmail: "a@pyatoe-test.ru",
  hostingProvider: "ООО «Полка»",
  databaseCountry: "russia",
  recipientsHome: "russia",
  processingPurposes: ["order_processing", "payment"],
  dataTypesCollected: ["full_name", "phone", "email"],
};

/** An owner of the corpus whose paper was read. */
const read = (name: string) => {
  const found = ownersByIndustry.find(({ kind }) => kind === name);
  if (!found) throw new Error(`No owner «${name}»`);
  return found.answers;
};

const lengths = ["short", "full"] as const;

/** The questions that blanks of these words lead to. */
function leadsTo(type: FormDocumentType, answers: object, hint: RegExp): (string | undefined)[] {
  const fields = new Set<string | undefined>();
  const tree = openTemplate(type)(documentAnswersSchema.parse({ ...answers, type }));
  walkInlines(tree.blocks, (inline) => {
    if (inline.type === "blank" && hint.test(inline.hint)) fields.add(inline.field);
  });
  return [...fields];
}

describe("a blank of whoever processes leads to where he was named", () => {
  const address = /^адрес лица, которому поручена обработка/;
  const company = /^наименование этого лица/;
  test("the builder of a site", () => {
    expect(leadsTo("consent", read("лендинг с одной формой"), address)).toEqual([
      "platformAddress",
    ]);
  });
  test("a recipient of the list", () => {
    const answers = {
      ...base,
      hostingAddress: "г. Тверь, ул. Полочная, д. 1",
      processingPurposes: ["newsletter"],
      recipients: [{ name: "Письмоносец", role: "mailing", purposes: [], data: [] }],
    };
    expect(leadsTo("consent", answers, address)).toEqual(["recipients"]);
    expect(leadsTo("consent", answers, company)).toEqual(["recipients"]);
  });
  test("a host called by its brand", () => {
    const answers = { ...base, hostingProvider: "Полка", processingPurposes: ["feedback"] };
    expect(leadsTo("consent", answers, company)).toEqual(["hostingProvider"]);
    expect(leadsTo("consent", answers, address)).toEqual(["hostingAddress"]);
  });
});

test("whoever said where the base is, is asked of those who get the data", () => {
  const transfer = /^осуществляет или не осуществляет/;
  const answers = { ...base, recipientsHome: "unknown" };
  expect(leadsTo("privacy", answers, transfer)).toEqual(["recipientsHome"]);
  const unsaid = { ...answers, databaseCountry: "unknown" };
  expect(leadsTo("privacy", unsaid, transfer)).toEqual(["databaseCountry"]);
});

describe("«никто» can be answered of an application, too", () => {
  const game = read("игра");
  const keeper = /кто хранит данные [Пп]риложения|того, кто хранит данные приложения/;
  const alone = { ...game, handledByOwner: ["app_own"] };
  test.each(lengths)("%s", (documentLength) => {
    const said = writeAll({ ...alone, documentLength });
    const unsaid = writeAll({ ...game, documentLength });
    for (const type of ["privacy", "consent"] as const) {
      expect(unsaid[type]).toMatch(keeper);
      expect(said[type]).not.toMatch(keeper);
    }
  });
});

test("a cloud that takes the forms of a site learns nothing from the application", () => {
  const cloud = { websitePlatform: "bitrix24", platformHome: "cloud", customPlatform: "Битрикс24" };
  for (const documentLength of lengths) {
    const text = writeOne("privacy", { ...read("игра"), ...cloud, documentLength });
    // From the list of what the application sends to the term of the row.
    const [, after = ""] = text.split("дентификаторы устройства и установки приложения");
    const [row = ""] = after.split(/Срок(?: обработки|:)/);
    expect(row).toMatch(/(?:Правовое о|О)снование/);
    expect(row).not.toContain("Битрикс24");
  }
});

describe("whoever takes money tells the operator of fiscal data (54-ФЗ)", () => {
  const operator =
    /оператор фискальных данных и налоговые органы \(в случаях, предусмотренных законом\)/;
  test.each(lengths)("%s", (documentLength) => {
    const policy = (answers: object) => writeOne("privacy", { ...answers, documentLength });
    for (const owner of ["магазин", "пекарня с доставкой", "онлайн-школа", "маркетплейс"]) {
      const text = policy(read(owner));
      expect(text, owner).toMatch(operator);
      expect(text, owner).toMatch(/на который направлен чек/);
    }
    expect(policy(read("благотворительный фонд"))).not.toMatch(operator);
    expect(policy(read("лендинг с одной формой"))).not.toMatch(operator);
    const person = { ...base, companyName: "Иванова Мария Петровна", ownerType: "individual" };
    expect(policy(person)).not.toMatch(operator);
  });
  test("a named one stands in its place", () => {
    const recipients = [{ name: "ООО «Чек»", role: "fiscalData", purposes: [], data: [] }];
    const text = writeOne("privacy", { ...base, recipients });
    expect(text).not.toMatch(operator);
    expect(text).toMatch(/ООО «Чек»\n\s+Зачем: приём чеков и передача их/);
    const inWords = { ...base, otherThirdParties: "ООО «Чек» (ОФД)" };
    expect(writeOne("privacy", inWords)).toMatch(/ООО «Чек»[^\n]*\n\s+Зачем: приём чеков/);
  });
  test("no consent is asked for it", () => {
    expect(writeOne("consent", { ...base, consentPurpose: "processors" })).not.toMatch(/фискальн/);
  });
});

describe("who gets the claims of right holders is not answered by a dash", () => {
  test.each(["блог с комментариями", "маркетплейс", "сетевое издание"])("%s", (name) => {
    const text = writeOne("privacy", { ...read(name), documentLength: "short" });
    const row = text.split("Рассмотрение заявлений правообладателей")[1]?.split("\n\n")[0];
    expect(row).not.toMatch(/Кто получает: —/);
    expect(row).toMatch(/Кто получает: В случаях, предусмотренных законом/);
  });
});

describe("the policy of a page made by a builder has no blank that asks what only its maker knows", () => {
  const page = read("лендинг с одной формой");
  test.each(lengths)("%s", (documentLength) => {
    const text = writeOne("privacy", { ...page, documentLength });
    expect(text).not.toContain("[указать");
    expect(text).toMatch(/Для статистики конструктора и её файлов cookie нужно согласие/);
  });
  const remarks = (more: object) =>
    checkAnswers(documentAnswersSchema.parse({ ...page, ...more, type: "privacy" })).map(
      ({ field }) => field,
    );
  test("a remark reminds of its statistics until they are off", () => {
    expect(remarks({})).toContain("platformStatisticsOff");
    expect(remarks({ platformStatisticsOff: true })).not.toContain("platformStatisticsOff");
    expect(remarks({ customPlatform: "Конструктор №1" })).not.toContain("platformStatisticsOff");
  });
});
