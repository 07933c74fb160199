/** What a consumer may demand and how long each side has, in the contracts of different trades. */
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

describe("a penalty of 1 % is for the terms of defects alone (ЗоЗПП ст. 23 п. 1)", () => {
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

describe("a grave defect of a thing is claimed after two years, too (ЗоЗПП ст. 19 п. 6)", () => {
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

test("what is shown for sale is an offer (ГК РФ ст. 494 п. 2)", () => {
  const sellers = [read("магазин"), read("пекарня с доставкой"), read("маркетплейс")];
  for (const answers of [...sellers, { ...base, industry: "agriculture", userCanPost: true }])
    for (const type of ["terms", "charter"] as const)
      expect(writeOne(type, { ...answers, documentLength: "full" })).not.toContain(
        "приглашение делать предложения",
      );
  expect(writeOne("terms", { ...base, industry: "beauty" })).toContain("приглашение делать");
});

describe("what comes back is the law's until the owner says more", () => {
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

test("an offer does not call itself complete (ГК РФ ст. 432, 435)", () => {
  const sellers = ["магазин", "маркетплейс", "онлайн-школа", "облачный сервис", "игра"].map(read);
  for (const answers of [...sellers, { ...base, industry: "automotive" }])
    expect(writeOne("offer", answers)).toMatch(
      /Вместе с описанием того, что выбирает [А-Я][а-я]+, оно содержит все существенные условия/,
    );
});

describe("a term is the law's, or the owner's own word", () => {
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

describe("rights and terms are those of the law", () => {
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
