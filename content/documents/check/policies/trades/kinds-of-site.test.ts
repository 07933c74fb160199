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

describe.each(["short", "full"])("a %s policy of an author", (documentLength) => {
  const blog = { ...owner, documentLength, userCanPost: true };

  test.each(["blog", "journalism"])("%s: no journalism that has no row", (industry) => {
    const { privacy, terms, cookie, charter } = writeAll({ ...blog, industry });
    expect(privacy).not.toMatch(journalistic);
    for (const text of [terms, cookie, charter])
      expect(text).not.toMatch(/редакц.. СМИ|журналист/i);
  });

  test.each(["blog", "journalism"])("%s: who writes about people says so in a row", (industry) => {
    const policy = writeOne("privacy", { ...blog, industry, writesAboutPeople: true });
    expect(policy).toContain("литературная и иная творческая деятельность");
    expect(policy).toContain("(п. 8)");
    expect(policy).toMatch(/Специальные категории.+только для материалов.+ч\. 2 ст\. 10/);
    expect(policy).not.toMatch(/не связаны с подготовкой/);
    expect(policy).not.toMatch(/средства массовой информации/);
  });
});

test("a mass medium names its data one by one", () => {
  const policy = writeOne("privacy", { ...owner, industry: "journalism", isSmi: true });
  const row = rowOf(policy, "Профессиональная деятельность редакции и журналистов");
  expect(row).not.toContain("сведения, которые относятся к теме публикации");
  for (const words of ["фамилия, имя, отчество", "контакты", "высказывания"]) {
    expect(row.toLowerCase()).toContain(words);
  }
  // Of these nobody said that they are taken.
  expect(row).not.toMatch(/изображение|должность/);
});

describe("a blog", () => {
  test("speaks of readers, and says no opinion that is not its owner's", () => {
    const { privacy, terms } = writeAll({
      ...owner,
      industry: "blog",
      processingPurposes: ["registration", "order_processing"],
    });
    expect(privacy).toContain("Читатели");
    expect(terms).not.toContain("Мнение автора материала");
  });
});

describe("a children's club", () => {
  const club = {
    ...owner,
    industry: "children",
    processingPurposes: ["contract", "feedback"],
    dataTypesCollected: ["full_name", "phone"],
  };

  test("has the data of children and their representatives from the start", () => {
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

  test("sends nobody to a doctor before drawing, a sports club sends to the child's", () => {
    for (const industry of ["children", "sports"]) {
      const { terms } = writeAll({
        ...club,
        industry,
        dataTypesCollected: ["full_name", "phone", "children"],
      });
      expect(terms).not.toMatch(/беременност|питани/);
      if (industry === "sports") expect(terms).toContain("врачом ребёнка");
      else expect(terms).not.toContain("посоветуйтесь с врачом");
    }
  });

  test("says nothing that its owner cannot read", () => {
    const { privacy } = writeAll(club);
    expect(privacy).not.toContain("не устанавливает случаев обработки");
  });
});

describe("where minors may register", () => {
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
  ])("%s: the representative consents, in the policy and in the consents", (_, more) => {
    const site = { ...owner, hostingProvider: "ООО «Тест-Хостинг»", ...more };
    for (const documentLength of ["short", "full"]) {
      const { privacy, consent } = writeAll({ ...site, documentLength });
      expect(privacy).toMatch(/За детей до 14 лет согласие даёт законный представитель/);
      expect(privacy).toMatch(/от 14 до 18 лет/);
      expect(consent).toMatch(/За ребёнка до 14 лет согласие даёт его законный представитель/);
    }
  });

  test("a game without accounts and a shop say nothing of representatives", () => {
    for (const industry of ["gaming", "ecommerce"]) {
      const policy = writeOne("privacy", { ...owner, industry });
      expect(policy).not.toContain("Полномочия законного представителя");
    }
  });

  test("a mailing list of a school asks no papers of parents", () => {
    const site = {
      ...owner,
      industry: "education",
      processingPurposes: ["newsletter", "contract"],
      consentPurpose: "newsletter",
    };
    expect(writeOne("consent", site)).not.toContain("Документ о полномочиях");
  });
});

describe("a charity sells nothing", () => {
  const fund = {
    ...owner,
    companyName: "Фонд «Проба»",
    ownerType: "legal",
    industry: "nonprofit",
    processingPurposes: ["payment", "newsletter", "feedback"],
    dataTypesCollected: ["full_name", "email"],
  };

  test("and takes gifts from those who give", () => {
    const { privacy } = writeAll(fund);
    expect(rowOf(privacy, "Приём пожертвований")).toMatch(/Чьи данные — Жертвователи\n/);
    expect(privacy).not.toMatch(/Приём оплаты|потребител/i);
  });

  test("and writes of its news and its asking", () => {
    const consent = writeOne("consent", { ...fund, consentPurpose: "newsletter" });
    expect(consent).toContain("новости, отчёты и просьбы о помощи");
    expect(consent).not.toContain("товаров");
  });

  test.each(["short", "full"])("and owes nobody an order (%s terms)", (documentLength) => {
    const terms = writeOne("terms", { ...fund, documentLength });
    expect(terms).not.toMatch(/оплачен|оплатил|заказал/);
  });

  test("and is under the law of charity only where it says so", () => {
    const { offer } = writeAll(fund);
    expect(offer).not.toContain("№ 135-ФЗ");
    const charity = writeOne("offer", { ...fund, isCharity: true });
    expect(charity).toContain("№ 135-ФЗ");
    expect(charity).toMatch(/80 (?:%|процентов)/);
  });

  test("and speaks as a seller where it sells", () => {
    const { privacy, terms } = writeAll({ ...fund, soldOnSite: ["donations", "goods"] });
    expect(privacy).toContain("Приём оплаты и возвратов");
    expect(terms).toMatch(/оплатил/);
  });
});
