/** Contracts state only what the owner answered and demand of a consumer only what the law allows. */
import { describe, expect, test } from "vitest";
import { writeAll, writeOne } from "@/content/documents/check/write-all";
import { industries } from "@/lib/engine/questions/vocabulary/options";

const owner = {
  companyName: "ООО «Пробный договор»",
  websiteUrl: "https://dogovor-test.ru",
  contactEmail: "a@dogovor-test.ru",
  processingPurposes: ["order_processing", "payment"],
  dataTypesCollected: ["full_name", "phone", "email"],
};
const wordsOf = (text: string) => text.split(/\s+/).length;

describe("contracts contain only what concerns the owner", () => {
  test("lists prohibited content only on a site where visitors post", () => {
    const quiet = writeOne("terms", { ...owner, industry: "beauty" });
    expect(quiet).not.toMatch(/педофили|самоубийств|паспортные данные/);
    expect(quiet).toMatch(/распространение которой запрещает закон/);
    const forum = writeOne("terms", { ...owner, industry: "other", userCanPost: true });
    expect(forum).toMatch(/призывы к терроризму/);
    expect(forum).toMatch(/В течение 24 часов/);
    expect(wordsOf(quiet)).toBeLessThan(wordsOf(forum) - 500);
  });

  test("calls a marketplace a digital platform only when it was answered", () => {
    const market = { ...owner, industry: "marketplace" };
    const quiet = pick(writeAll(market));
    const written = pick(writeAll({ ...market, isDigitalPlatform: "yes" }));
    const claim =
      /(?:Сайт|Владелец агрегатора) — (?:посредническая цифровая платформа|оператор посреднической)/;
    for (const text of [quiet.offer, quiet.terms])
      expect(text).not.toMatch(/[Ее]сли (?:Сайт отвечает|Владелец агрегатора — )/);
    expect(quiet.offer).not.toMatch(claim);
    expect(written.offer).toMatch(claim);
    expect(written.terms).toMatch(claim);
  });

  test("mentions site rules in the terms only when the owner has them", () => {
    const site = { ...owner, industry: "consulting" };
    expect(writeOne("terms", site)).not.toMatch(/[Уу]став/);
    const both = writeOne("terms", { ...site, hasHouseRules: true });
    expect(both).toMatch(/опубликованы правила Сайта/);
    expect(writeOne("charter", site)).not.toMatch(/Если на Сайте опубликовано/);
  });

  test("repeats less than 35 % of the terms in a charter beside them", () => {
    const forum = {
      ...owner,
      industry: "automotive",
      userCanPost: true,
      processingPurposes: ["registration", "feedback"],
      termsUrl: "https://dogovor-test.ru/terms",
    };
    const { terms, charter } = writeAll(forum);
    const sentences = charter.split(/(?<=[.:])\s+/).filter((sentence) => wordsOf(sentence) > 6);
    const repeated = sentences.filter((sentence) => terms.includes(sentence));
    expect(wordsOf(repeated.join(" ")) / wordsOf(charter)).toBeLessThan(0.35);
  });

  test("calls a school's charter «Правила сайта»", () => {
    const text = writeOne("charter", { ...owner, industry: "education" });
    expect(text.startsWith("Правила сайта")).toBe(true);
    expect(text).not.toMatch(/(?:^|\s)Устав(?:а|у|ом|е)?(?=[\s,.])/);
  });

  test("mentions events only when their kind was answered", () => {
    const club = { ...owner, industry: "entertainment", companyName: "ИП Пробная Ия Ильинична" };
    for (const text of Object.values(pick(writeAll(club)))) {
      expect(text).not.toMatch(/мероприяти|афиш|спектакл|билет|Посетитель —/i);
    }
    const stage = pick(writeAll({ ...club, eventKind: "arts" }));
    expect(stage.offer).toMatch(/спектакли, концерты/);
    expect(stage.terms).toMatch(/в афише/);
    const fair = pick(writeAll({ ...club, eventKind: "other" }));
    expect(fair.offer).toMatch(/билет/);
    expect(fair.return).not.toMatch(/спектакл/);
  });

  test("has no clause that is conditional on what the site has, in any trade", {
    tags: ["slow"],
  }, () => {
    const sells = {
      ...owner,
      soldOnSite: ["goods", "services", "licence"],
      processingPurposes: ["registration", "order_processing", "payment"],
      userCanPost: true,
      recurringPayments: "yes",
    };
    for (const industry of Object.keys(industries)) {
      for (const answers of [owner, sells]) {
        const texts = pick(writeAll({ ...answers, industry }));
        for (const [type, text] of Object.entries(texts)) {
          expect(text, `${type}, ${industry}`).not.toMatch(
            /[Ее]сли (?:на Сайте (?:указан|опубликован|есть|можно)|Сайт отвечает|так\b|платн|(?:Владелец сайта|Продавец|Исполнитель|Лицензиар|он) (?:продаёт|применяет|оказывает|ведёт|собирает))/,
          );
        }
      }
    }
  });

  test("names the receipt of the owner's tax regime", () => {
    const trader = { ...owner, companyName: "ИП Пробный Пётр Петрович", industry: "consulting" };
    expect(writeOne("offer", trader)).not.toMatch(/профессиональный доход|Мой налог|Кассовый чек/);
    expect(writeOne("offer", { ...trader, taxRegime: "npd" })).toMatch(/«Мой налог»/);
    expect(writeOne("offer", { ...trader, taxRegime: "usn" })).toMatch(/Кассовый чек/);
  });
});

