/** What a consumer's lawyer and the owners of sixteen sites found in the contracts, reading them a fourth time. */
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
const offerAndReturn = ["offer", "return"] as const;

describe("consumer M1: a penalty of 1 % is for the terms of defects alone (ЗоЗПП ст. 23 п. 1)", () => {
  test.each([
    ["магазин", read("магазин")],
    ["маркетплейс", read("маркетплейс")],
    ["пекарня с доставкой", read("пекарня с доставкой")],
    ["a pharmacy", { ...base, industry: "pharmaceutical" }],
  ])("%s", (_name, answers) => {
    const text = writeOne("return", answers);
    expect(text).not.toMatch(/срока возврата денег за Товар/);
    expect(text).toMatch(/Продавец выплачивает Потребителю неустойку 1 %/);
    expect(text).toMatch(/не переданный в срок[^\n]*неустойку 0,5 %/);
  });
});

describe("consumer M2: a grave defect of a thing is claimed after two years, too (ЗоЗПП ст. 19 п. 6)", () => {
  const grave = /О существенном недостатке Товара[^\n]*срока службы[^\n]*10 лет[^\n]*20 дней/;
  test.each([
    ["магазин", read("магазин")],
    ["маркетплейс", read("маркетплейс")],
    ["a maker of stoves", { ...base, industry: "manufacturing" }],
  ])("%s", (_name, answers) => {
    for (const type of offerAndReturn) expect(writeOne(type, answers)).toMatch(grave);
  });
  test("bread has no service life, no mark and no repairs of 45 days", () => {
    for (const answers of [read("пекарня с доставкой"), { ...base, industry: "food" }])
      for (const type of offerAndReturn)
        expect(writeOne(type, answers)).not.toMatch(
          /10 лет|марки|артикула|гарантийн[а-я]+ срок[а-я]* корч|45 дней|в пределах 2 лет/,
        );
  });
});

test("consumer M3: what is shown for sale is an offer (ГК РФ ст. 494 п. 2)", () => {
  const sellers = [read("магазин"), read("пекарня с доставкой"), read("маркетплейс")];
  for (const answers of [...sellers, { ...base, industry: "agriculture", userCanPost: true }])
    for (const type of ["terms", "charter"] as const)
      expect(writeOne(type, { ...answers, documentLength: "full" })).not.toContain(
        "приглашение делать предложения",
      );
  expect(writeOne("terms", { ...base, industry: "beauty" })).toContain("приглашение делать");
});

