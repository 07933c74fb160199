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

/** An owner of the corpus whose paper was read. */
const read = (name: string) => {
  const found = ownersByIndustry.find(({ kind }) => kind === name);
  if (!found) throw new Error(`No owner «${name}»`);
  return found.answers;
};

const lengths = ["short", "full"] as const;

describe("an account is kept by others, and the contract says so", () => {
  test.each([
    ["онлайн-школа", read("онлайн-школа")],
    ["облачный сервис", read("облачный сервис")],
    ["игра", read("игра")],
    ["an application for walks", { ...withAccount, industry: "mobile" }],
  ])("%s", (_name, answers) => {
    const text = writeOne("offer", answers);
    expect(text).toMatch(/без согласия на это[^\n]*личный кабинет не создаётся/i);
    expect(text).toMatch(/согласие отозвано[^\n]*предлагает продолжить без этих лиц/);
    expect(text).toMatch(/плату за непредоставленное[^\n]*не вычитая расходов/);
  });
  test("whose account is a convenience says nothing of it", () => {
    for (const answers of [read("магазин"), { ...withAccount, industry: "retail" }])
      expect(writeOne("offer", answers)).not.toContain("не вычитая расходов");
  });
});

describe("an order by telephone is taken where its owner takes it", () => {
  const withoutForm = /так, как сказано в самом согласии|с этих слов/;
  test.each([
    ["магазин", read("магазин")],
    ["игра", read("игра")],
    ["a chess school", { ...withAccount, industry: "education" }],
  ])("%s", (_name, answers) => {
    const text = writeOne("offer", answers);
    expect(text).not.toMatch(withoutForm);
    expect(text).not.toMatch(/не только на Сайте, но и/);
    const said = writeOne("offer", { ...answers, orderChannels: ["phone"] });
    expect(said).not.toMatch(withoutForm);
    expect(said).toMatch(/по телефону[\s\S]*Подтверждение Заказа после этого — акцепт/);
  });
});

describe("a platform has one list of its sellers", () => {
  test.each([
    ["маркетплейс", read("маркетплейс")],
    ["a fair of masters", { ...base, industry: "marketplace", soldOnSite: ["services"] }],
  ])("%s", (_name, answers) => {
    const list =
      /наименование \(для предпринимателя — фамилию, имя, отчество\), место нахождения \(адрес\), режим работы, ОГРН или ОГРНИП/;
    for (const type of ["offer", "terms"] as const) {
      const text = writeOne(type, answers);
      expect(text).toMatch(list);
      expect(text).not.toMatch(/режим работы, ИНН/);
    }
  });
});

describe("a gift", () => {
  const funds = [read("благотворительный фонд"), { ...base, industry: "nonprofit" }];
  test("a fund reports to each donor where it says so", () => {
    for (const answers of funds) {
      expect(writeOne("offer", answers)).not.toContain("сообщает, как оно использовано");
      expect(writeOne("offer", { ...answers, reportsToDonors: true })).toMatch(
        /По просьбе Жертвователя[^\n]*сообщает, как оно использовано/,
      );
    }
  });
  test("its purpose is changed by a court, too, and a firm's transfer is writing enough", () => {
    for (const answers of funds) {
      const text = writeOne("offer", answers);
      expect(text).toMatch(/после смерти Жертвователя[^\n]*по решению суда/);
      expect(text).toMatch(/он или его наследник вправе потребовать отмены пожертвования/);
      expect(text).not.toContain("договор подписывается");
    }
  });
});

describe("a limit of liability is the owner's word", () => {
  test("no agreement has one of its own", () => {
    for (const { kind, answers } of ownersByIndustry)
      for (const documentLength of lengths)
        expect(writeOne("terms", { ...answers, documentLength }), kind).not.toMatch(
          /реального ущерба|упущенная выгода/,
        );
  });
  test("the offer has it where it was answered", () => {
    const firm = { ...base, industry: "saas" };
    expect(writeOne("offer", firm)).not.toContain("ограничена суммой");
    expect(writeOne("offer", { ...firm, liabilityCap: "paid" })).toContain("ограничена суммой");
  });
});

describe("a game has what its owner named", () => {
  const games = [read("игра"), { ...withAccount, industry: "gaming" }];
  test("no tariffs, chests, markets and orders inside", () => {
    for (const answers of games) {
      const { offer, terms } = writeAll(answers);
      for (const text of [offer, terms])
        expect(text).not.toMatch(
          /тариф|случайн(?!ой гибели)|Внутренн[а-я]+ покупк|Внутриигров|продавать Учётную|или в Программе/,
        );
    }
    expect(writeOne("offer", read("облачный сервис"))).not.toContain("тариф");
  });
  test("each is said by its answer", () => {
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
  test("who took the payment gives the receipt", () => {
    const stores = { ...withAccount, industry: "gaming", hasApp: true, appStores: ["rustore"] };
    expect(writeOne("offer", stores)).toMatch(/Кассовый чек[^\n]*тот, кто принял оплату/);
    expect(writeOne("offer", { ...stores, appStores: ["site"] })).not.toContain(
      "магазин приложений",
    );
  });
});

test("a site is made for what its owner said", () => {
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