describe("contracts demand from a consumer only what the law allows", () => {
  const site = { ...owner, industry: "beauty", processingPurposes: ["feedback"] };

  test("do not bind a person who only reads pages (ГК РФ ст. 438 п. 3)", () => {
    for (const type of ["terms", "charter"] as const) {
      const text = writeOne(type, site);
      expect(text).toContain("Тот, кто только просматривает открытые страницы");
      expect(text).not.toMatch(/начал пользоваться Сайтом|просматривать страницы/);
    }
    const club = { ...site, processingPurposes: ["registration"] };
    expect(writeOne("terms", site)).not.toContain("зарегистрировался");
    expect(writeOne("terms", club)).toContain("зарегистрировался, отправил форму на Сайте");
  });

  test("bind a citizen to a new edition only after an explicit consent (ГК РФ ст. 310 п. 2)", () => {
    for (const type of ["terms", "charter"] as const) {
      const text = writeOne(type, { ...site, canAdminChange: true });
      expect(text).not.toContain("изменить этот документ в одностороннем порядке");
      expect(text).toMatch(/предпринимательскую деятельность, она вступает в силу через 10 дней/);
      expect(text).toMatch(/Для остальных.+только когда они явно с ней согласились/);
    }
  });

  test("deduct no costs when an account is closed (ЗоЗПП ст. 16)", () => {
    const text = writeOne("terms", owner);
    expect(text).toContain("Мера не освобождает Владельца сайта от исполнения");
    expect(text).not.toContain("за вычетом фактически понесённых расходов");
  });

  test("calculate a refund of works or access in one way", () => {
    const builder = writeOne("offer", { ...owner, industry: "construction" });
    expect(builder).toMatch(/До сдачи работы Заказчик вправе отказаться от договора/);
    expect(builder).not.toMatch(/фактически понесённые расходы|разницу между уплаченной/);
    const cloud = writeOne("offer", { ...owner, industry: "saas" });
    expect(cloud).toMatch(/стоимость уже оказанного Потребителю — часть цены за истёкшую часть/);
    expect(cloud).not.toContain("экземпляр уже получен");
  });

  test("give a firm the same 30 days for a claim in offer and terms (АПК РФ ст. 4)", () => {
    const { offer, terms } = writeAll({ ...owner, industry: "saas" });
    for (const text of [offer, terms]) expect(text).toContain("по истечении 30 календарных дней");
    expect(terms).not.toContain("если ответа нет в этот срок");
  });
});

