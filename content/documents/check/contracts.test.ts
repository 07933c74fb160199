/** Contracts say about the owner's trade only what the owner said, and say it in one place. */
import { describe, expect, test } from "vitest";
import { writeAll, writeOne } from "@/content/documents/check/write-all";

const owner = {
  companyName: "ООО «Пробный договор»",
  websiteUrl: "https://dogovor-test.ru",
  contactEmail: "a@dogovor-test.ru",
  processingPurposes: ["order_processing", "payment"],
  dataTypesCollected: ["full_name", "phone", "email"],
};
const offerUrl = "https://dogovor-test.ru/offer";
const wordsOf = (text: string) => text.split(/\s+/).length;

describe("a return policy is about what is sold (M8)", () => {
  const goods = /Товар|товар/;

  test("a hairdresser's says nothing of goods, exchange and heavy parcels", () => {
    const text = writeOne("return", { ...owner, industry: "beauty" });
    expect(text).not.toMatch(goods);
    expect(text).toMatch(/вправе отказаться от Услуги в любое время/);
    expect(wordsOf(text)).toBeLessThan(1000);
  });

  test("that of a ceramist who also teaches says both, without a doubt", () => {
    const text = writeOne("return", {
      ...owner,
      industry: "beauty",
      soldOnSite: ["goods", "services"],
      tradeSubject: "мастер-классы по керамике и посуда ручной работы",
    });
    expect(text).toContain("мастер-классы по керамике и посуда ручной работы");
    expect(text).toMatch(/в течение 7 дней/);
    expect(text).toMatch(/отказаться от Услуги/);
  });

  test("a lamp shop has no services", () => {
    const texts = writeAll({ ...owner, industry: "ecommerce" });
    for (const text of [texts.offer, texts.return]) expect(text).not.toMatch(/Услуг/);
  });

  test.each([
    ["a dentist", { industry: "medical" }],
    ["a puzzle game", { industry: "gaming" }],
    ["a bakery", { industry: "food" }],
    ["a self-employed person", { industry: "other", ownerType: "individual" }],
    ["a shelter", { industry: "nonprofit" }],
  ])("%s is never asked by its own document whether it applies", (_who, answers) => {
    const { offer, return: refund } = writeAll({ ...owner, ...answers });
    for (const text of [offer, refund]) {
      expect(text).not.toMatch(
        /[Ее]сли (?:он|Продавец|Исполнитель|Получатель|Лицензиар) (?:продаёт|оказывает|применяет|же)|Этот раздел действует, только если|Если не продаёт|Если вместе с Услугой/,
      );
    }
  });

  test("only a shop where people come exchanges what did not fit", () => {
    const shop = { ...owner, industry: "retail" };
    const online = writeOne("return", shop);
    expect(online).not.toMatch(/купленный не дистанционно|14 дней, не считая/);
    expect(online).toContain("Права отказаться от Товара, купленного через Сайт, он не отменяет");
    const onTheSpot = writeOne("return", { ...shop, hasShop: true });
    expect(onTheSpot).toMatch(/купленный не через Сайт, а в магазине/);
    expect(onTheSpot).toMatch(/14 дней, не считая дня покупки/);
  });

  test("what nobody named is a blank, as the law wants a subject", () => {
    const { offer } = writeAll(owner);
    expect(offer).toContain("Предмет договора — [указать: предмет договора]");
  });
});

describe("a licence stands in one document (M7)", () => {
  const cloud = { ...owner, industry: "saas", processingPurposes: ["registration", "payment"] };

  test("terms beside an offer only refer to it", () => {
    const { terms, offer } = writeAll({ ...cloud, offerUrl });
    expect(terms).toMatch(
      /Право использовать Программу.+публичная оферта: .*dogovor-test\.ru\/offer/,
    );
    expect(terms).not.toMatch(/территории|безвозмездно|простой \(неисключительной\) лицензии/);
    expect(offer).toMatch(/по простой \(неисключительной\) лицензии/);
    expect(offer).toMatch(/территории Российской Федерации/);
  });

  test("alone, terms grant it on the territory that the law or the owner names", () => {
    expect(writeOne("terms", cloud)).toMatch(/на территории Российской Федерации/);
    const wide = { ...cloud, licenceTerritory: "world" };
    expect(writeOne("terms", wide)).toMatch(/на территории всех государств/);
    expect(writeOne("offer", wide)).toMatch(/на территории всех государств/);
  });
});

