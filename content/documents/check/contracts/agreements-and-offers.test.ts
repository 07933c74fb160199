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

describe.each(lengths)("a %s agreement", (documentLength) => {
  const terms = (more: object) => writeOne("terms", { ...owner, documentLength, ...more });

  test("takes back nothing that is paid, and returns the money (ЗоЗПП ст. 16 п. 2)", () => {
    for (const industry of ["saas", "gaming", "ecommerce"])
      expect(terms({ industry })).toMatch(
        /От того, что Потребитель заказал или оплатил, [^\n]*только в случаях, которые допускает закон; деньги за неисполненное он возвращает/,
      );
  });

  test("is answerable for what is paid without fault (ЗоЗПП ст. 13 п. 4)", () => {
    for (const industry of ["saas", "gaming", "food"])
      expect(terms({ industry })).toMatch(
        /[Зз]а то, что оплачено, он отвечает (?:не по этому пункту, а )?по договору и закону/,
      );
  });

  test("says nothing of goods that nobody said", () => {
    expect(terms({ industry: "ecommerce" })).not.toMatch(/Оттенок|свойства товара соответствуют/);
    expect(terms({ industry: "construction" })).not.toMatch(/договор подряда/);
    expect(terms({ industry: "beauty" })).not.toMatch(/спросите специалиста|по лицензии на мед/);
    expect(terms({ industry: "education" })).not.toContain("только для обучения самого");
  });

  test("grants a program for nothing; what is paid has its own contract", () => {
    const text = terms({ industry: "saas" });
    expect(text).toMatch(/платное право использовать Программу, предоставляется по отдельному/);
    expect(text).not.toMatch(/на устройстве Пользователя|установить её|не меньше оплаченного/);
    expect(terms({ industry: "gaming" })).toMatch(/говорит о Сайте, относится и к Программе/);
  });

  test("of an editor who sells nothing knows no consumer", () => {
    const paper = { industry: "journalism", isSmi: true, userCanPost: true, documentLength };
    const answers = { ...owner, ...paper, processingPurposes: ["registration", "newsletter"] };
    for (const type of ["terms", "charter"] as const)
      expect(writeOne(type, answers)).not.toMatch(/Потребител|потребител|заказал|оплатил|оплачен/);
    expect(writeOne("terms", { ...answers, soldOnSite: ["services"] })).toContain("Потребитель");
  });

  test("lets who has no account ask for the removal of what they posted", () => {
    const blog = { industry: "blog", userCanPost: true, processingPurposes: ["feedback"] };
    expect(terms(blog)).toMatch(/потребовать удалить её письмом на электронную почту a@/);
    expect(writeOne("charter", { ...owner, ...blog })).not.toMatch(/изменять и удалять их/);
    expect(terms({ ...blog, processingPurposes: ["registration"] })).toMatch(
      /удалить её (?:Пользователь )?(?:вправе )?в любое время/,
    );
  });

  test("recommends nothing where nobody said so (149-ФЗ ст. 10.2-2)", () => {
    const bazaar = terms({ industry: "marketplace" });
    expect(bazaar).not.toMatch(/применяются рекомендательные|и публикует там же/);
    expect(bazaar).toContain("вправе, только сообщив о них");
    const told = terms({ industry: "marketplace", processingPurposes: ["personalization"] });
    expect(told).toContain("На Сайте применяются рекомендательные технологии");
  });

  test("lets a client's data lie at a host", () => {
    expect(terms({ industry: "saas" })).toMatch(
      /на серверах хостинг-провайдера; за его действия он отвечает/,
    );
  });
});

describe("who is a consumer", () => {
  test.each(["ecommerce", "medical", "education", "travel"])(
    "%s: also who only uses it",
    (industry) => {
      for (const type of offerAndReturn)
        expect(writeOne(type, { ...owner, industry })).toMatch(
          /Потребитель — (?:и )?гражданин, который (?:\S+ (?:за услугой )?или )?пользуется /,
        );
    },
  );
});

describe("services with defects (ЗоЗПП ст. 28, 29)", () => {
  test.each(["medical", "education", "saas", "construction"])("%s", (industry) => {
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
  });
});

describe("what comes back", () => {
  const shop = { ...owner, industry: "ecommerce" };
  const paid = { dataTransferToThirdParties: ["payment_systems"], paymentSystems: ["yookassa"] };

  test("money is back when it has come to the buyer's bank (ГК РФ ст. 316)", () => {
    const text = writeOne("return", { ...shop, ...paid });
    expect(text).not.toContain("не зависит");
    expect(text).toMatch(/Срок возврата соблюдён, если до его окончания деньги поступили в банк/);
  });

  test("the penalty is for all terms of a defect (ЗоЗПП ст. 23 п. 1)", () => {
    const text = writeOne("return", shop);
    const [, section = ""] = /\n(\d+)\. Товар с недостатками\n/.exec(text) ?? [];
    expect(text).toContain(`За нарушение сроков, которые называет раздел ${section}`);
    expect(text).toMatch(/в течение 3 дней бесплатно предоставляется такой же товар/);
    expect(writeOne("return", { ...owner, industry: "food" })).not.toContain("такой же товар дл");
  });

  test("food: a memo promises no refund of what was eaten", () => {
    const text = writeOne("return", { ...owner, industry: "food" });
    const memo = text.split("Памятка покупателю")[1] ?? "";
    expect(memo).toMatch(/вид и свойства не сохранены, доказывает продавец/);
    expect(memo).not.toContain("исправления");
    expect(memo).toMatch(/почтой, службой доставки или лично/);
    expect(text).not.toMatch(/торта|Перечень непродовольственных/);
    expect(text).toMatch(/После передачи нельзя отказаться/);
  });

  test("a request without a part of what is asked is taken", () => {
    for (const industry of ["ecommerce", "beauty", "medical", "nonprofit"])
      expect(writeOne("return", { ...owner, industry })).toContain(
        "Заявление без части этих сведений тоже принимается",
      );
  });
});

