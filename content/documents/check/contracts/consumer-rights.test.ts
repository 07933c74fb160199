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

/** An owner of the corpus whose documents were reviewed. */
const read = (name: string) => {
  const found = ownersByIndustry.find(({ kind }) => kind === name);
  if (!found) throw new Error(`No owner «${name}»`);
  return found.answers;
};

const lengths = ["short", "full"] as const;

const offerAndReturn = ["offer", "return"] as const;

describe("penalty of 1 % (ЗоЗПП ст. 23 п. 1)", () => {
  test.each([
    ["магазин", read("магазин")],
    ["маркетплейс", read("маркетплейс")],
    ["пекарня с доставкой", read("пекарня с доставкой")],
    ["a pharmacy", { ...base, industry: "pharmaceutical" }],
  ])("applies only to the terms of defects in the return policy of %s", (_name, answers) => {
    const text = writeOne("return", answers);
    expect(text).not.toMatch(/срока возврата денег за Товар/);
    expect(text).toMatch(/Продавец выплачивает Потребителю неустойку 1 %/);
    expect(text).toMatch(/не переданный в срок[^\n]*неустойку 0,5 %/);
  });
});

describe("grave defect of a thing (ЗоЗПП ст. 19 п. 6)", () => {
  const grave = /О существенном недостатке Товара[^\n]*срока службы[^\n]*10 лет[^\n]*20 дней/;
  test.each([
    ["магазин", read("магазин")],
    ["маркетплейс", read("маркетплейс")],
    ["a maker of stoves", { ...base, industry: "manufacturing" }],
  ])("can be claimed from %s after two years", (_name, answers) => {
    for (const type of offerAndReturn) expect(writeOne(type, answers)).toMatch(grave);
  });
  test("is not mentioned for food, nor are brand exchange and repair of 45 days", () => {
    for (const answers of [read("пекарня с доставкой"), { ...base, industry: "food" }])
      for (const type of offerAndReturn)
        expect(writeOne(type, answers)).not.toMatch(
          /10 лет|марки|артикула|гарантийн[а-я]+ срок[а-я]* корч|45 дней|в пределах 2 лет/,
        );
  });
});

test("terms do not call goods shown for sale an invitation to make offers (ГК РФ ст. 494 п. 2)", () => {
  const sellers = [read("магазин"), read("пекарня с доставкой"), read("маркетплейс")];
  for (const answers of [...sellers, { ...base, industry: "agriculture", userCanPost: true }])
    for (const type of ["terms", "charter"] as const)
      expect(writeOne(type, { ...answers, documentLength: "full" })).not.toContain(
        "приглашение делать предложения",
      );
  expect(writeOne("terms", { ...base, industry: "beauty" })).toContain("приглашение делать");
});

