/** What the kind of a site brings with it, and what it must not say: a blog, a children's club, a charity, a school. */
import { describe, expect, test } from "vitest";
import { writeAll, writeOne } from "@/content/documents/check/write-all";

const owner = {
  companyName: "ИП Пробная Инна Петровна",
  websiteUrl: "https://proba-kind.ru",
  contactEmail: "a@proba-kind.ru",
  processingPurposes: ["feedback"],
  dataTypesCollected: ["full_name", "email"],
};
const representatives = /законн[а-я]+ представител/;
const journalistic =
  /журналист|редакци[ия] (?:Сайта|не раскрывает)|подготовк[а-я]+ материал|для материал|средства массовой/i;
const rowOf = (policy: string, title: string) =>
  policy.split(new RegExp(`\\n\\d+\\.\\d+\\. ${title}\\n`))[1]?.split(/\n\d+\.\d+\. /)[0] ?? "";

describe.each(["short", "full"])("%s policy of an author", (documentLength) => {
  const blog = { ...owner, documentLength, userCanPost: true };

  test.each(["blog", "journalism"])(
    "%s: mentions no journalism until the owner writes about people",
    (industry) => {
      const { privacy, terms, cookie, charter } = writeAll({ ...blog, industry });
      expect(privacy).not.toMatch(journalistic);
      for (const text of [terms, cookie, charter])
        expect(text).not.toMatch(/редакц.. СМИ|журналист/i);
    },
  );

  test.each(["blog", "journalism"])(
    "%s: has a row of creative work when the owner writes about people",
    (industry) => {
      const policy = writeOne("privacy", { ...blog, industry, writesAboutPeople: true });
      expect(policy).toContain("литературная и иная творческая деятельность");
      expect(policy).toContain("(п. 8)");
      expect(policy).toMatch(/Специальные категории.+только для материалов.+ч\. 2 ст\. 10/);
      expect(policy).not.toMatch(/не связаны с подготовкой/);
      expect(policy).not.toMatch(/средства массовой информации/);
    },
  );
});

test("policy of a mass medium lists its data one by one", () => {
  const policy = writeOne("privacy", { ...owner, industry: "journalism", isSmi: true });
  const row = rowOf(policy, "Профессиональная деятельность редакции и журналистов");
  expect(row).not.toContain("сведения, которые относятся к теме публикации");
  for (const text of ["фамилия, имя, отчество", "контакты", "высказывания"]) {
    expect(row.toLowerCase()).toContain(text);
  }
  // These kinds of data were not answered.
  expect(row).not.toMatch(/изображение|должность/);
});

describe("blog", () => {
  test("names readers and contains no disclaimer about authors' opinions", () => {
    const { privacy, terms } = writeAll({
      ...owner,
      industry: "blog",
      processingPurposes: ["registration", "order_processing"],
    });
    expect(privacy).toContain("Читатели");
    expect(terms).not.toContain("Мнение автора материала");
  });
});

describe("children's club", () => {
  const club = {
    ...owner,
    industry: "children",
    processingPurposes: ["contract", "feedback"],
    dataTypesCollected: ["full_name", "phone"],
  };

  test("lists data of children and their representatives for the contract by default", () => {
    const { privacy, terms } = writeAll(club);
    expect(rowOf(privacy, "Заключение и исполнение договора")).toMatch(
      /Чьи данные — Дети, которые занимаются[^\n;]*законные представители\n/,
    );
    expect(rowOf(privacy, "Заключение и исполнение договора")).toContain(
      "сведения о несовершеннолетних",
    );
    expect(privacy).toMatch(/Полномочия законного представителя/);
    expect(terms).toMatch(representatives);
    expect(rowOf(privacy, "Обратная связь и обработка заявок и обращений")).not.toContain(
      "сведения о несовершеннолетних",
    );
  });

  test("gives no medical advice in its terms, while a sports club refers to the child's doctor", () => {
    for (const industry of ["children", "sports"]) {
      const { terms } = writeAll({
        ...club,
        industry,
        dataTypesCollected: ["full_name", "phone", "children"],
      });
      expect(terms).not.toMatch(/беременност|питани/);
      if (industry === "sports")
        expect(terms).toMatch(/не медицинская рекомендация\.[^\n]*посоветуйтесь с врачом ребёнка/);
      else expect(terms).not.toMatch(/врач|медицинск/i);
    }
  });

  test("states in its policy on what ground the data of minors are processed", () => {
    const { privacy } = writeAll(club);
    expect(privacy).not.toContain("не устанавливает случаев обработки");
    expect(privacy).toMatch(/Если нет иного основания[^\n]*персональные данные несовершеннолетних/);
  });
});

