/** What a policy and a cookie policy say of the owner's trade, platform and counters. */
import { describe, expect, test } from "vitest";
import { openTemplate } from "@/content/documents/check/open-template";
import { writeAll, writeOne } from "@/content/documents/check/write-all";
import { documentAnswersSchema } from "@/lib/engine/answers/schema";
import { checkAnswers } from "@/lib/engine/lint/check-answers";
import { writeText } from "@/lib/engine/writers/text";
import { writeSet } from "@/tests/support/documents/document-set";

const owner = {
  companyName: "ООО «Пробный маяк»",
  websiteUrl: "https://mayak-test.ru",
  contactEmail: "a@mayak-test.ru",
};
const warnings = (answers: object) =>
  checkAnswers(documentAnswersSchema.parse({ ...answers, type: "privacy" }))
    .map(({ message }) => message)
    .join("\n");

describe("M10: a builder of sites", () => {
  const page = {
    ...owner,
    industry: "real_estate",
    websitePlatform: "simple",
    customPlatform: "Craftum",
    processingPurposes: ["feedback"],
    dataTypesCollected: ["phone"],
  };

  test("is a company with an address, once they are said", () => {
    const { privacy, consent } = writeAll({
      ...page,
      platformOwner: "ООО «Конструктор-Т»",
      platformAddress: "г. Тверь, ул. Лесная, д. 2",
    });
    for (const text of [privacy, consent]) expect(text).toContain("ООО «Конструктор-Т»");
    expect(consent).toContain("Адрес: г. Тверь, ул. Лесная, д. 2");
    expect(consent).not.toContain("[указать: адрес лица, которому поручена обработка]");
  });
});

describe("M11: a counter abroad", () => {
  const counted = {
    ...owner,
    industry: "saas",
    processingPurposes: ["feedback", "analytics"],
    dataTypesCollected: ["email", "cookies"],
    dataTransferToThirdParties: ["analytics"],
    analyticsServices: ["google_analytics"],
  };

  test("is not cured by a paper, and whoever fills in the form reads that", () => {
    expect(warnings(counted)).toMatch(/Снимите его с сайта: документ этого не исправит/);
    expect(warnings(counted)).not.toMatch(/проверьте, что данные россиян сначала записываются/);
  });

  test("leaves no policy that calls all its databases Russian", () => {
    const texts = writeAll({ ...counted, databaseCountry: "russia" });
    for (const text of Object.values(texts)) {
      expect(text).not.toContain("ведутся только с использованием баз данных");
    }
  });
});

describe("S7: biometrics", () => {
  const exchange = {
    ...owner,
    industry: "crypto",
    processingPurposes: ["registration", "contract"],
    dataTypesCollected: ["full_name", "passport", "biometric", "photo"],
  };

  test("nothing is said of a blockchain that nobody asked about", () => {
    for (const text of Object.values(writeAll(exchange))) expect(text).not.toMatch(/блокчейн/i);
  });

  test("the form warns that they may be kept only where the law lets", () => {
    expect(warnings(exchange)).toMatch(/572-ФЗ/);
    expect(warnings({ ...exchange, dataTypesCollected: ["full_name"] })).not.toMatch(/572-ФЗ/);
  });
});

describe("S20: cookies of a counter", () => {
  const shop = {
    ...owner,
    industry: "retail",
    processingPurposes: ["feedback", "analytics"],
    dataTypesCollected: ["email", "cookies"],
    dataTransferToThirdParties: ["analytics"],
  };

  test("are kept as long as their table says, and the reader is sent nowhere", () => {
    for (const documentLength of ["full", "short"]) {
      const text = writeOne("cookie", {
        ...shop,
        documentLength,
        analyticsServices: ["yandex_metrica"],
      });
      expect(text).toContain("1 год");
      expect(text).not.toMatch(/2 года|сверяйтесь|[Оо]бычно эти сервисы/);
    }
  });
});

describe("S21: recommendations", () => {
  const market = {
    ...owner,
    industry: "marketplace",
    processingPurposes: ["order_processing", "personalization"],
    dataTypesCollected: ["full_name", "email"],
  };

  test("have the rules that the other papers promise", () => {
    const promises = Object.values(writeAll(market)).some((text) =>
      text.includes("правила их применения"),
    );
    expect(promises).toBe(true);
    expect(writeSet(market).map(({ type }) => type)).toContain("recommendations");
    expect(writeOne("recommendations", market)).toMatch(
      /^Правила применения рекомендательных технологий/,
    );
  });

  test("a shop that recommends nothing promises no rules", () => {
    const shop = { ...market, industry: "retail", processingPurposes: ["order_processing"] };
    for (const type of ["privacy", "terms", "charter", "cookie"] as const) {
      expect(writeOne(type, shop), type).not.toContain("правила их применения");
    }
  });
});

test("S22: a reference to the law is never torn at a line's end", () => {
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