describe("a travel agent (132-ФЗ ст. 9, 10.1)", () => {
  const agency = { ...owner, industry: "travel", tourRole: "agent" };

  test("sells tours of others; its service is to find, book and pay them", () => {
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

  test("has a number in the register, or a blank for it", () => {
    for (const type of offerAndReturn) {
      expect(writeOne(type, agency)).toMatch(/реестре турагентов: \[указать: /);
      const numbered = { ...agency, agentRegisterNumber: "РТА 0000003" };
      expect(writeOne(type, numbered)).toContain("реестре турагентов: РТА 0000003");
      expect(writeOne(type, { ...agency, tourRole: "operator" })).not.toContain("турагентов:");
    }
  });
});

describe("charging a card again (ЗоЗПП ст. 16.1 п. 4.2)", () => {
  const words = /отказаться от того, чтобы для списаний использовали его карту или счёт/;

  test.each(["saas", "mobile", "gaming", "education"])(
    "%s: unanswered, the duty is told",
    (industry) => {
      for (const type of offerAndReturn) {
        expect(writeOne(type, { ...owner, industry })).toMatch(words);
        for (const recurringPayments of ["yes", "no"])
          expect(writeOne(type, { ...owner, industry, recurringPayments })).not.toMatch(words);
      }
    },
  );

  test("who sells things has none", () => {
    for (const industry of ["ecommerce", "beauty", "construction"])
      for (const type of offerAndReturn)
        expect(writeOne(type, { ...owner, industry })).not.toMatch(words);
  });
});

describe("a licence of which not all is said (ЗоЗПП ст. 9 п. 2)", () => {
  const blank = "Дата и срок действия лицензии, кто её выдал: [указать: ";
  const licensed = (licenseNumber: string) =>
    offerAndReturn.map((type) => writeOne(type, { ...owner, industry: "medical", licenseNumber }));

  test.each(["Л041-01137-77/00000009", "Л041-01137-77/00000009 от 12.03.2024", "Л041-9, Минздрав"])(
    "%s: the rest is a blank",
    (licence) => {
      for (const text of licensed(licence)) expect(text).toContain(blank);
    },
  );

  test.each([
    "Л041-01137-77/00000009 от 12.03.2024, выдана Департаментом здравоохранения Москвы",
    "№ 9 от 3 марта 2020 г., Росздравнадзор, бессрочно",
    "лицензия не требуется",
  ])("%s: nothing is", (licence) => {
    for (const text of licensed(licence)) expect(text).not.toContain(blank);
  });
});

describe("what the owner said of payment and delivery is in the offer", () => {
  const bakery = { ...owner, industry: "food", processingPurposes: ["payment", "delivery"] };

  test("paid on receipt, carried by the owner, or fetched", () => {
    const text = writeOne("offer", {
      ...bakery,
      handledByOwner: ["payment_receipt", "delivery_own", "delivery_pickup"],
    });
    for (const said of [
      "Заказ можно оплатить при получении",
      "Заказы доставляет сам Продавец или его курьер",
      "Заказ можно забрать самому",
    ]) {
      expect(text).toContain(said);
      expect(writeOne("offer", bakery)).not.toContain(said);
    }
  });

  test("food is what was said to be sold, and no drinks", () => {
    for (const type of offerAndReturn)
      expect(writeOne(type, bakery)).not.toMatch(/напитки|Алкогольн/);
  });
});

describe("a program", () => {
  test("in a game: no purchases that nobody named, and no rest that nobody promised", () => {
    const { offer, return: refund } = writeAll({ ...owner, industry: "gaming" });
    expect(offer).not.toMatch(/предметы, валюта|видны их цена|Доступ к Программе через интернет/);
    expect(offer).not.toMatch(/оформленный на Сайте|в Программе, указывает/);
    for (const text of [offer, refund]) expect(text).not.toContain("цена остатка");
  });

  test("in a cloud: a firm's people use it, nobody installs it or pays cash", () => {
    const offer = writeOne("offer", { ...owner, industry: "saas" });
    expect(offer).toContain("кроме работников Лицензиата в пределах оплаченного");
    expect(offer).not.toMatch(/на своих устройствах|при наличной|на бумаге/);
  });
});

test("a clinic books by its contacts first; the form waits for a written consent", () => {
  const offer = writeOne("offer", { ...owner, industry: "medical" });
  expect(offer).toMatch(/записывается на приём по контактам из раздела \d+/);
  expect(offer).not.toContain("выбирает на Сайте услугу и время");
  expect(offer).toContain("расторгается по инициативе пациента");
});

describe("a platform", () => {
  const bazaar = { ...owner, industry: "marketplace" };

  test("takes prepayment only where payment was named, and settles its terms with sellers", () => {
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
  test("of a mass medium are no charter of its editors, whose contacts are asked (2124-1 ст. 20, 27)", () => {
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

  test("promise no letters, no application and no copies that nobody named", () => {
    const forum = { ...owner, industry: "other", userCanPost: true, documentLength: "full" };
    const charter = writeOne("charter", { ...forum, processingPurposes: ["registration"] });
    expect(charter).not.toMatch(/сообщением по контактам|в его приложениях|резервных копиях/);
    expect(charter).not.toContain("Сайт не зарегистрирован");
  });
});

test("minors: consent is given as the policy says", () => {
  const school = { ...owner, industry: "education", dataTypesCollected: ["full_name", "children"] };
  expect(writeOne("offer", school)).not.toContain("или сам несовершеннолетний");
});
