import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { documentAnswersSchema } from "@/lib/engine/answers/schema";

const smallest = {
  type: "privacy",
  companyName: "ООО «Ромашка»",
  websiteUrl: "romashka.ru",
  contactEmail: "info@romashka.ru",
};
const disclaimer = { ...smallest, type: "socialDisclaimer" };

/** Parsed answers, or the messages by field. */
const parse = (answers: unknown) => {
  const parsed = documentAnswersSchema.safeParse(answers);
  if (parsed.success) return parsed.data;
  const messages: Record<string, string[]> = {};
  for (const { path, message } of parsed.error.issues) {
    const field = path.join(".");
    messages[field] = [...(messages[field] ?? []), message];
  }
  return messages;
};
const withField = (field: string, value: unknown) => parse({ ...smallest, [field]: value });

test("the smallest valid answers get the defaults of the form", () => {
  // Questions may be added: what clients have sent so far keeps its meaning.
  expect(parse(smallest)).toMatchObject({
    type: "privacy",
    ownerType: "legal",
    companyName: "ООО «Ромашка»",
    websiteUrl: "https://romashka.ru",
    contactEmail: "info@romashka.ru",
    industry: "other",
    websitePlatform: "other",
    isSmi: false,
    userCanPost: false,
    processingPurposes: [],
    dataTypesCollected: [],
    dataTypes: [],
    dataRetentionPeriod: "until-consent-withdrawal",
    dataTransferToThirdParties: [],
    paymentSystems: [],
    analyticsServices: [],
    consentWithdrawalMethod: [],
    agreementStart: "any_use",
    agreementDuration: "indefinite",
    canAdminChange: true,
    notifyChanges: "yes",
    userRights: [],
    userObligations: [],
    adminRights: [],
    adminObligations: [],
    generateQr: false,
  });
});

test("parsing already parsed answers again changes nothing", () => {
  const answers = parse({
    ...smallest,
    inn: "77 07-083893",
    ogrn: "1027700132195",
    legalAddress: "Москва\nул. Мира",
    phone: "  ",
    processingPurposes: ["delivery", "registration", "delivery"],
    cookieUrl: "магазин.рф/куки",
  });
  expect(answers).toMatchObject({
    inn: "7707083893",
    processingPurposes: ["registration", "delivery"],
    cookieUrl: "https://магазин.рф/куки",
  });
  expect(answers).not.toHaveProperty("phone", "");
  expect(parse(answers)).toEqual(answers);
  expect(parse(JSON.parse(JSON.stringify(answers)))).toEqual(JSON.parse(JSON.stringify(answers)));
});

describe("the schema of answers", () => {
  test.each([
    ["companyName", "", "Название компании или ФИО обязательно"],
    ["companyName", " \u200b ", "Название компании или ФИО обязательно"],
    ["companyName", undefined, "Название компании или ФИО обязательно"],
    ["websiteUrl", "нет", "Некорректный URL сайта"],
    ["websiteUrl", undefined, "Некорректный URL сайта"],
    ["contactEmail", "нет", "Некорректный email"],
    ["contactEmail", undefined, "Некорректный email"],
    ["inn", "123", "ИНН должен содержать минимум 10 цифр"],
    ["inn", "1234567890123", "ИНН должен содержать не больше 12 цифр"],
    ["inn", "77070838AB", "ИНН должен состоять только из цифр"],
    ["ogrn", "12345", "ОГРН должен содержать 13 цифр, ОГРНИП — 15 цифр"],
    ["ownerType", "company", "Выберите вариант из списка"],
    ["processingPurposes", "delivery", "Выберите варианты из списка"],
    ["isSmi", "yes", "Ответьте «да» или «нет»"],
    ["yandexMetricaId", "12a", "Номер счётчика Яндекс.Метрики состоит только из цифр"],
    ["companyName", "x".repeat(301), "Не длиннее 300 символов"],
    ["companyName", "x".repeat(5000), "Не длиннее 300 символов"],
  ])("gives the specified message for %s = %j: %s", (field, value, message) => {
    expect(withField(field, value)).toEqual({ [field]: [message] });
  });

  test.each([
    ["companyName", "", "Название компании обязательно"],
    ["websiteUrl", "нет", "Введите корректный URL"],
    ["contactEmail", "нет", "Введите корректный email"],
  ])("gives the specified message for a disclaimer: %s = %j: %s", (field, value, message) => {
    expect(parse({ ...disclaimer, [field]: value })).toEqual({ [field]: [message] });
  });

  test.each([undefined, "letter", 5, null])(
    "gives the specified message for the document type %j",
    (type) => {
      expect(parse({ ...smallest, type })).toEqual({ type: ["Выберите тип документа"] });
    },
  );

  test("names every wrong field at once, in the order of the form", () => {
    expect(Object.keys(parse({ type: "terms", inn: "1" }))).toEqual([
      "companyName",
      "inn",
      "contactEmail",
      "websiteUrl",
    ]);
  });
});

