/** What agreements, offers and rules of returns say to consumers of different trades. */
import { describe, expect, test } from "vitest";
import { writeAll, writeOne } from "@/content/documents/check/write-all";

const owner = {
  companyName: "ООО «Третье чтение»",
  websiteUrl: "https://chtenie-test.ru",
  contactEmail: "a@chtenie-test.ru",
  processingPurposes: ["order_processing", "payment"],
  dataTypesCollected: ["full_name", "phone", "email"],
};
const lengths = ["short", "full"] as const;
const offerAndReturn = ["offer", "return"] as const;

describe.each(lengths)("%s agreement", (documentLength) => {
  const terms = (more: object) => writeOne("terms", { ...owner, documentLength, ...more });

  test("cancels a paid order only where the law allows it and returns the money (ЗоЗПП ст. 16 п. 2)", () => {
    for (const industry of ["saas", "gaming", "ecommerce"])
      expect(terms({ industry })).toMatch(
        /От того, что Потребитель заказал или оплатил, [^\n]*только в случаях, которые допускает закон; деньги за неисполненное он возвращает/,
      );
  });

  test("keeps the owner liable for what is paid (ЗоЗПП ст. 13 п. 4)", () => {
    for (const industry of ["saas", "gaming", "food"])
      expect(terms({ industry })).toMatch(
        /[Зз]а то, что оплачено, он отвечает (?:не по этому пункту, а )?по договору и закону/,
      );
  });

  test("does not describe goods or services that the owner did not name", () => {
    expect(terms({ industry: "ecommerce" })).not.toMatch(/Оттенок|свойства товара соответствуют/);
    expect(terms({ industry: "construction" })).not.toMatch(/договор подряда/);
    expect(terms({ industry: "beauty" })).not.toMatch(/спросите специалиста|по лицензии на мед/);
    expect(terms({ industry: "education" })).not.toContain("только для обучения самого");
  });

  test("grants the free program and refers paid rights to a separate contract", () => {
    const text = terms({ industry: "saas" });
    expect(text).toMatch(/платное право использовать Программу, предоставляется по отдельному/);
    expect(text).not.toMatch(/на устройстве Пользователя|установить её|не меньше оплаченного/);
    expect(terms({ industry: "gaming" })).toMatch(/говорит о Сайте, относится и к Программе/);
  });

  test("does not mention consumers when a mass medium sells nothing", () => {
    const paper = { industry: "journalism", isSmi: true, userCanPost: true, documentLength };
    const answers = { ...owner, ...paper, processingPurposes: ["registration", "newsletter"] };
    for (const type of ["terms", "charter"] as const)
      expect(writeOne(type, answers)).not.toMatch(/Потребител|потребител|заказал|оплатил|оплачен/);
    expect(writeOne("terms", { ...answers, soldOnSite: ["services"] })).toContain("Потребитель");
  });

  test("lets an author without an account ask to remove a post by e-mail", () => {
    const blog = { industry: "blog", userCanPost: true, processingPurposes: ["feedback"] };
    expect(terms(blog)).toMatch(/потребовать удалить её письмом на электронную почту a@/);
    expect(writeOne("charter", { ...owner, ...blog })).not.toMatch(/изменять и удалять их/);
    expect(terms({ ...blog, processingPurposes: ["registration"] })).toMatch(
      /удалить её (?:Пользователь )?(?:вправе )?в любое время/,
    );
  });

  test("mentions recommendations in use only when they are named (149-ФЗ ст. 10.2-2)", () => {
    const bazaar = terms({ industry: "marketplace" });
    expect(bazaar).not.toMatch(/применяются рекомендательные|и публикует там же/);
    expect(bazaar).toContain("вправе, только сообщив о них");
    const personalised = terms({
      industry: "marketplace",
      processingPurposes: ["personalization"],
    });
    expect(personalised).toContain("На Сайте применяются рекомендательные технологии");
  });

  test("allows a cloud service to store a client's data at a hosting provider", () => {
    expect(terms({ industry: "saas" })).toMatch(
      /на серверах хостинг-провайдера; за его действия он отвечает/,
    );
  });
});

describe("definition of a consumer", () => {
  test.each(["ecommerce", "medical", "education", "travel"])(
    "%s: includes a person who only uses what was bought",
    (industry) => {
      for (const type of offerAndReturn)
        expect(writeOne(type, { ...owner, industry })).toMatch(
          /Потребитель — (?:и )?гражданин, который (?:\S+ (?:за услугой )?или )?пользуется /,
        );
    },
  );
});

