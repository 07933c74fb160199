/** Recipients in the documents: each contractor gets only the data of its own work. */
import { describe, expect, test } from "vitest";
import { writeAll, writeOne } from "@/content/documents/check/write-all";
import { formAnswersSchema } from "@/lib/engine/answers/schema";
import { checkAnswers } from "@/lib/engine/lint/check-answers";

const owner = {
  companyName: "ООО «Тестовая пекарня»",
  websiteUrl: "https://pekarnya-test.ru",
  contactEmail: "a@pekarnya-test.ru",
  dataTransferToThirdParties: ["other"],
};

/** «4.3. Доставка» of a policy, from its title to the next clause. */
function purposeOf(policy: string, title: string): string {
  const [, after = ""] = policy.split(new RegExp(`\\n\\d+\\.\\d+\\. ${title}\\n`));
  return after.split(/\n\d+\.\d+\. /)[0] ?? "";
}
const receivedBy = (policy: string, title: string) =>
  /Кто получает данные — ([^\n]+)/.exec(purposeOf(policy, title))?.[1] ?? "";
/** The recipients of every receipt by law. */
const fiscal = "оператор фискальных данных и налоговые органы (в случаях, предусмотренных законом)";
/** The row of one recipient in the table of all. */
const rowOf = (policy: string, name: string) =>
  policy.split("Получатель: ").find((row) => row.startsWith(name)) ?? "";

describe("shop with five contractors, one of them abroad", () => {
  const shop = {
    ...owner,
    industry: "ecommerce",
    processingPurposes: ["order_processing", "delivery", "payment", "newsletter", "feedback"],
    dataTypesCollected: ["full_name", "phone", "email", "address"],
    otherThirdParties:
      "ООО «Скороход» (доставка); ИП Лукина (бухгалтерия), чат в Telegram; Sendsay; Ozon (витрина маркетплейса)",
  };
  const { privacy, consent } = writeAll(shop);

  test("names for each purpose only the contractors that serve it", () => {
    expect(receivedBy(privacy, "Доставка")).toBe(
      "ООО «Скороход» (доставка); Ozon (витрина маркетплейса)",
    );
    expect(receivedBy(privacy, "Приём оплаты и возвратов")).toBe(
      `ИП Лукина (бухгалтерия); ${fiscal}`,
    );
    expect(receivedBy(privacy, "Обратная связь и обработка заявок и обращений")).toBe(
      "чат в Telegram",
    );
    expect(receivedBy(privacy, "Рекламные и информационные рассылки")).toBe("Sendsay");
  });

  test("transfers data abroad only to the foreign one", () => {
    const abroad = /Оператор осуществляет трансграничную передачу[\s\S]*?\n\n\d/.exec(privacy)?.[0];
    expect(abroad).toContain("Telegram");
    expect(abroad).not.toMatch(/Скороход|Лукина|Sendsay|Ozon/);
    const inConsents = [...consent.matchAll(/на территорию[^\n]+/g)].join("\n");
    expect(inConsents).toContain("Telegram");
    expect(inConsents).not.toMatch(/Скороход|Лукина|Sendsay|Ozon/);
  });

  test("names only the mailing service in the consent to mailings", () => {
    const text = writeOne("consent", { ...shop, consentPurpose: "newsletter" });
    expect(text).toContain("Кому поручена обработка: Sendsay");
    expect(text).not.toMatch(/Скороход|Лукина|Telegram|Ozon/);
  });

  test("states in the table what each contractor does", () => {
    expect(rowOf(privacy, "ИП Лукина")).toContain("бухгалтерский и налоговый учёт");
    expect(rowOf(privacy, "Sendsay")).toContain("отправка писем");
    expect(rowOf(privacy, "Ozon")).toContain("маркетплейса");
  });
});