describe("contracts state no fact that was not answered", () => {
  const bakery = {
    ...owner,
    industry: "food",
    legalAddress: "г. Тверь, ул. Пробная, д. 7",
    processingPurposes: ["order_processing", "delivery", "payment"],
  };

  test("name allergens for food, and catering only when services are sold", () => {
    const { terms, offer } = writeAll(bakery);
    expect(terms).not.toMatch(/по запросу\. |возможную подачу|Бронь/);
    expect(terms).toMatch(/сведения об аллергенах.+обязан сообщить до заказа/);
    expect(offer).toMatch(/обязан указать на Сайте состав/);
    expect(offer).not.toMatch(/общественного питания/);
    const cafe = { ...bakery, soldOnSite: ["goods", "services"] };
    expect(writeOne("offer", cafe)).toMatch(/Услуги общественного питания/);
  });

  test("leave a blank for the return address of a sole trader until it is answered", () => {
    const text = writeOne("return", bakery);
    expect(text).not.toContain("принимается по адресу: г. Тверь");
    // A company's address is an office, and the form says that it is meant.
    const trader = {
      companyName: "ИП Пекарев Н. Н.",
      inn: "500100732259",
      ogrn: "304500116000157",
    };
    for (const type of ["offer", "return"] as const)
      expect(writeOne(type, { ...bakery, ...trader })).toContain(
        "Адрес для возврата: [указать: адрес, по которому принимают",
      );
    const written = writeOne("return", { ...bakery, returnAddress: "170000, г. Тверь, а/я 9" });
    expect(written).toContain(
      "Товар отправляют почтой или службой доставки либо привозят по адресу: 170000, г. Тверь, а/я 9",
    );
    expect(written).not.toContain("[указать: адрес, по которому");
  });

  test("call a program a subscription only when the owner says that a card is charged", () => {
    const cloud = { ...owner, industry: "saas" };
    for (const type of ["offer", "return", "terms"] as const)
      expect(writeOne(type, cloud)).not.toMatch(/подписк/i);
    const charged = writeOne("offer", { ...cloud, recurringPayments: "yes" });
    expect(charged).toContain("Отключить подписку можно в любое время");
  });

  test("state the seller's duty to inform before the contract and not that pages show it", () => {
    const bakery = { ...owner, hasPromoCodes: true, hasInstalments: true };
    for (const industry of ["ecommerce", "beauty", "saas", "marketplace", "sports", "other"]) {
      const text = writeOne("offer", { ...bakery, industry });
      expect(text, industry).not.toMatch(
        /на Сайте указываются|указаны на Сайте|видны до (?:оплаты|подтверждения)/,
      );
      expect(text, industry).toMatch(/До заключения договора .+ обязан сообщить/);
    }
  });

  test("cite the Constitutional Court's ruling as temporary rules of returns", () => {
    for (const industry of ["retail", "pharmaceutical"]) {
      for (const type of ["offer", "return"] as const) {
        const text = writeOne(type, { ...owner, industry });
        expect(text).toMatch(
          /Пока закон не изменён, Товар надлежащего качества возвращают по правилам постановления Конституционного Суда .+ от 17\.02\.2026 № 7-П/,
        );
        expect(text).toMatch(/По тому же постановлению .+риск случайной гибели/);
        expect(text).not.toContain("Он же несёт риск");
      }
    }
  });

  test("say nothing about donors' card data when a payment system was named", () => {
    const text = writeOne("offer", {
      ...owner,
      industry: "nonprofit",
      dataTransferToThirdParties: ["payment_systems"],
      paymentSystems: ["cloudpayments"],
    });
    expect(text).toMatch(/проходят платежи: ООО «КЛАУДПЭЙМЕНТС»/);
    expect(text).not.toMatch(/банковской карты|не хранит/);
  });

  test("state a duty to publish licence or programme and not that they are published", () => {
    const clinic = writeOne("offer", { ...owner, industry: "medical" });
    expect(clinic).toMatch(/обязан разместить на Сайте сведения о лицензии.+Роспотребнадзора/);
    const school = writeOne("offer", { ...owner, industry: "education" });
    expect(school).toMatch(/До договора Исполнитель обязан сообщить для каждой программы/);
    for (const text of [clinic, school])
      expect(text).not.toMatch(/размещены на Сайте|на Сайте указаны вид|Способы оплаты указаны/);
  });

  test("ask a sole teacher for education and experience and mention no hired staff (273-ФЗ ст. 32)", () => {
    const teacher = {
      ...owner,
      companyName: "ИП Пробная Ия Ильинична",
      industry: "education",
    };
    const text = writeOne("offer", teacher);
    expect(text).toContain(
      "[указать: уровень профессионального образования, общий стаж педагогической работы",
    );
    expect(text).toMatch(/Обучающийся обязан/);
    expect(text).not.toMatch(/зачислить|отчисление|привлекает других лиц/);
    expect(writeOne("offer", { ...owner, industry: "education" })).toContain("зачислить");
  });

  test("say nothing about buyers' card data when a payment system was named", () => {
    const shop = {
      ...owner,
      industry: "ecommerce",
      dataTransferToThirdParties: ["payment_systems"],
      paymentSystems: ["robokassa"],
    };
    expect(writeOne("offer", shop)).toMatch(
      /Через кого проходят платежи в интернете: ООО «РОБОКАССА»/,
    );
    expect(writeOne("offer", shop)).not.toMatch(/банковской карты|не хранит/);
  });

  test("allow only lawful ways of logging in and list none", () => {
    const text = writeOne("terms", { ...owner, processingPurposes: ["registration"] });
    expect(text).toContain("обязан применять только те способы входа");
    expect(text).not.toMatch(/биометрическ|Госуслуги|если его владелец|сам выбирает пароль/);
  });

  test("do not mention orders in a clinic's return policy and offer", () => {
    const text = writeOne("return", { ...owner, industry: "medical" });
    expect(text).not.toMatch(/заказ(?!чик)/i);
    expect(text).toMatch(/До заключения договора заявку можно отозвать.+в течение 7 дней/);
    expect(writeOne("offer", { ...owner, industry: "medical" })).not.toMatch(/заказан|дата заказа/);
  });
});

/** The four contracts. */
function pick(texts: ReturnType<typeof writeAll>) {
  const { offer, return: refund, terms, charter } = texts;
  return { offer, return: refund, terms, charter };
}