describe("refund rules", () => {
  test("count opened lessons of a school only as the owner answered", () => {
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
  test("return the price of unused purchases in a game only when it was answered", () => {
    for (const answers of [read("игра"), { ...withAccount, industry: "mobile" }])
      for (const type of offerAndReturn) {
        expect(writeOne(type, answers)).not.toMatch(/возвращается её цена|цена остатка/);
        const withReturns = { ...answers, returnsUnused: true };
        expect(writeOne(type, withReturns)).toMatch(/ещё не воспользовался, возвращается её цена/);
      }
  });
  test("give only consumers a free withdrawal from a program and a firm what was answered", () => {
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
  test("treat paid access to a cloud service as a service for a consumer", () => {
    for (const type of offerAndReturn)
      expect(writeOne(type, read("облачный сервис"))).toMatch(
        /Поддержка [Пп]рограммы[^\n]*названы Услугой\. Для Потребителя Услуга — и платный доступ к/,
      );
  });
});

test("offer claims all essential terms only together with the description (ГК РФ ст. 432, 435)", () => {
  const sellers = ["магазин", "маркетплейс", "онлайн-школа", "облачный сервис", "игра"].map(read);
  for (const answers of [...sellers, { ...base, industry: "automotive" }])
    expect(writeOne("offer", answers)).toMatch(
      /Вместе с описанием того, что выбирает [А-Я][а-я]+, оно содержит все существенные условия/,
    );
});

describe("terms in days", () => {
  const ownTerm = /\d+ (?:рабочих )?дней со дня получения|не позднее 10 рабочих дней/;
  test.each(lengths)(
    "are absent from %s documents of owners without consumers",
    (documentLength) => {
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
    },
  );
  test("are ten days for a consumer's claim", () => {
    for (const documentLength of lengths) {
      const text = writeOne("terms", { ...read("облачный сервис"), documentLength });
      expect(text).toMatch(/[Пп]отребителю[^\n]*в течение 10 дней/);
      expect(text).not.toMatch(/не позднее 10 рабочих дней/);
    }
  });
  test("cite ГК РФ ст. 314 when they are seven days", () => {
    const agency = { ...read("турагентство"), processingPurposes: ["payment", "contract"] };
    for (const text of [
      writeOne("offer", read("благотворительный фонд")),
      writeOne("offer", agency),
      writeOne("return", { ...base, industry: "medical" }),
    ])
      expect(text).toMatch(/в течение 7 дней[^\n]*\(п\. 2 ст\. 314 Гражданского кодекса/);
  });
});

describe("contracts of different trades", () => {
  test("do not list the return of the payment among alternative demands (ЗоЗПП ст. 12)", () => {
    for (const { kind, answers } of ownersByIndustry)
      expect(writeOne("offer", answers), kind).not.toMatch(/, вернуть уплаченное и потребовать/);
  });
  test("limit the penalty of 3 % to the service's terms and its section's demands (ЗоЗПП ст. 31 п. 3)", () => {
    for (const industry of ["medical", "education", "saas", "beauty"])
      for (const type of offerAndReturn)
        expect(writeOne(type, { ...base, industry })).toMatch(
          /сроков Услуги и сроков, в которые исполняются требования этого раздела, — 3 %/,
        );
  });
  test("leave the proof to the seller of food, and his memo names the refund of expenses", () => {
    for (const answers of [read("пекарня с доставкой"), { ...base, industry: "food" }]) {
      const text = writeOne("return", answers);
      expect(text).not.toMatch(/обратно не принимают/);
      expect(text).toMatch(/доказывает это Продавец/);
      expect(text.split("Памятка покупателю")[1]).toMatch(/возмещения расходов/);
    }
  });
  test("count a claim that a platform received as presented to its seller on the same day", () => {
    const { offer, return: refund } = writeAll(read("маркетплейс"));
    expect(refund).toMatch(/считается предъявленным Продавцу в тот же день/);
    expect(offer).toMatch(/от своего имени — о пользовании Сайтом, от имени продавцов/);
  });
  test("take a clinic's medical data by letter or by hand and warn in writing before the contract", () => {
    for (const type of offerAndReturn)
      expect(writeOne(type, { ...base, industry: "medical" })).toMatch(
        /со сведениями о лечении[^\n]*письмом или отдать лично/,
      );
    expect(writeOne("offer", read("клиника"))).toMatch(/До договора Исполнитель письменно/);
  });
  test("have no warranty and no service life for a travel agent", () => {
    for (const type of offerAndReturn)
      expect(writeOne(type, read("турагентство"))).not.toMatch(/гарантийного|10 лет|срока службы/);
    expect(writeOne("offer", read("турагентство"))).toContain("от 24.11.1996 № 132-ФЗ");
  });
  test("state how a cloud service's data are exported or leave a blank", () => {
    expect(writeOne("offer", read("облачный сервис"))).toMatch(/можно выгрузить \[указать: /);
    expect(writeOne("offer", { ...base, industry: "saas", dataExport: "за месяц" })).toContain(
      "можно выгрузить за месяц",
    );
  });
  test("have no rules of a gym and no contracts on the site for a children's club", () => {
    for (const documentLength of lengths) {
      const text = writeOne("terms", { ...read("детский клуб"), documentLength });
      expect(text).not.toMatch(/медицинская рекомендация|договоры через Сайт/);
    }
  });
  test("close an account by the same rule in terms and charter", () => {
    for (const name of ["маркетплейс", "сетевое издание", "блог с комментариями"])
      for (const documentLength of lengths)
        for (const type of ["terms", "charter"] as const)
          expect(writeOne(type, { ...read(name), documentLength }), name).toMatch(
            /полностью при грубом или повторном нарушении/,
          );
  });
  test("accept a refusal sent on the last day (ГК РФ ст. 194)", () => {
    const text = writeOne("return", { ...base, industry: "retail" });
    expect(text.match(/отправлен[ао]? в последний день/g)?.length).toBe(2);
  });
});