test("laboratory and insurers get health data and are named in the written consent", () => {
  const clinic = {
    ...owner,
    industry: "medical",
    processingPurposes: ["contract", "feedback"],
    dataTypesCollected: ["full_name", "phone", "birth_date", "health"],
    otherThirdParties: "АО «АналитТест» (лаборатория); страховые медицинские организации",
  };
  const privacy = writeOne("privacy", clinic);
  const health = privacy
    .split(/\n\d+\.\d+\. /)
    .filter((clause) => clause.startsWith("Оказание медицинских услуг"));
  expect(health).not.toEqual([]);
  for (const clause of health) expect(clause).toMatch(/АналитТест.*страховые медицинские/);
  expect(receivedBy(privacy, "Обратная связь и обработка заявок и обращений")).toBe("");
  const written = writeOne("consent", { ...clinic, consentPurpose: "health" });
  expect(written).toContain("• АО «АналитТест» (лаборатория)");
  expect(written).toContain("• страховые медицинские организации");
});

test("document checker gets biometrics, and an advertising operator gets the data of one purpose", () => {
  const exchange = writeOne("privacy", {
    ...owner,
    industry: "crypto",
    processingPurposes: ["registration", "contract"],
    dataTypesCollected: ["full_name", "passport", "biometric"],
    otherDataTypes: "изображение лица",
    otherThirdParties: "ООО «Проверка-Т» (проверка документов)",
  });
  const gets = exchange.split(/\n\d+\.\d+\. /).filter((clause) => clause.includes("Проверка-Т"));
  expect(gets.some((clause) => clause.includes("иометрические"))).toBe(true);
  expect(receivedBy(exchange, "Заключение и исполнение договора")).toBe("");

  const magazine = writeOne("privacy", {
    ...owner,
    industry: "journalism",
    isSmi: true,
    userCanPost: true,
    processingPurposes: ["recruitment", "contract"],
    dataTypesCollected: ["full_name", "email"],
    otherThirdParties: "ООО «ОРД-Тест» (оператор рекламных данных)",
  });
  const shown = magazine.split(/\n\d+\.\d+\. /).filter((clause) => clause.includes("ОРД-Тест"));
  expect(shown.filter((clause) => clause.includes("Кто получает данные"))).toHaveLength(1);
  expect(receivedBy(magazine, "Заключение и исполнение договора")).toContain("ОРД-Тест");
});

