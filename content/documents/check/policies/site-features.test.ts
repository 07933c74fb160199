/**
 * What a policy and a cookie policy say of what the site does: an application, comments, biometrics, recommendations.
 */
import { describe, expect, test } from "vitest";
import { openTemplate } from "@/content/documents/check/open-template";
import { writeAll, writeOne } from "@/content/documents/check/write-all";
import { documentAnswersSchema } from "@/lib/engine/answers/schema";
import { checkAnswers } from "@/lib/engine/lint/check-answers";
import { writeText } from "@/lib/engine/writers/text";
import { writeSet } from "@/scripts/shared/document-set";

const owner = {
  companyName: "ООО «Пробный маяк»",
  websiteUrl: "https://mayak-test.ru",
  contactEmail: "a@mayak-test.ru",
};

const warnings = (answers: object) =>
  checkAnswers(documentAnswersSchema.parse({ ...answers, type: "privacy" }))
    .map(({ message }) => message)
    .join("\n");

describe("application", () => {
  const app = { ...owner, industry: "mobile", processingPurposes: ["feedback"] };

  test.each(["short", "full"])(
    "is defined in a %s policy only when there is one",
    (documentLength) => {
      expect(writeOne("privacy", { ...app, documentLength })).toMatch(
        /мобильное приложение Оператора \(далее — Приложение\)/,
      );
      const shop = { ...app, industry: "retail", documentLength };
      expect(writeOne("privacy", shop)).not.toMatch(/Приложени/);
    },
  );
});

test.each(["short", "full"])(
  "%s policy gives the courier only the data of the delivery",
  (documentLength) => {
    const text = writeOne("privacy", {
      ...owner,
      documentLength,
      industry: "retail",
      processingPurposes: ["order_processing", "delivery"],
      dataTypesCollected: ["full_name", "phone", "address", "email"],
      recipients: [{ name: "СДЭК", role: "delivery" }],
    });
    const contents = text.match(/состав отправления/g) ?? [];
    expect(contents).toHaveLength(2);
    // The order history and e-mail do not apply here.
    const rows = text.split(/Цель и чьи данные: |\n\d+\.\d+\. /);
    const order = rows.find((row) => row.startsWith("Оформление и исполнение заказов"));
    expect(order).not.toContain("СДЭК");
  },
);

describe("short policy", () => {
  const short = { ...owner, documentLength: "short", processingPurposes: ["feedback"] };

  test("has no heading «Контакты и изменения»", () => {
    expect(writeOne("privacy", short)).not.toContain("Контакты и изменения");
  });

  test("states the protection of data as a duty", () => {
    expect(writeOne("privacy", short)).not.toContain("Уровень защищённости обеспечивается");
    // The levels are of the decree that ст. 19 leads to: a short policy cites the article.
    expect(writeOne("privacy", short)).toMatch(/Закон требует от Оператора[^\n]*ст\. 18\.1, 19/);
  });
});

test("form check explains nicknames when visitors can comment", () => {
  const find = (userCanPost: boolean) =>
    checkAnswers(documentAnswersSchema.parse({ ...owner, userCanPost, type: "consent" }))
      .map(({ message }) => message)
      .join("\n");
  expect(find(true)).toMatch(/псевдоним/);
  expect(find(false)).not.toMatch(/псевдоним/);
});

describe.each(["short", "full"])("comments, %s form", (documentLength) => {
  const blog = { ...owner, documentLength, userCanPost: true, dataTypesCollected: ["full_name"] };

  test("need no consent to distribution under nicknames and may contain no personal data", () => {
    const texts = writeAll({ ...blog, postsWithoutData: true });
    expect(texts.consent).not.toContain("разрешённых субъектом для распространения");
    expect(texts.privacy).toMatch(/подписывается псевдонимом и не сообщает персональных данных/);
    expect(texts.privacy).not.toContain("Размещение на Сайте материалов пользователей");
    expect(texts.terms).toMatch(/размещать персональные данные, свои и чужие/);
  });

  test("need a consent to distribution when they contain personal data", () => {
    const texts = writeAll(blog);
    expect(texts.consent).toContain("разрешённых субъектом для распространения");
    for (const text of Object.values(texts)) expect(text).not.toMatch(/псевдоним/);
  });
});

describe("biometrics", () => {
  const exchange = {
    ...owner,
    industry: "crypto",
    processingPurposes: ["registration", "contract"],
    dataTypesCollected: ["full_name", "passport", "biometric", "photo"],
  };

  test("bring no mention of a blockchain for an exchange", () => {
    for (const text of Object.values(writeAll(exchange))) expect(text).not.toMatch(/блокчейн/i);
  });

  test("have a blank for their storage and do not go to the host", () => {
    const hosted = { ...exchange, hostingProvider: "ООО «Хостинг-Т»" };
    const { privacy } = writeAll(hosted);
    expect(privacy).toMatch(/Биометрические персональные данные хранятся: \[указать: где/);
    const row = privacy.slice(privacy.indexOf("Установление личности по биометрическим", 1500));
    expect(row.slice(0, 1200)).not.toMatch(/Кто получает[^\n]*Хостинг-Т/);
    expect(writeOne("consent", { ...hosted, consentPurpose: "biometric" })).not.toContain(
      "Хостинг-Т",
    );
  });

  test("make the form check cite 572-ФЗ", () => {
    expect(warnings(exchange)).toMatch(/572-ФЗ/);
    expect(warnings({ ...exchange, dataTypesCollected: ["full_name"] })).not.toMatch(/572-ФЗ/);
  });
});

describe("recommendations", () => {
  const market = {
    ...owner,
    industry: "marketplace",
    processingPurposes: ["order_processing", "personalization"],
    dataTypesCollected: ["full_name", "email"],
  };

  test("have the rules that other documents promise", () => {
    const promises = Object.values(writeAll(market)).some((text) =>
      text.includes("правила их применения"),
    );
    expect(promises).toBe(true);
    expect(writeSet(market).map(({ type }) => type)).toContain("recommendations");
    expect(writeOne("recommendations", market)).toMatch(
      /^Правила применения рекомендательных технологий/,
    );
  });

  test("are not promised by a shop that has none", () => {
    const shop = { ...market, industry: "retail", processingPurposes: ["order_processing"] };
    for (const type of ["privacy", "terms", "charter", "cookie"] as const) {
      expect(writeOne(type, shop), type).not.toContain("правила их применения");
    }
  });
});

test("references to the law keep article and number together with a no-break space", () => {
  for (const type of ["privacy", "consent", "offer"] as const) {
    const answers = documentAnswersSchema.parse({
      ...owner,
      type,
      industry: "retail",
      hostingProvider: "ООО «Хостинг-Т»",
      processingPurposes: ["order_processing", "feedback", "newsletter"],
      dataTypesCollected: ["full_name", "email"],
    });
    const text = writeText(openTemplate(type)(answers));
    expect(text, type).toMatch(/ст\.\u00a0\d/);
    expect(text, type).not.toMatch(/(?:^|[\s(])(?:ст|ч|п)\. (?=\d)|(?:ч|п)\.\u00a0\d+ ст\./);
  }
});