describe("where the contract is signed apart, the document is an invitation (M13)", () => {
  test.each([
    ["medical", "Условия записи на приём"],
    ["travel", "Условия бронирования"],
  ])("%s: «%s»", (industry, title) => {
    const text = writeOne("offer", { ...owner, industry });
    expect(text.startsWith(title)).toBe(true);
    expect(text).toMatch(/приглашение делать оферты \(п\. 1 ст\. 437/);
    expect(text).not.toMatch(/все существенные условия|акцепт|публичная оферта|далее — Оферта/);
    expect(text).toMatch(/договор заключается (?:письменно|в письменной форме)/i);
  });

  test("an agency says whose tour it sells only when asked", () => {
    const agency = { ...owner, industry: "travel" };
    expect(writeOne("offer", agency)).not.toMatch(/[Тт]урагент/);
    expect(writeOne("offer", { ...agency, tourRole: "agent" })).toMatch(/Исполнитель — турагент/);
  });

  test("a clinic's shop of insoles is an offer", () => {
    const text = writeOne("offer", { ...owner, industry: "medical", soldOnSite: ["goods"] });
    expect(text.startsWith("Публичная оферта")).toBe(true);
  });
});

describe("a charity's offer is of a donation (M12)", () => {
  const shelter = { ...owner, industry: "nonprofit", companyName: "Фонд «Пробный приют»" };

  test("and of nothing else unless it sells", () => {
    const text = writeOne("offer", shelter);
    expect(text.startsWith("Публичная оферта о заключении договора пожертвования")).toBe(true);
    expect(text).not.toMatch(/Услуг|Заказ|Потребител|чек/);
    expect(text).toMatch(/ст\. 582/);
    expect(text).toMatch(/№ 135-ФЗ/);
    expect(text).toMatch(/ст\. 219 Налогового кодекса/);
    expect(text).toContain("[указать: общеполезную цель, на которую принимаются пожертвования]");
    expect(text).toMatch(/по ошибке.+в течение 7 дней/);
    expect(text).not.toMatch(/Наименьш/);
  });

  test("names what the owner named", () => {
    const text = writeOne("offer", {
      ...shelter,
      donationGoal: "лечение и корм для бездомных собак",
      donationMinimum: "50 рублей",
      bankDetails: "р/с 40703810000000000001",
    });
    expect(text).toContain("лечение и корм для бездомных собак");
    expect(text).toContain("Наименьшая сумма пожертвования — 50 рублей");
    expect(text).toContain("р/с 40703810000000000001");
    expect(text).not.toContain("[указать: общеполезную цель");
  });

  test("speaks of services where they are sold too", () => {
    const text = writeOne("offer", { ...shelter, soldOnSite: ["donations", "services"] });
    expect(text.startsWith("Публичная оферта о пожертвованиях и платных услугах")).toBe(true);
    expect(text).toMatch(/Жертвователь — тот, кто/);
    expect(text).toMatch(/отказаться от Услуги/);
  });
});

describe("nothing is told to whom it does not concern", () => {
  test("a site where nobody posts needs no list of crimes (S12)", () => {
    const quiet = writeOne("terms", { ...owner, industry: "beauty" });
    expect(quiet).not.toMatch(/педофили|самоубийств|паспортные данные/);
    expect(quiet).toMatch(/распространение которой запрещает закон/);
    const forum = writeOne("terms", { ...owner, industry: "other", userCanPost: true });
    expect(forum).toMatch(/призывы к терроризму/);
    expect(forum).toMatch(/В течение 24 часов/);
    expect(wordsOf(quiet)).toBeLessThan(wordsOf(forum) - 500);
  });

  test("a marketplace is a digital platform where it says so", () => {
    const market = { ...owner, industry: "marketplace" };
    const quiet = pick(writeAll(market));
    const said = pick(writeAll({ ...market, isDigitalPlatform: "yes" }));
    const claim =
      /(?:Сайт|Владелец агрегатора) — (?:посредническая цифровая платформа|оператор посреднической)/;
    for (const text of [quiet.offer, quiet.terms])
      expect(text).not.toMatch(/[Ее]сли (?:Сайт отвечает|Владелец агрегатора — )/);
    expect(quiet.offer).not.toMatch(claim);
    expect(said.offer).toMatch(claim);
    expect(said.terms).toMatch(claim);
  });

  test("a charter is named where there is one (S3)", () => {
    const site = { ...owner, industry: "consulting" };
    expect(writeOne("terms", site)).not.toMatch(/[Уу]став/);
    const both = writeOne("terms", { ...site, hasHouseRules: true });
    expect(both).toMatch(/опубликованы правила \(устав\) Сайта/);
    expect(writeOne("charter", site)).not.toMatch(/Если на Сайте опубликовано/);
  });

  test("a charter beside terms repeats little of them (S11)", () => {
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

  test("the charter of a school is not called as its founding charter (S11)", () => {
    const text = writeOne("charter", { ...owner, industry: "education" });
    expect(text.startsWith("Правила сайта")).toBe(true);
    expect(text).not.toMatch(/(?:^|\s)Устав(?:а|у|ом|е)?(?=[\s,.])/);
  });

  test("events are of those who hold them (M9)", () => {
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

  test("a receipt follows the tax regime (S3)", () => {
    const trader = { ...owner, companyName: "ИП Пробный Пётр Петрович", industry: "consulting" };
    expect(writeOne("offer", trader)).not.toMatch(/профессиональный доход|Мой налог|Кассовый чек/);
    expect(writeOne("offer", { ...trader, taxRegime: "npd" })).toMatch(/«Мой налог»/);
    expect(writeOne("offer", { ...trader, taxRegime: "usn" })).toMatch(/Кассовый чек/);
  });
});

describe("an answer about the trade is a clause, no answer is none (S13)", () => {
  const shop = { ...owner, industry: "ecommerce" };
  const salon = { ...owner, industry: "beauty" };
  const cloud = { ...owner, industry: "saas" };
  const firm = { ...owner, industry: "it_services", sellsToCompanies: true };
  test.each<[string, Record<string, unknown>, Record<string, unknown>, RegExp]>([
    ["out of stock", shop, { outOfStock: "choice" }, /не оказалось в наличии/],
    ["storage", shop, { parcelStorage: "6 дней" }, /хранится 6 дней/],
    ["promo codes", shop, { hasPromoCodes: true }, /промокод/],
    ["age", shop, { sellsAgeLimited: true }, /не достигшему 18 лет/],
    ["the phone", shop, { orderChannels: ["phone"] }, /• по телефону/],
    ["the bank", shop, { bankDetails: "р/с 5" }, /Банковские реквизиты: р\/с 5/],
    ["instalments", shop, { hasInstalments: true }, /оплатить частями/],
    [
      "booking",
      salon,
      { bookingChange: "за 3 часа" },
      /перенести или отменить запись можно за 3 часа/i,
    ],
    ["no-show", salon, { noShow: "costs" }, /не пришёл/],
    [
      "freezing",
      { ...owner, industry: "sports" },
      { membershipFreeze: "на месяц" },
      /приостановить на месяц/,
    ],
    ["availability", cloud, { serviceAvailability: "98 %" }, /Доступность Программы — 98 %/],
    ["export", cloud, { dataExport: "за 9 дней" }, /выгрузить .*за 9 дней/],
    ["papers", firm, { acceptanceDocument: "upd" }, /универсальным передаточным документом/],
    ["acceptance", firm, { acceptanceTerm: "4 дней" }, /в течение 4 дней/],
    ["secrets", firm, { keepsSecrets: true }, /не раскрывают сведений/],
    ["electronic papers", firm, { acceptanceDocument: "edo" }, /в электронной форме/],
    [
      "an unpaid access",
      cloud,
      { unpaidSuspension: "через 2 дня" },
      /приостанавливается через 2 дня/,
    ],
    ["a cap", firm, { liabilityCap: "paid" }, /ограничена суммой, уплаченной по договору/],
    [
      "the court",
      firm,
      { companyCourt: "owner" },
      /арбитражный суд по месту нахождения Исполнителя/,
    ],
  ])("%s", (_about, base, answer, clause) => {
    expect(writeOne("offer", base)).not.toMatch(clause);
    expect(writeOne("offer", { ...base, ...answer })).toMatch(clause);
  });

  test("a school's contract says what its law demands (S14)", () => {
    const text = writeOne("offer", { ...owner, industry: "education" });
    expect(text).toMatch(/Исполнитель обязан/);
    expect(text).toMatch(/Обучающийся обязан/);
    expect(text).toMatch(/расторгнуть договор в одностороннем порядке/);
  });
});

test("the offer beside a return policy refers to it (C7)", () => {
  const shop = { ...owner, industry: "ecommerce" };
  const long = writeOne("offer", shop);
  const short = writeOne("offer", { ...shop, refundUrl: "https://dogovor-test.ru/return" });
  expect(wordsOf(short)).toBeLessThan(wordsOf(long) - 250);
  expect(short).toMatch(/в течение 3 месяцев/);
});

test("contracts are not help pages (C1)", () => {
  const forum = { ...owner, industry: "ecommerce", userCanPost: true };
  for (const text of Object.values(pick(writeAll(forum)))) {
    expect(text).not.toMatch(
      /[Уу]добно указать|лучше осмотреть|ответа ждать не нужно|фотографии помогут|чужие сайты/,
    );
  }
});

describe("contracts ask of a consumer only what the law lets them ask", () => {
  const site = { ...owner, industry: "beauty", processingPurposes: ["feedback"] };

  test("who only reads pages concludes nothing (ГК РФ ст. 438 п. 3)", () => {
    for (const type of ["terms", "charter"] as const) {
      const text = writeOne(type, site);
      expect(text).toContain("Тот, кто только просматривает открытые страницы");
      expect(text).not.toMatch(/начал пользоваться Сайтом|просматривать страницы/);
    }
    const club = { ...site, processingPurposes: ["registration"] };
    expect(writeOne("terms", site)).not.toContain("зарегистрировался");
    expect(writeOne("terms", club)).toContain("зарегистрировался, отправил форму на Сайте");
  });

  test("a citizen is bound by the edition they agreed to (ГК РФ ст. 310 п. 2)", () => {
    for (const type of ["terms", "charter"] as const) {
      const text = writeOne(type, { ...site, canAdminChange: true });
      expect(text).not.toContain("изменить этот документ в одностороннем порядке");
      expect(text).toMatch(/предпринимательскую деятельность, она вступает в силу через 10 дней/);
      expect(text).toMatch(/Для остальных.+только когда они явно с ней согласились/);
    }
  });

  test("whoever closes an access keeps no costs (ЗоЗПП ст. 16)", () => {
    const text = writeOne("terms", owner);
    expect(text).toContain("Мера не освобождает Владельца сайта от исполнения");
    expect(text).not.toContain("за вычетом фактически понесённых расходов");
  });

  test("refusing work or an access has one reckoning", () => {
    const builder = writeOne("offer", { ...owner, industry: "construction" });
    expect(builder).toMatch(/До сдачи работы Заказчик вправе отказаться от договора/);
    expect(builder).not.toMatch(/фактически понесённые расходы|разницу между уплаченной/);
    const cloud = writeOne("offer", { ...owner, industry: "saas" });
    expect(cloud).toMatch(/Стоимость уже оказанного.+часть цены за истекшую часть/);
    expect(cloud).not.toContain("экземпляр уже получен");
  });

  test("a firm waits for an answer as long by the terms as by the offer (АПК РФ ст. 4)", () => {
    const { offer, terms } = writeAll({ ...owner, industry: "saas" });
    for (const text of [offer, terms]) expect(text).toContain("по истечении 30 календарных дней");
    expect(terms).not.toContain("если ответа нет в этот срок");
  });
});

describe("contracts state no fact that nobody named", () => {
  const bakery = {
    ...owner,
    industry: "food",
    legalAddress: "г. Тверь, ул. Пробная, д. 7",
    processingPurposes: ["order_processing", "delivery", "payment"],
  };

  test("what food is made of is told unasked; halls and bookings are of who serves", () => {
    const { terms, offer } = writeAll(bakery);
    expect(terms).not.toMatch(/по запросу\. |возможную подачу|Бронь/);
    expect(terms).toMatch(/сведения об аллергенах.+обязан сообщить до заказа/);
    expect(offer).toMatch(/обязан указать на Сайте состав/);
    expect(offer).not.toMatch(/общественного питания/);
    const cafe = { ...bakery, soldOnSite: ["goods", "services"] };
    expect(writeOne("offer", cafe)).toMatch(/Услуги общественного питания/);
  });

  test("the owner's home is not where parcels are sent back", () => {
    const text = writeOne("return", bakery);
    expect(text).not.toContain("принимается по адресу: г. Тверь");
    for (const blank of [text, writeOne("offer", bakery)])
      expect(blank).toContain("Адрес для возврата: [указать: адрес, по которому принимают");
    const said = writeOne("return", { ...bakery, returnAddress: "170000, г. Тверь, а/я 9" });
    expect(said).toContain("Товар принимается по адресу: 170000, г. Тверь, а/я 9");
    expect(said).not.toContain("[указать: адрес, по которому");
  });

  test("a program is no subscription until its owner says that a card is charged", () => {
    const cloud = { ...owner, industry: "saas" };
    for (const type of ["offer", "return", "terms"] as const)
      expect(writeOne(type, cloud)).not.toMatch(/подписк/i);
    const charged = writeOne("offer", { ...cloud, recurringPayments: "yes" });
    expect(charged).toContain("Отключить подписку можно в любое время");
  });

  test("a page of the site is a duty and not a fact", () => {
    const clinic = writeOne("offer", { ...owner, industry: "medical" });
    expect(clinic).toMatch(/обязан разместить на Сайте сведения о лицензии.+Роспотребнадзора/);
    const school = writeOne("offer", { ...owner, industry: "education" });
    expect(school).toMatch(/До договора Исполнитель обязан сообщить для каждой программы/);
    for (const text of [clinic, school])
      expect(text).not.toMatch(/размещены на Сайте|на Сайте указаны вид|Способы оплаты указаны/);
  });

  test("a teacher of one's own tells of the schooling, and nobody is said to hire (273-ФЗ ст. 32)", () => {
    const teacher = {
      ...owner,
      companyName: "ИП Пробная Ия Ильинична",
      industry: "education",
    };
    const text = writeOne("offer", teacher);
    expect(text).toContain("[указать: общий стаж педагогической работы]");
    expect(text).toMatch(/Обучающийся обязан/);
    expect(text).not.toMatch(/зачислить|отчисление|привлекает других лиц/);
    expect(writeOne("offer", { ...owner, industry: "education" })).toContain("зачислить");
  });

  test("where cards are typed, nobody is asked", () => {
    const shop = {
      ...owner,
      industry: "ecommerce",
      dataTransferToThirdParties: ["payment_systems"],
      paymentSystems: ["robokassa"],
    };
    expect(writeOne("offer", shop)).toMatch(/Платежи через интернет проводят: ООО «РОБОКАССА»/);
    expect(writeOne("offer", shop)).not.toMatch(/банковской карты|не хранит/);
  });

  test("an account is entered as the law lets, by ways that nobody lists", () => {
    const text = writeOne("terms", { ...owner, processingPurposes: ["registration"] });
    expect(text).toContain("обязан применять только те способы входа");
    expect(text).not.toMatch(/биометрическ|Госуслуги|если его владелец|сам выбирает пароль/);
  });

  test("a clinic's return policy takes no orders", () => {
    const text = writeOne("return", { ...owner, industry: "medical" });
    expect(text).not.toMatch(/заказ(?!чик)/i);
    expect(text).toMatch(/До заключения договора заявку можно отозвать.+в течение 7 дней/);
    expect(writeOne("offer", { ...owner, industry: "medical" })).not.toMatch(/заказан|дата заказа/);
  });
});

describe("who named neither orders nor money makes no offer (ГК РФ ст. 437 п. 1)", () => {
  const builder = { ...owner, industry: "construction", processingPurposes: ["feedback"] };

  test.each([
    ["construction", "Условия заказа работ"],
    ["education", "Условия приёма на обучение"],
    ["legal", "Условия оказания услуг"],
    ["real_estate", "Условия оказания услуг"],
    ["fintech", "Условия оказания услуг"],
  ])("%s: «%s»", (industry, title) => {
    const texts = writeAll({ ...builder, industry });
    expect(texts.offer.startsWith(title)).toBe(true);
    for (const text of [texts.offer, texts.return]) {
      expect(text.replace(title, "")).not.toMatch(
        /Заказ(?!чик)|Оферт|заказ(?:а|е|у|ом|анн.*)?(?![а-я])|акцепт/,
      );
      expect(text).not.toMatch(/Способы оплаты|тур /);
    }
    expect(texts.offer).toContain("оставляет обращение через Сайт");
    expect(texts.offer).toContain("Способ и срок оплаты определяет договор");
    expect(texts.offer).toMatch(/До заключения договора Исполнитель обязан сообщить/);
  });

  test("other documents call it no offer and no booking", () => {
    const { privacy, terms } = writeAll({ ...builder, offerUrl });
    for (const text of [privacy, terms]) {
      expect(text).toMatch(/условия, на которых заключается договор: .*offer/);
      expect(text).not.toMatch(/публичная оферта: |запис[ьи] и бронировани/);
    }
  });

  test("whoever said so makes one", () => {
    for (const said of [
      { processingPurposes: ["feedback", "payment"] },
      { soldOnSite: ["services"] },
      { orderChannels: ["phone"] },
    ]) {
      expect(writeOne("offer", { ...builder, ...said }).startsWith("Публичная оферта")).toBe(true);
    }
  });
});

/** The four contracts. */
function pick(texts: ReturnType<typeof writeAll>) {
  const { offer, return: refund, terms, charter } = texts;
  return { offer, return: refund, terms, charter };
}
