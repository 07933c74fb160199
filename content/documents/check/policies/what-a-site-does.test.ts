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

describe("M10: a builder that is named as the hosting, too", () => {
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

describe("M14: an application", () => {
  const app = { ...owner, industry: "mobile", processingPurposes: ["feedback"] };

  test.each(["short", "full"])(
    "is defined in a %s policy, and only where there is one",
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
  "a %s policy names as kept by the courier what its rows name",
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
    // The order's history and the e-mail are none of his.
    const rows = text.split(/Цель и чьи данные: |\n\d+\.\d+\. /);
    const order = rows.find((row) => row.startsWith("Оформление и исполнение заказов"));
    expect(order).not.toContain("СДЭК");
  },
);

describe("a short policy", () => {
  const short = { ...owner, documentLength: "short", processingPurposes: ["feedback"] };

  test("has no heading of contacts over a section without any", () => {
    expect(writeOne("privacy", short)).not.toContain("Контакты и изменения");
  });

  test("says the level of protection as the duty that it is", () => {
    expect(writeOne("privacy", short)).not.toContain("Уровень защищённости обеспечивается");
    // The levels are of the decree that ст. 19 leads to: a short policy cites the article.
    expect(writeOne("privacy", short)).toMatch(/Закон требует от Оператора[^\n]*ст\. 18\.1, 19/);
  });
});

test("№ 36: the general term of years is not that of statistics", () => {
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

describe("M11: of two counters", () => {
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

test("№ 26: whoever lets people comment reads which form that needs, and what is simpler", () => {
  const find = (userCanPost: boolean) =>
    checkAnswers(documentAnswersSchema.parse({ ...owner, userCanPost, type: "consent" }))
      .map(({ message }) => message)
      .join("\n");
  expect(find(true)).toMatch(/псевдоним/);
  expect(find(false)).not.toMatch(/псевдоним/);
});

describe.each(["short", "full"])("№ 26: comments under nicknames, %s", (documentLength) => {
  const blog = { ...owner, documentLength, userCanPost: true, dataTypesCollected: ["full_name"] };

  test("need no consent to distribution, and the rules forbid personal data", () => {
    const texts = writeAll({ ...blog, postsWithoutData: true });
    expect(texts.consent).not.toContain("разрешённых субъектом для распространения");
    expect(texts.privacy).toMatch(/подписывается псевдонимом и не сообщает персональных данных/);
    expect(texts.privacy).not.toContain("Размещение на Сайте материалов пользователей");
    expect(texts.terms).toMatch(/размещать персональные данные, свои и чужие/);
  });

  test("with data in them need it as before", () => {
    const texts = writeAll(blog);
    expect(texts.consent).toContain("разрешённых субъектом для распространения");
    for (const text of Object.values(texts)) expect(text).not.toMatch(/псевдоним/);
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

  test("where they are kept is a blank, and the host is not said to keep them", () => {
    const hosted = { ...exchange, hostingProvider: "ООО «Хостинг-Т»" };
    const { privacy } = writeAll(hosted);
    expect(privacy).toMatch(/Биометрические персональные данные хранятся: \[указать: где/);
    const row = privacy.slice(privacy.indexOf("Установление личности по биометрическим", 1500));
    expect(row.slice(0, 1200)).not.toMatch(/Кто получает[^\n]*Хостинг-Т/);
    expect(writeOne("consent", { ...hosted, consentPurpose: "biometric" })).not.toContain(
      "Хостинг-Т",
    );
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