describe("services with defects (ЗоЗПП ст. 28, 29)", () => {
  test.each(["medical", "education", "saas", "construction"])(
    "states the consumer's rights and their terms for %s",
    (industry) => {
      for (const type of offerAndReturn) {
        const text = writeOne(type, { ...owner, industry });
        // What leaves no thing has no service life of its own: the law's terms are referred to.
        const leavesThing = industry === "medical" || industry === "construction";
        expect(text).toMatch(
          leavesThing
            ? /О существенном недостатке можно заявить и позже[^\n]*10 лет[^\n]*20 дней/
            : /и позже — в сроки, которые называет ст\. 29/,
        );
        expect(text).toMatch(/Вместе с любым из этих требований[^\n]*возмещения убытков/);
        expect(text).toContain("либо стало очевидно, что в срок она не будет оказана");
        // ПП № 1441 names another, and no own forces.
        if (leavesThing) expect(text).toContain("выполнить её своими силами");
        else expect(text).not.toContain("своими силами");
      }
    },
  );
});

describe("return policy", () => {
  const shop = { ...owner, industry: "ecommerce" };
  const paid = { dataTransferToThirdParties: ["payment_systems"], paymentSystems: ["yookassa"] };

  test("counts the money as returned when the buyer's bank receives it (ГК РФ ст. 316)", () => {
    const text = writeOne("return", { ...shop, ...paid });
    expect(text).not.toContain("не зависит");
    expect(text).toMatch(/Срок возврата соблюдён, если до его окончания деньги поступили в банк/);
  });

  test("applies the penalty to all terms of the section on defects (ЗоЗПП ст. 23 п. 1)", () => {
    const text = writeOne("return", shop);
    const [, section = ""] = /\n(\d+)\. Товар с недостатками\n/.exec(text) ?? [];
    expect(text).toContain(`За нарушение сроков, которые называет раздел ${section}`);
    expect(text).toMatch(/в течение 3 дней бесплатно предоставляется такой же товар/);
    expect(writeOne("return", { ...owner, industry: "food" })).not.toContain("такой же товар дл");
  });

  test("has a memo for food that promises no repair and sets the rules of returns", () => {
    const text = writeOne("return", { ...owner, industry: "food" });
    const memo = text.split("Памятка покупателю")[1] ?? "";
    expect(memo).toMatch(/вид и свойства не сохранены, доказывает продавец/);
    expect(memo).not.toContain("исправления");
    expect(memo).toMatch(/почтой, службой доставки или лично/);
    expect(text).not.toMatch(/торта|Перечень непродовольственных/);
    expect(text).toMatch(/После передачи нельзя отказаться/);
  });

  test("accepts a request that lacks some of the details", () => {
    for (const industry of ["ecommerce", "beauty", "medical", "nonprofit"])
      expect(writeOne("return", { ...owner, industry })).toContain(
        "Заявление без части этих сведений тоже принимается",
      );
  });
});

