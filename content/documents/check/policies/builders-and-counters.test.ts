/** What a policy and a cookie policy say of who keeps the site and of who counts its visits. */
import { describe, expect, test } from "vitest";
import { writeAll, writeOne } from "@/content/documents/check/write-all";
import { documentAnswersSchema } from "@/lib/engine/answers/schema";
import { checkAnswers } from "@/lib/engine/lint/check-answers";

const owner = {
  companyName: "ООО «Пробный маяк»",
  websiteUrl: "https://mayak-test.ru",
  contactEmail: "a@mayak-test.ru",
};

const warnings = (answers: object) =>
  checkAnswers(documentAnswersSchema.parse({ ...answers, type: "privacy" }))
    .map(({ message }) => message)
    .join("\n");

describe("site builder", () => {
  const page = {
    ...owner,
    industry: "real_estate",
    websitePlatform: "simple",
    customPlatform: "Craftum",
    processingPurposes: ["feedback"],
    dataTypesCollected: ["phone"],
  };

  test("is named with its company and address when they are answered", () => {
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

describe("site builder that is also the host", () => {
  const page = {
    ...owner,
    industry: "construction",
    websitePlatform: "simple",
    customPlatform: "Tilda",
    hostingProvider: "ООО «Тильда Паблишинг»",
    hostingAddress: "г. Москва, ул. Конструкторская, д. 1",
    processingPurposes: ["feedback"],
    dataTypesCollected: ["phone"],
  };

  test.each(["short", "full"])(
    "is one recipient with both roles in the %s form",
    (documentLength) => {
      const { privacy, consent } = writeAll({ ...page, documentLength });
      expect(privacy.match(/Получатель: [^\n]*/g)).toEqual([
        "Получатель: ООО «Тильда Паблишинг» (Tilda)",
      ]);
      expect(privacy).toMatch(/Зачем: размещение Сайта, хранение его данных и приём сведений/);
      expect(privacy).not.toContain("(хостинг)");
      expect(privacy).not.toContain("Сайт размещён у хостинг-провайдера");
      expect(consent.match(/Кому поручена обработка: /g)).toHaveLength(1);
      expect(consent).toContain("Адрес: г. Москва, ул. Конструкторская, д. 1");
    },
  );

  test("is listed separately from another host", () => {
    const text = writeOne("privacy", { ...page, hostingProvider: "ООО «Бегет»" });
    expect(text.match(/Получатель: /g)).toHaveLength(2);
  });
});

test("consent to statistics uses the general term only when the owner sets it for statistics", () => {
  const counted = {
    ...owner,
    processingPurposes: ["feedback", "analytics"],
    dataTypesCollected: ["email", "cookies"],
    dataTransferToThirdParties: ["analytics"],
    analyticsServices: ["yandex_metrica"],
    dataRetentionPeriod: "3-years",
    consentPurpose: "analytics",
  };
  expect(writeOne("consent", counted)).not.toContain("3 года со дня согласия");
  const corrected = { ...counted, processing: [{ purpose: "analytics", term: "3-years" }] };
  expect(writeOne("consent", corrected)).toContain("3 года со дня согласия");
});

describe("choice between two counters", () => {
  const counted = {
    ...owner,
    processingPurposes: ["feedback", "analytics"],
    dataTypesCollected: ["email", "cookies"],
    dataTransferToThirdParties: ["analytics"],
    analyticsServices: ["yandex_metrica", "vk_pixel"],
  };
  const each = /вправе отказаться от любого из них/;
  const all = /относятся ко всем этим сервисам сразу/;
  const papers = (more: object) => {
    const answers = { ...counted, ...more };
    return [
      writeOne("consent", { ...answers, consentPurpose: "analytics" }),
      writeOne("cookie", answers),
    ];
  };

  test.each(["short", "full"])("is described in a %s text as it was answered", (documentLength) => {
    for (const text of papers({ documentLength, countersChoice: "each" })) {
      expect(text).toMatch(each);
      expect(text).not.toMatch(all);
    }
    for (const text of papers({ documentLength, countersChoice: "all" })) {
      expect(text).toMatch(all);
      expect(text).not.toMatch(each);
    }
  });

  test("is not mentioned without an answer, and the form check asks for it", () => {
    for (const text of papers({})) {
      expect(text).not.toMatch(each);
      expect(text).not.toMatch(all);
    }
    const reminded = (more: object) =>
      checkAnswers(documentAnswersSchema.parse({ ...counted, ...more, type: "consent" })).some(
        ({ field }) => field === "countersChoice",
      );
    expect(reminded({})).toBe(true);
    expect(reminded({ countersChoice: "each" })).toBe(false);
    expect(reminded({ analyticsServices: ["yandex_metrica"] })).toBe(false);
  });

  test("is omitted for a single counter", () => {
    for (const text of papers({ analyticsServices: ["vk_pixel"], countersChoice: "all" })) {
      expect(text).not.toMatch(all);
    }
  });
});

describe("counter abroad", () => {
  const counted = {
    ...owner,
    industry: "saas",
    processingPurposes: ["feedback", "analytics"],
    dataTypesCollected: ["email", "cookies"],
    dataTransferToThirdParties: ["analytics"],
    analyticsServices: ["google_analytics"],
  };

  test("makes the form check advise removing it from the site", () => {
    expect(warnings(counted)).toMatch(/Снимите его с сайта: документ этого не исправит/);
    expect(warnings(counted)).not.toMatch(/проверьте, что данные россиян сначала записываются/);
  });

  test("keeps documents from claiming that all databases are in Russia", () => {
    const texts = writeAll({ ...counted, databaseCountry: "russia" });
    for (const text of Object.values(texts)) {
      expect(text).not.toContain("ведутся только с использованием баз данных");
    }
  });
});

describe("cookies of a counter", () => {
  const shop = {
    ...owner,
    industry: "retail",
    processingPurposes: ["feedback", "analytics"],
    dataTypesCollected: ["email", "cookies"],
    dataTransferToThirdParties: ["analytics"],
  };

  test("are kept for 1 year, and the text sends the reader to no other source", () => {
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
