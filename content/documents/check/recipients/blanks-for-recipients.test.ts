/** Recipients are named, or a blank asks for them when the owner can answer. */
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

/** An owner of the corpus whose documents were reviewed. */
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

describe("blank about a processor", () => {
  const address = /^адрес лица, которому поручена обработка/;
  const company = /^наименование этого лица/;
  test("leads to the platform's address for a site builder", () => {
    expect(leadsTo("consent", read("лендинг с одной формой"), address)).toEqual([
      "platformAddress",
    ]);
  });
  test("leads to the list for a recipient of the list", () => {
    const answers = {
      ...base,
      hostingAddress: "г. Тверь, ул. Полочная, д. 1",
      processingPurposes: ["newsletter"],
      recipients: [{ name: "Письмоносец", role: "mailing", purposes: [], data: [] }],
    };
    expect(leadsTo("consent", answers, address)).toEqual(["recipients"]);
    expect(leadsTo("consent", answers, company)).toEqual(["recipients"]);
  });
  test("leads to the questions on hosting for a host named by its brand", () => {
    const answers = { ...base, hostingProvider: "Полка", processingPurposes: ["feedback"] };
    expect(leadsTo("consent", answers, company)).toEqual(["hostingProvider"]);
    expect(leadsTo("consent", answers, address)).toEqual(["hostingAddress"]);
  });
});

test("blank on transfers abroad leads to the first of database and recipients without a country", () => {
  const transfer = /^осуществляет или не осуществляет/;
  const answers = { ...base, recipientsHome: "unknown" };
  expect(leadsTo("privacy", answers, transfer)).toEqual(["recipientsHome"]);
  const unsaid = { ...answers, databaseCountry: "unknown" };
  expect(leadsTo("privacy", unsaid, transfer)).toEqual(["databaseCountry"]);
});

describe("keeper of an application's data", () => {
  const game = read("игра");
  const keeper = /кто хранит данные [Пп]риложения|того, кто хранит данные приложения/;
  const alone = { ...game, handledByOwner: ["app_own"] };
  test.each(lengths)(
    "is a blank in the %s form unless the owner keeps them alone",
    (documentLength) => {
      const written = writeAll({ ...alone, documentLength });
      const unsaid = writeAll({ ...game, documentLength });
      for (const type of ["privacy", "consent"] as const) {
        expect(unsaid[type]).toMatch(keeper);
        expect(written[type]).not.toMatch(keeper);
      }
    },
  );
});

test("policy does not give the application's data to a cloud that takes the site's forms", () => {
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

describe("operator of fiscal data (54-ФЗ)", () => {
  const operator =
    /оператор фискальных данных и налоговые органы \(в случаях, предусмотренных законом\)/;
  test.each(lengths)(
    "is named in the %s policy only of owners who give receipts",
    (documentLength) => {
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
    },
  );
  test("is replaced by the named one", () => {
    const recipients = [{ name: "ООО «Чек»", role: "fiscalData", purposes: [], data: [] }];
    const text = writeOne("privacy", { ...base, recipients });
    expect(text).not.toMatch(operator);
    expect(text).toMatch(/ООО «Чек»\n\s+Зачем: приём чеков и передача их/);
    const inWords = { ...base, otherThirdParties: "ООО «Чек» (ОФД)" };
    expect(writeOne("privacy", inWords)).toMatch(/ООО «Чек»[^\n]*\n\s+Зачем: приём чеков/);
  });
  test("is not in the consent to entrusting", () => {
    expect(writeOne("consent", { ...base, consentPurpose: "processors" })).not.toMatch(/фискальн/);
  });
});

describe("row of right holders' claims", () => {
  test.each(["блог с комментариями", "маркетплейс", "сетевое издание"])(
    "names recipients by law instead of a dash for %s",
    (name) => {
      const text = writeOne("privacy", { ...read(name), documentLength: "short" });
      const row = text.split("Рассмотрение заявлений правообладателей")[1]?.split("\n\n")[0];
      expect(row).not.toMatch(/Кто получает: —/);
      expect(row).toMatch(/Кто получает: В случаях, предусмотренных законом/);
    },
  );
});

describe("policy of a page made by a site builder", () => {
  const page = read("лендинг с одной формой");
  test.each(lengths)(
    "has no blanks and mentions the builder's statistics in the %s form",
    (documentLength) => {
      const text = writeOne("privacy", { ...page, documentLength });
      expect(text).not.toContain("[указать");
      expect(text).toMatch(/Для статистики конструктора и её файлов cookie нужно согласие/);
    },
  );
  const remarks = (more: object) =>
    checkAnswers(documentAnswersSchema.parse({ ...page, ...more, type: "privacy" })).map(
      ({ field }) => field,
    );
  test("gets a remark about the statistics until they are off", () => {
    expect(remarks({})).toContain("platformStatisticsOff");
    expect(remarks({ platformStatisticsOff: true })).not.toContain("platformStatisticsOff");
    expect(remarks({ customPlatform: "Конструктор №1" })).not.toContain("platformStatisticsOff");
  });
});