describe("site where minors may register", () => {
  test.each([
    [
      "a school",
      {
        industry: "education",
        minorsCome: "yes",
        processingPurposes: ["registration", "contract"],
      },
    ],
    [
      "a game",
      { industry: "gaming", minorsCome: "yes", processingPurposes: ["registration", "analytics"] },
    ],
    ["a club", { industry: "children", processingPurposes: ["registration", "contract"] }],
    [
      "a shop that ticked their data",
      {
        industry: "ecommerce",
        processingPurposes: ["registration", "feedback"],
        dataTypesCollected: ["full_name", "children"],
      },
    ],
  ])("%s: requires a representative's consent in policy and consents", (_, more) => {
    const site = { ...owner, hostingProvider: "ООО «Тест-Хостинг»", ...more };
    for (const documentLength of ["short", "full"]) {
      const { privacy, consent } = writeAll({ ...site, documentLength });
      expect(privacy).toMatch(/За детей до 14 лет согласие даёт законный представитель/);
      expect(privacy).toMatch(/от 14 до 18 лет/);
      expect(consent).toMatch(/За ребёнка до 14 лет согласие даёт его законный представитель/);
    }
  });

  test("is not assumed for a game without accounts or a shop", () => {
    for (const industry of ["gaming", "ecommerce"]) {
      const policy = writeOne("privacy", { ...owner, industry });
      expect(policy).not.toContain("Полномочия законного представителя");
    }
  });

  test("asks for no papers of a representative for a school's newsletter", () => {
    const site = {
      ...owner,
      industry: "education",
      processingPurposes: ["newsletter", "contract"],
      consentPurpose: "newsletter",
    };
    expect(writeOne("consent", site)).not.toContain("Документ о полномочиях");
  });
});

describe("charity", () => {
  const fund = {
    ...owner,
    companyName: "Фонд «Проба»",
    ownerType: "legal",
    industry: "nonprofit",
    processingPurposes: ["payment", "newsletter", "feedback"],
    dataTypesCollected: ["full_name", "email"],
  };

  test("takes donations from donors and mentions no consumers", () => {
    const { privacy } = writeAll(fund);
    expect(rowOf(privacy, "Приём пожертвований")).toMatch(/Чьи данные — Жертвователи\n/);
    expect(privacy).not.toMatch(/Приём оплаты|потребител/i);
  });

  test("sends news, reports and requests for help in its newsletter", () => {
    const consent = writeOne("consent", { ...fund, consentPurpose: "newsletter" });
    expect(consent).toContain("новости, отчёты и просьбы о помощи");
    expect(consent).not.toContain("товаров");
  });

  test.each(["short", "full"])(
    "mentions no orders or payments in its %s terms",
    (documentLength) => {
      const terms = writeOne("terms", { ...fund, documentLength });
      expect(terms).not.toMatch(/оплачен|оплатил|заказал/);
    },
  );

  test("cites the law on charity only when it was answered", () => {
    const { offer } = writeAll(fund);
    expect(offer).not.toContain("№ 135-ФЗ");
    const charity = writeOne("offer", { ...fund, isCharity: true });
    expect(charity).toContain("№ 135-ФЗ");
    expect(charity).toMatch(/80 (?:%|процентов)/);
  });

  test("mentions payments when it sells goods too", () => {
    const { privacy, terms } = writeAll({ ...fund, soldOnSite: ["donations", "goods"] });
    expect(privacy).toContain("Приём оплаты и возвратов");
    expect(terms).toMatch(/оплатил/);
  });
});