test("contractor without a stated role has blanks for purpose, data and ground", () => {
  const texts = writeAll({
    ...owner,
    industry: "consulting",
    processingPurposes: ["feedback", "newsletter"],
    dataTypesCollected: ["email"],
    otherThirdParties: "ИП Безымянный",
  });
  const row = rowOf(texts.privacy, "ИП Безымянный");
  expect(row).toContain("[указать: зачем передаются данные]");
  expect(row).toContain("[указать: какие данные передаются]");
  expect(row).toContain("[указать: основание передачи]");
  for (const title of [
    "Обратная связь и обработка заявок и обращений",
    "Рекламные и информационные рассылки",
  ]) {
    expect(receivedBy(texts.privacy, title)).toBe("");
  }
  const asked = texts.consent.match(/ИП Безымянный — \[указать: получает ли данные/g);
  expect(asked).toHaveLength(2);
  for (const text of Object.values(texts)) {
    expect(text).not.toMatch(/в зависимости от задачи|которые нужны для целей обработки/);
  }
});

test("recipient that the owner names is not named twice", () => {
  const market = writeOne("privacy", {
    ...owner,
    industry: "marketplace",
    processingPurposes: ["order_processing"],
    dataTypesCollected: ["full_name", "phone"],
    otherThirdParties: "Продавцы и пункты выдачи заказов",
  });
  expect(market.match(/Получатель: .*родавцы/g)).toHaveLength(1);

  const game = writeOne("privacy", {
    ...owner,
    industry: "gaming",
    processingPurposes: ["analytics"],
    dataTransferToThirdParties: ["analytics"],
    analyticsServices: ["appmetrica"],
    otherAnalytics: "App Metrica",
  });
  expect(game).toContain("ООО «ЯНДЕКС» (AppMetrica)");
  expect(game).not.toContain("App Metrica");
});

describe("payment, delivery and mailing services", () => {
  const bakery = {
    ...owner,
    dataTransferToThirdParties: [],
    industry: "food",
    hostingProvider: "ООО «Хостер»",
    processingPurposes: ["order_processing", "delivery", "payment", "newsletter"],
    dataTypesCollected: ["full_name", "phone", "email", "address"],
  };
  const work = [
    ["Приём оплаты и возвратов", "Кто принимает оплату", "банк или платёжный сервис"],
    ["Доставка", "Кто доставляет", "служба доставки"],
    [
      "Рекламные и информационные рассылки",
      "Кто рассылает",
      "сервис рассылки, или «никто», если рассылаете сами",
    ],
  ] as const;
  const asked = /банк или платёжный сервис|указать: служба доставки|указать: сервис рассылки/;

  test.each(work)(
    "%s: leave a blank in the row, in the table of recipients and in the summary",
    (...text) => {
      const [title, label, blank] = text;
      const policy = writeOne("privacy", bakery);
      expect(purposeOf(policy, title)).toContain(`${label} — [указать: ${blank}]`);
      expect(policy).toContain(`Получатель: [указать: ${blank}]`);
      expect(policy.split(`[указать: ${blank}]`)).toHaveLength(4);
      expect(policy).toContain("Кто ещё получает данные: ООО «Хостер»");
      const short = writeOne("privacy", { ...bakery, documentLength: "short" });
      const others = title.startsWith("Приём оплаты") ? `${fiscal}; ` : "";
      expect(short).toContain(`ООО «Хостер» (хостинг); ${others}[указать: ${blank}]`);
      expect(short).toContain(`Получатель: [указать: ${blank}]`);
      const unhosted = writeOne("privacy", {
        ...bakery,
        hostingProvider: "",
        documentLength: "short",
      });
      expect(unhosted).toContain(`Кто получает: ${others}[указать: ${blank}]`);
    },
  );

  test("are not asked for when the owner needs no contractor", () => {
    const handledByOwner = ["payment_receipt", "delivery_pickup", "mailing_own"];
    for (const documentLength of ["short", "full"]) {
      const policy = writeOne("privacy", { ...bakery, documentLength, handledByOwner });
      expect(policy).not.toMatch(asked);
      expect(policy).toContain("ООО «Хостер»");
    }
  });

  test("are not asked for when they are named, and an accountant does not count as a bank", () => {
    const named = {
      ...bakery,
      dataTransferToThirdParties: ["payment_systems"],
      paymentSystems: ["sbp"],
      recipients: [
        { name: "ООО «Скороход»", role: "delivery" },
        { name: "ООО «Почтарь»", role: "mailing" },
      ],
    };
    expect(writeOne("privacy", named)).not.toMatch(asked);
    const bank = { name: "ПАО «Банк»", role: "other", task: "приём платежей" };
    const paid = (item: object) => writeOne("privacy", { ...bakery, recipients: [item] });
    expect(paid({ ...bank, purposes: ["payment"], data: ["payment_info"] })).not.toContain(
      "[указать: банк",
    );
    expect(paid({ name: "ИП Лукина", role: "accounting" })).toContain("[указать: банк");
  });

  test("are asked for once when they are ticked but not named", () => {
    const policy = writeOne("privacy", {
      ...bakery,
      dataTransferToThirdParties: ["payment_systems"],
    });
    expect(policy.match(/Получатель: \[указать: банк или платёжный сервис\]/g)).toHaveLength(1);
    expect(purposeOf(policy, "Приём оплаты и возвратов")).toContain("[указать: банк");
  });

  test("are not asked for when nothing is sold or mailed", () => {
    const policy = writeOne("privacy", { ...bakery, processingPurposes: ["feedback"] });
    expect(policy).not.toMatch(asked);
  });

  test("cause a remark that disappears with the blank", () => {
    const remarks = (more: object) =>
      checkAnswers(formAnswersSchema.parse({ ...bakery, ...more, type: "privacy" }))
        .map(({ message }) => message)
        .filter((message) => /^Выбран(?:а доставка|ы рассылки| приём оплаты)/.test(message));
    expect(remarks({})).toHaveLength(3);
    const handledByOwner = ["payment_transfer", "delivery_own", "mailing_own"];
    expect(remarks({ handledByOwner })).toEqual([]);
  });
});
