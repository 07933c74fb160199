/** What a contract says of its trade: accounts, orders by telephone, platforms, gifts, games, sites to order. */
import { describe, expect, test } from "vitest";
import { ownersByIndustry } from "@/content/documents/check/owners/owners-by-industry";
import { writeAll, writeOne } from "@/content/documents/check/write-all";

const base = {
  companyName: "ООО «Четвёртое чтение»",
  websiteUrl: "https://chetvert-test.ru",
  contactEmail: "a@chetvert-test.ru",
  processingPurposes: ["order_processing", "payment"],
  dataTypesCollected: ["full_name", "phone", "email"],
};

const withAccount = {
  ...base,
  hostingProvider: "ООО «Полка»",
  databaseCountry: "russia",
  processingPurposes: ["registration", "order_processing", "payment"],
};

/** An owner of the corpus whose documents were reviewed. */
const read = (name: string) => {
  const found = ownersByIndustry.find(({ kind }) => kind === name);
  if (!found) throw new Error(`No owner «${name}»`);
  return found.answers;
};

const lengths = ["short", "full"] as const;

describe("account that other companies store", () => {
  test.each([
    ["онлайн-школа", read("онлайн-школа")],
    ["облачный сервис", read("облачный сервис")],
    ["игра", read("игра")],
    ["an application for walks", { ...withAccount, industry: "mobile" }],
  ])(
    "is not created without a consent, and a withdrawal returns the unused payment: %s",
    (_name, answers) => {
      const text = writeOne("offer", answers);
      expect(text).toMatch(/без согласия на это[^\n]*личный кабинет не создаётся/i);
      expect(text).toMatch(/согласие отозвано[^\n]*предлагает продолжить без этих лиц/);
      expect(text).toMatch(/плату за непредоставленное[^\n]*не вычитая расходов/);
    },
  );
  test("adds no refund without deduction to the offer of a shop", () => {
    for (const answers of [read("магазин"), { ...withAccount, industry: "retail" }])
      expect(writeOne("offer", answers)).not.toContain("не вычитая расходов");
  });
});

describe("order by telephone", () => {
  const withoutForm = /так, как сказано в самом согласии|с этих слов/;
  test.each([
    ["магазин", read("магазин")],
    ["игра", read("игра")],
    ["a chess school", { ...withAccount, industry: "education" }],
  ])("appears in the offer of %s only when the owner takes such orders", (_name, answers) => {
    const text = writeOne("offer", answers);
    expect(text).not.toMatch(withoutForm);
    expect(text).not.toMatch(/не только на Сайте, но и/);
    const byPhone = writeOne("offer", { ...answers, orderChannels: ["phone"] });
    expect(byPhone).not.toMatch(withoutForm);
    expect(byPhone).toMatch(/по телефону[\s\S]*Подтверждение Заказа после этого — акцепт/);
  });
});

describe("platform", () => {
  test.each([
    ["маркетплейс", read("маркетплейс")],
    ["a craft fair", { ...base, industry: "marketplace", soldOnSite: ["services"] }],
  ])("%s lists the same details of its sellers in offer and terms", (_name, answers) => {
    const list =
      /наименование \(для предпринимателя — фамилию, имя, отчество\), место нахождения \(адрес\), режим работы, ОГРН или ОГРНИП/;
    for (const type of ["offer", "terms"] as const) {
      const text = writeOne(type, answers);
      expect(text).toMatch(list);
      expect(text).not.toMatch(/режим работы, ИНН/);
    }
  });
});

describe("donation", () => {
  const funds = [read("благотворительный фонд"), { ...base, industry: "nonprofit" }];
  test("is reported to the donor only when it was answered", () => {
    for (const answers of funds) {
      expect(writeOne("offer", answers)).not.toContain("сообщает, как оно использовано");
      expect(writeOne("offer", { ...answers, reportsToDonors: true })).toMatch(
        /По просьбе Жертвователя[^\n]*сообщает, как оно использовано/,
      );
    }
  });
  test("changes its purpose by court decision and needs no signed contract", () => {
    for (const answers of funds) {
      const text = writeOne("offer", answers);
      expect(text).toMatch(/после смерти Жертвователя[^\n]*по решению суда/);
      expect(text).toMatch(/он или его наследник вправе потребовать отмены пожертвования/);
      expect(text).not.toContain("договор подписывается");
    }
  });
});

describe("limit of liability", () => {
  test("is absent from the terms of every owner", () => {
    for (const { kind, answers } of ownersByIndustry)
      for (const documentLength of lengths)
        expect(writeOne("terms", { ...answers, documentLength }), kind).not.toMatch(
          /реального ущерба|упущенная выгода/,
        );
  });
  test("is in the offer only when it was answered", () => {
    const firm = { ...base, industry: "saas" };
    expect(writeOne("offer", firm)).not.toContain("ограничена суммой");
    expect(writeOne("offer", { ...firm, liabilityCap: "paid" })).toContain("ограничена суммой");
  });
});

describe("game's offer and terms", () => {
  const games = [read("игра"), { ...withAccount, industry: "gaming" }];
  test("mention no tariffs, loot boxes or purchases by default", () => {
    for (const answers of games) {
      const { offer, terms } = writeAll(answers);
      for (const text of [offer, terms])
        expect(text).not.toMatch(
          /тариф|случайн(?!ой гибели)|Внутренн[а-я]+ покупк|Внутриигров|продавать Учётную|или в Программе/,
        );
    }
    expect(writeOne("offer", read("облачный сервис"))).not.toContain("тариф");
  });
  test("mention purchases, random rewards and a ban on resale only when they are answered", () => {
    for (const answers of games) {
      const sells = writeAll({ ...answers, insideApp: ["purchases"] });
      expect(sells.offer).toMatch(/Внутренние покупки в Программе/);
      expect(sells.terms).toMatch(/Внутриигровые предметы/);
      for (const text of [sells.offer, sells.terms])
        expect(text).not.toMatch(/случайно|продавать Учётную/);
      const chests = writeAll({ ...answers, insideApp: ["chance"] });
      expect(chests.offer).toMatch(/содержание награды случайно/);
      const closed = writeAll({ ...answers, insideApp: ["noResale"] });
      expect(closed.terms).toMatch(/продавать Учётную запись нельзя|Продавать Учётную запись/);
    }
  });
  test("leave the receipt to the app store that took the payment", () => {
    const stores = { ...withAccount, industry: "gaming", hasApp: true, appStores: ["rustore"] };
    expect(writeOne("offer", stores)).toMatch(/Кассовый чек[^\n]*тот, кто принял оплату/);
    expect(writeOne("offer", { ...stores, appStores: ["site"] })).not.toContain(
      "магазин приложений",
    );
  });
});

test("charter describes no purpose of the site that was not answered", () => {
  for (const answers of [
    read("маркетплейс"),
    read("сетевое издание"),
    { ...base, industry: "retail", userCanPost: true },
  ])
    expect(writeOne("charter", answers)).not.toMatch(
      /делиться материалами|обмена материалами|рассказывать о деятельности/,
    );
  expect(writeOne("charter", read("маркетплейс"))).toContain("размещать Публикации");
});