describe("consumer M4: an account is kept by others, and the contract says so", () => {
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

describe("owner M1, consumer S1: an order by telephone is taken where its owner takes it", () => {
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

describe("consumer M5, owner M9: what comes back is the law's until the owner says more", () => {
  test("school: whether an open lesson counts is its owner's to say", () => {
    for (const answers of [read("онлайн-школа"), { ...withAccount, industry: "education" }])
      for (const type of offerAndReturn) {
        expect(writeOne(type, answers)).not.toMatch(/Открытый доступ|проведённых занятий/);
        const lessons = writeOne(type, { ...answers, studyCount: "lessons" });
        expect(lessons).toMatch(/проведённых занятий[^\n]*Открытый доступ к материалам сам/);
        const modules = writeOne(type, { ...answers, studyCount: "modules" });
        expect(modules).toMatch(/проведённых занятий и открытых Обучающемуся модулей/);
        expect(modules).not.toContain("Открытый доступ");
      }
  });
  test("game: nobody buys back what was not used, unless said", () => {
    for (const answers of [read("игра"), { ...withAccount, industry: "mobile" }])
      for (const type of offerAndReturn) {
        expect(writeOne(type, answers)).not.toMatch(/возвращается её цена|цена остатка/);
        const said = { ...answers, returnsUnused: true };
        expect(writeOne(type, said)).toMatch(/ещё не воспользовался, возвращается её цена/);
      }
  });
  test("a firm leaves a paid program as its contract says", () => {
    for (const answers of [read("облачный сервис"), read("игра"), { ...base, industry: "mobile" }])
      for (const type of offerAndReturn) {
        const text = writeOne(type, answers);
        expect(text).not.toMatch(/Лицензиат вправе отказаться/);
        expect(text).toMatch(/Потребитель вправе отказаться от Услуги в любое время/);
        expect(text).not.toMatch(/организаци[а-я]* [^\n]*(?:неистекш|досрочн)/i);
      }
    const cloud = read("облачный сервис");
    for (const type of offerAndReturn) {
      expect(writeOne(type, { ...cloud, companyRefund: "rest" })).toMatch(
        /Организации и предпринимателю[^\n]*плата за неистекшую часть срока возвращается/,
      );
      expect(writeOne(type, { ...cloud, companyRefund: "none" })).toMatch(
        /Организации и предпринимателю[^\n]*плата за неистекшую часть срока не возвращается/,
      );
    }
  });
  test("access to a program is a licence; for a consumer the rules of services hold", () => {
    for (const type of offerAndReturn)
      expect(writeOne(type, read("облачный сервис"))).toMatch(
        /Поддержка [Пп]рограммы[^\n]*названы Услугой\. Для Потребителя Услуга — и платный доступ к/,
      );
  });
});

describe("consumer M8, owner M8: a platform has one list of its sellers", () => {
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

describe("consumer M9, S14: a gift", () => {
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

describe("consumer M10, owner M15: a limit of liability is the owner's word", () => {
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

test("consumer M11: an offer does not call itself complete (ГК РФ ст. 432, 435)", () => {
  const sellers = ["магазин", "маркетплейс", "онлайн-школа", "облачный сервис", "игра"].map(read);
  for (const answers of [...sellers, { ...base, industry: "automotive" }])
    expect(writeOne("offer", answers)).toMatch(
      /Вместе с описанием того, что выбирает [А-Я][а-я]+, оно содержит все существенные условия/,
    );
});

describe("owner M10, consumer S8: a game has what its owner named", () => {
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

test("owner M11: a site is made for what its owner said", () => {
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

describe("owner M12: a term is the law's, or the owner's own word", () => {
  const ownTerm = /\d+ (?:рабочих )?дней со дня получения|не позднее 10 рабочих дней/;
  test.each(lengths)("who serves no consumers promises no days (%s)", (documentLength) => {
    for (const name of [
      "блог",
      "блог с комментариями",
      "благотворительный фонд",
      "сетевое издание",
    ])
      for (const type of ["terms", "charter"] as const)
        expect(writeOne(type, { ...read(name), documentLength }), name).not.toMatch(ownTerm);
    const diary = { ...base, industry: "blog", userCanPost: true, processingPurposes: [] };
    expect(writeOne("terms", { ...diary, documentLength })).toMatch(/в разумный срок/);
  });
  test("a consumer waits ten days, another as long as the law says", () => {
    for (const documentLength of lengths) {
      const text = writeOne("terms", { ...read("облачный сервис"), documentLength });
      expect(text).toMatch(/[Пп]отребителю[^\n]*в течение 10 дней/);
      expect(text).not.toMatch(/не позднее 10 рабочих дней/);
    }
  });
  test("seven days are those of ГК РФ ст. 314", () => {
    const agency = { ...read("турагентство"), processingPurposes: ["payment", "contract"] };
    for (const text of [
      writeOne("offer", read("благотворительный фонд")),
      writeOne("offer", agency),
      writeOne("return", { ...base, industry: "medical" }),
    ])
      expect(text).toMatch(/в течение 7 дней[^\n]*\(п\. 2 ст\. 314 Гражданского кодекса/);
  });
});

describe("what else was read wrong", () => {
  test("a consumer demands back what he paid (ЗоЗПП ст. 12)", () => {
    for (const { kind, answers } of ownersByIndustry)
      expect(writeOne("offer", answers), kind).not.toMatch(/, вернуть уплаченное и потребовать/);
  });
  test("3 % are for demands of defects and delay, not for any refund (ЗоЗПП ст. 31 п. 3)", () => {
    for (const industry of ["medical", "education", "saas", "beauty"])
      for (const type of offerAndReturn)
        expect(writeOne(type, { ...base, industry })).toMatch(
          /сроков Услуги и сроков, в которые исполняются требования этого раздела, — 3 %/,
        );
  });
  test("bread comes back by the one exception of the law, and its memo is no narrower", () => {
    for (const answers of [read("пекарня с доставкой"), { ...base, industry: "food" }]) {
      const text = writeOne("return", answers);
      expect(text).not.toMatch(/обратно не принимают/);
      expect(text).toMatch(/доказывает это Продавец/);
      expect(text.split("Памятка покупателю")[1]).toMatch(/возмещения расходов/);
    }
  });
  test("what a platform gets is given to its seller the same day", () => {
    const { offer, return: refund } = writeAll(read("маркетплейс"));
    expect(refund).toMatch(/считается предъявленным Продавцу в тот же день/);
    expect(offer).toMatch(/от своего имени — о пользовании Сайтом, от имени продавцов/);
  });
  test("a clinic hears of treatment by post, and warns before the contract", () => {
    for (const type of offerAndReturn)
      expect(writeOne(type, { ...base, industry: "medical" })).toMatch(
        /со сведениями о лечении[^\n]*письмом или отдать лично/,
      );
    expect(writeOne("offer", read("клиника"))).toMatch(/До договора Исполнитель письменно/);
  });
  test("a travel agent's finding of a tour has no service life", () => {
    for (const type of offerAndReturn)
      expect(writeOne(type, read("турагентство"))).not.toMatch(/гарантийного|10 лет|срока службы/);
    expect(writeOne("offer", read("турагентство"))).toContain("от 24.11.1996 № 132-ФЗ");
  });
  test("a cloud says how its client's data are taken away, or has a blank", () => {
    expect(writeOne("offer", read("облачный сервис"))).toMatch(/можно выгрузить \[указать: /);
    expect(writeOne("offer", { ...base, industry: "saas", dataExport: "за месяц" })).toContain(
      "можно выгрузить за месяц",
    );
  });
  test("a club of children is no gym, and takes no orders on its site", () => {
    for (const documentLength of lengths) {
      const text = writeOne("terms", { ...read("детский клуб"), documentLength });
      expect(text).not.toMatch(/медицинская рекомендация|договоры через Сайт/);
    }
  });
  test("an access is closed by the same rule in the agreement and in the rules", () => {
    for (const name of ["маркетплейс", "сетевое издание", "блог с комментариями"])
      for (const documentLength of lengths)
        for (const type of ["terms", "charter"] as const)
          expect(writeOne(type, { ...read(name), documentLength }), name).toMatch(
            /полностью при грубом или повторном нарушении/,
          );
  });
  test("who sends a refusal on the last day is in time (ГК РФ ст. 194)", () => {
    const text = writeOne("return", { ...base, industry: "retail" });
    expect(text.match(/отправлен[ао]? в последний день/g)?.length).toBe(2);
  });
});