describe("travel agent (132-ФЗ ст. 9, 10.1)", () => {
  const agency = { ...owner, industry: "travel", tourRole: "agent" };

  test("returns its own fee and leaves the tour's price to the tour operator", () => {
    for (const type of offerAndReturn) {
      const text = writeOne(type, agency);
      expect(text).toContain("Подбор, бронирование и оплата тура, которые выполняет Исполнитель");
      expect(text).toMatch(/возвращает своё вознаграждение и деньги, которые ещё не переданы/);
      expect(text).toContain("Деньги, переданные туроператору, возвращает туроператор");
      expect(text).not.toContain("возвращает разницу между уплаченной суммой");
    }
    for (const tourRole of [undefined, "operator"])
      expect(writeOne("offer", { ...agency, tourRole })).toMatch(/туристские услуги/);
  });

  test("shows its number in the register or a blank", () => {
    for (const type of offerAndReturn) {
      expect(writeOne(type, agency)).toMatch(/реестре турагентов: \[указать: /);
      const numbered = { ...agency, agentRegisterNumber: "РТА 0000003" };
      expect(writeOne(type, numbered)).toContain("реестре турагентов: РТА 0000003");
      expect(writeOne(type, { ...agency, tourRole: "operator" })).not.toContain("турагентов:");
    }
  });
});

describe("repeated card charges (ЗоЗПП ст. 16.1 п. 4.2)", () => {
  const text = /отказаться от того, чтобы для списаний использовали его карту или счёт/;

  test.each(["saas", "mobile", "gaming", "education"])(
    "%s: states the right to withdraw the card until the question is answered",
    (industry) => {
      for (const type of offerAndReturn) {
        expect(writeOne(type, { ...owner, industry })).toMatch(text);
        for (const recurringPayments of ["yes", "no"])
          expect(writeOne(type, { ...owner, industry, recurringPayments })).not.toMatch(text);
      }
    },
  );

  test("are not mentioned by owners who sell goods or works", () => {
    for (const industry of ["ecommerce", "beauty", "construction"])
      for (const type of offerAndReturn)
        expect(writeOne(type, { ...owner, industry })).not.toMatch(text);
  });
});

describe("licence details (ЗоЗПП ст. 9 п. 2)", () => {
  const blank = "Дата и срок действия лицензии, кто её выдал: [указать: ";
  const licensed = (licenseNumber: string) =>
    offerAndReturn.map((type) => writeOne(type, { ...owner, industry: "medical", licenseNumber }));

  test.each(["Л041-01137-77/00000009", "Л041-01137-77/00000009 от 12.03.2024", "Л041-9, Минздрав"])(
    'leave a blank for the missing part of "%s"',
    (licence) => {
      for (const text of licensed(licence)) expect(text).toContain(blank);
    },
  );

  test.each([
    "Л041-01137-77/00000009 от 12.03.2024, выдана Департаментом здравоохранения Москвы",
    "№ 9 от 3 марта 2020 г., Росздравнадзор, бессрочно",
    "лицензия не требуется",
  ])('leave no blank for "%s"', (licence) => {
    for (const text of licensed(licence)) expect(text).not.toContain(blank);
  });
});

describe("offer of a bakery", () => {
  const bakery = { ...owner, industry: "food", processingPurposes: ["payment", "delivery"] };

  test("states payment on receipt, own delivery and pickup only when they are answered", () => {
    const text = writeOne("offer", {
      ...bakery,
      handledByOwner: ["payment_receipt", "delivery_own", "delivery_pickup"],
    });
    for (const phrase of [
      "Заказ можно оплатить при получении",
      "Заказы доставляет сам Продавец или его курьер",
      "Заказ можно забрать самому",
    ]) {
      expect(text).toContain(phrase);
      expect(writeOne("offer", bakery)).not.toContain(phrase);
    }
  });

  test("does not mention drinks that were not named", () => {
    for (const type of offerAndReturn)
      expect(writeOne(type, bakery)).not.toMatch(/напитки|Алкогольн/);
  });
});

describe("offer of a program", () => {
  test("names no purchases and no refund of the rest in a game without an answer", () => {
    const { offer, return: refund } = writeAll({ ...owner, industry: "gaming" });
    expect(offer).not.toMatch(/предметы, валюта|видны их цена|Доступ к Программе через интернет/);
    expect(offer).not.toMatch(/оформленный на Сайте|в Программе, указывает/);
    for (const text of [offer, refund]) expect(text).not.toContain("цена остатка");
  });

  test("allows the workers of a cloud's client and mentions no installation or cash", () => {
    const offer = writeOne("offer", { ...owner, industry: "saas" });
    expect(offer).toContain("кроме работников Лицензиата в пределах оплаченного");
    expect(offer).not.toMatch(/на своих устройствах|при наличной|на бумаге/);
  });
});

test("clinic's offer books by its contacts and not by the site's form", () => {
  const offer = writeOne("offer", { ...owner, industry: "medical" });
  expect(offer).toMatch(/записывается на приём по контактам из раздела \d+/);
  expect(offer).not.toContain("выбирает на Сайте услугу и время");
  expect(offer).toContain("расторгается по инициативе пациента");
});

describe("platform's offer", () => {
  const bazaar = { ...owner, industry: "marketplace" };

  test("mentions prepayment conditionally and requires agreeing the terms with sellers", () => {
    const offer = writeOne("offer", bazaar);
    expect(offer).toContain("если предоплата принимается через Сайт, внести её безналично");
    expect(offer).toContain("обязан заранее согласовать их с Продавцами");
    expect(offer).not.toMatch(/принимает предварительную|289-ФЗ/);
    expect(
      writeOne("offer", { ...bazaar, processingPurposes: ["order_processing"] }),
    ).not.toContain("внести предварительную");
  });
});

describe("rules of a site", () => {
  test("are not the charter of a mass medium's editors and ask for its contacts (2124-1 ст. 20, 27)", () => {
    const medium = { ...owner, industry: "journalism", isSmi: true, phone: "+7 900 000-00-01" };
    const charter = writeOne("charter", medium);
    expect(charter.startsWith("Правила сайта")).toBe(true);
    expect(charter).toContain("ни уставом редакции");
    for (const type of ["terms", "charter"] as const) {
      expect(writeOne(type, medium)).toMatch(/телефон редакции: \[указать: /);
      const named = { ...medium, smiContacts: "red@chtenie-test.ru" };
      expect(writeOne(type, named)).toContain("телефон редакции: red@chtenie-test.ru");
    }
  });

  test("promise a new edition on the site, and no letters, application or backups that were not named", () => {
    const forum = { ...owner, industry: "other", userCanPost: true, documentLength: "full" };
    const charter = writeOne("charter", { ...forum, processingPurposes: ["registration"] });
    expect(charter).not.toMatch(/сообщением по контактам|в его приложениях|резервных копиях/);
    expect(charter).not.toContain("Сайт не зарегистрирован");
    expect(charter).toContain("Новая редакция публикуется на Сайте с датой");
  });
});

test("school's offer requires a representative for a minor and does not let a minor consent alone", () => {
  const school = { ...owner, industry: "education", dataTypesCollected: ["full_name", "children"] };
  const offer = writeOne("offer", school);
  expect(offer).toContain(
    "За детей до 14 лет договор заключают их законные представители, подросткам от 14 до 18 лет нужно письменное согласие представителя",
  );
  expect(offer).toContain("его дают так, как описано в политике обработки персональных данных");
  expect(offer).not.toContain("или сам несовершеннолетний");
});
