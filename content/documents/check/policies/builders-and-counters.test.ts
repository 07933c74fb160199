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

describe("a builder of sites", () => {
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

describe("a builder that is named as the hosting, too", () => {
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
    "is one recipient with both roles in a %s form",
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

  test("another host beside a builder stays a recipient of its own", () => {
    const text = writeOne("privacy", { ...page, hostingProvider: "ООО «Бегет»" });
    expect(text.match(/Получатель: /g)).toHaveLength(2);
  });
});

test("the general term of years is not that of statistics", () => {
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

describe("of two counters", () => {
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

  test.each(["short", "full"])(
    "a %s text says how they are chosen, as it was answered",
    (documentLength) => {
      for (const text of papers({ documentLength, countersChoice: "each" })) {
        expect(text).toMatch(each);
        expect(text).not.toMatch(all);
      }
      for (const text of papers({ documentLength, countersChoice: "all" })) {
        expect(text).toMatch(all);
        expect(text).not.toMatch(each);
      }
    },
  );

  test("nothing is said of it where nobody answered, and the form reminds of it", () => {
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

  test("of one counter there is nothing to choose between", () => {
    for (const text of papers({ analyticsServices: ["vk_pixel"], countersChoice: "all" })) {
      expect(text).not.toMatch(all);
    }
  });
});

describe("a counter abroad", () => {
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

describe("cookies of a counter", () => {
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