describe("invisible characters", () => {
  const unseen = ["\u0000", "\u001f", "\ud800", "\udc00", "\uffff", "\u200b", "\u200d", "\u202e"];

  test.each([
    ["websiteUrl", "https://romashka.ru", "Некорректный URL сайта"],
    ["contactEmail", "info@romashka.ru", "Некорректный email"],
    ["inn", "7707083893", "ИНН должен состоять только из цифр"],
    ["ogrn", "1027700132195", "ОГРН должен состоять только из цифр"],
    ["yandexMetricaId", "12345678", "Номер счётчика Яндекс.Метрики состоит только из цифр"],
    [
      "googleAnalyticsId",
      "G-ABC123",
      "Идентификатор Google Analytics состоит из латинских букв, цифр и дефиса",
    ],
    ["cookieUrl", "https://romashka.ru/cookie", "Некорректная ссылка на политику cookie"],
    ["responsiblePersonEmail", "a@romashka.ru", "Некорректный email ответственного лица"],
    ["smiRegistrationNumber", "ЭЛ № ФС 77-00001", "Уберите из номера невидимые знаки"],
  ])("are rejected in %s", (field, value, message) => {
    expect(withField(field, value)).toMatchObject({ [field]: value });
    for (const sign of unseen) {
      for (const place of [0, 4, value.length]) {
        const spoilt = value.slice(0, place) + sign + value.slice(place);
        expect(withField(field, spoilt), JSON.stringify(spoilt)).toEqual({ [field]: [message] });
      }
    }
  });

  test("are removed from a company name", () => {
    for (const sign of unseen) {
      expect(withField("companyName", `Рома${sign}шка`)).toMatchObject({ companyName: "Ромашка" });
    }
  });
});

test("accepts an ИНН with wrong check digits and one of 11 digits", () => {
  expect(withField("inn", "7707083894")).toMatchObject({ inn: "7707083894" });
  expect(withField("inn", "12345678901")).toMatchObject({ inn: "12345678901" });
});

test("rejects unknown fields and options", () => {
  expect(documentAnswersSchema.safeParse({ ...smallest, isAdmin: true }).success).toBe(false);
  expect(documentAnswersSchema.safeParse({ ...disclaimer, inn: "7707083893" }).success).toBe(false);
  expect(withField("dataTypes", ["email", "<script>"])).toEqual({
    "dataTypes.1": ["Выберите вариант из списка"],
  });
  expect(withField("processingPurposes", ["__proto__"])).toEqual({
    "processingPurposes.0": ["Выберите вариант из списка"],
  });
});

test("parses or rejects any JSON value without an exception, with messages in Russian", () => {
  const field = fc.constantFrom(
    "companyName",
    "websiteUrl",
    "inn",
    "dataTypes",
    "userRights",
    "isSmi",
  );
  fc.assert(
    fc.property(field, fc.jsonValue(), (name, value) => {
      const parsed = documentAnswersSchema.safeParse({ ...smallest, [name]: value });
      if (parsed.success) return;
      for (const { message } of parsed.error.issues) expect(message).toMatch(/[а-яё]/);
    }),
    { numRuns: 500 },
  );
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(documentAnswersSchema.safeParse(value).success).toBe(false);
    }),
  );
});

test("the longest valid form takes less than 256 KB", () => {
  const sentences = Array.from({ length: 30 }, () => "ю".repeat(500));
  const long = "ю".repeat(300);
  const longest = {
    ...smallest,
    type: "terms",
    companyName: long,
    legalAddress: "ю".repeat(500),
    otherPurpose: "ю".repeat(500),
    otherDataTypes: "ю".repeat(500),
    otherThirdParties: "ю".repeat(500),
    qrData: "ю".repeat(2000),
    userRights: sentences,
    userObligations: sentences,
    adminRights: sentences,
    adminObligations: sentences,
    customFields: {
      additions: Array.from({ length: 10 }, () => ({ section: "general", text: "ю".repeat(5000) })),
      replacements: [],
    },
  };
  expect(documentAnswersSchema.safeParse(longest).success).toBe(true);
  expect(Buffer.byteLength(JSON.stringify(longest))).toBeLessThan(256 * 1024);
});

test("rejects an eleventh custom clause", () => {
  const additions = Array.from({ length: 11 }, () => ({
    section: "general",
    text: "ю".repeat(5000),
  }));
  expect(withField("customFields", { additions, replacements: [] })).toHaveProperty("customFields");
});
