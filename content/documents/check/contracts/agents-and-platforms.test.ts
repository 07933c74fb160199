/** Sellers on behalf of others: a travel agent and a platform. */
import { describe, expect, test } from "vitest";
import { writeAll, writeOne } from "@/content/documents/check/write-all";

const owner = {
  companyName: "ООО «Прочитанное»",
  websiteUrl: "https://prochitannoe-test.ru",
  contactEmail: "a@prochitannoe-test.ru",
  processingPurposes: ["order_processing", "payment"],
  dataTypesCollected: ["full_name", "phone", "email"],
};

const person = { ...owner, ownerType: "individual", companyName: "Ильин Пётр Олегович" };

describe("travel agent (132-ФЗ ст. 9, 10)", () => {
  const agency = { ...owner, industry: "travel" };
  const texts = (tourRole?: string) => [
    writeOne("offer", { ...agency, tourRole }),
    writeOne("return", { ...agency, tourRole }),
  ];

  test("is not responsible for the tour's services; the tour operator is", () => {
    const [offer = "", refund = ""] = texts("agent");
    expect(offer).toContain("За услуги, которые входят в тур, отвечает туроператор");
    expect(offer).not.toContain("отвечает как за себя");
    for (const text of [offer, refund])
      expect(text).toMatch(/За недостатки услуг, которые входят в тур, отвечает туроператор/);
  });

  test("names tour operators as recipients in the policy only when it is an agent", () => {
    const policy = (tourRole?: string) => writeOne("privacy", { ...agency, tourRole });
    expect(policy("agent")).toMatch(/туроператоры, которые формируют туры/);
    for (const role of [undefined, "operator"]) expect(policy(role)).not.toMatch(/туроператоры/);
  });

  test("states the claim, its deadlines and the right to sue for every role in the sale", () => {
    for (const text of [...texts(), ...texts("agent"), ...texts("operator")]) {
      expect(text).toMatch(/Претензию к качеству тура .+в течение 20 дней.+в течение 10 дней/);
      expect(text).toContain("Предъявлять претензию до обращения в суд Потребитель не обязан");
    }
    for (const text of texts("operator")) {
      expect(text).toMatch(/направляют Исполнителю как туроператору/);
      expect(text).not.toContain("отвечает туроператор");
    }
  });
});

describe("platform", () => {
  const platform = { ...owner, industry: "marketplace" };

  test("mentions only goods when services were not named", () => {
    const { offer, return: refund, terms } = writeAll(platform);
    for (const text of [offer, refund]) expect(text).not.toMatch(/Услуг/);
    expect(terms).toContain("он отвечает за товар.");
    expect(terms).not.toMatch(/исполнителями/);
  });

  test("states that the seller renders the services when goods and services are sold", () => {
    const both = { ...platform, soldOnSite: ["goods", "services"] };
    const { offer, return: refund, terms } = writeAll(both);
    for (const text of [offer, refund]) {
      expect(text).toMatch(/\(далее — Услуга\).+[Оо]казывает.+тот, кто указан в|оказывает тот/);
      expect(text).toMatch(/оплатив Продавцу фактически понесённые расходы/);
      expect(text).toMatch(/Товар или Услуга, за которые Потребитель внёс предоплату.+в срок/);
      expect(text).not.toMatch(/оплатив Владельцу агрегатора/);
    }
    expect(terms).toContain("за товар, работу или услугу");
  });

  test("mentions no goods when only services are sold", () => {
    const { offer, return: refund, terms } = writeAll({ ...platform, soldOnSite: ["services"] });
    for (const text of [offer, refund]) {
      expect(text).not.toMatch(/Товар|Правила продажи/);
      expect(text).toMatch(
        /Услуга, за которую Потребитель внёс предоплату.+не оказана в срок.+от Владельца агрегатора/,
      );
    }
    expect(offer).toMatch(/Владелец агрегатора показывает на Сайте предложения других продавцов/);
    expect(terms).toContain("он отвечает за услугу или работу");
  });
});

describe("documents of one owner", () => {
  test("name both the platform and its sellers as responsible", () => {
    const { offer, terms } = writeAll({ ...owner, industry: "marketplace" });
    expect(offer).toContain("Владелец агрегатора и Продавец, каждый за свои нарушения");
    expect(terms).toContain("обязан публиковать на Сайте сведения о себе и о Продавце");
  });

  test("do not refer from the rules to a list that the short agreement lacks", () => {
    const termsUrl = "https://prochitannoe-test.ru/terms";
    const blog = { ...person, industry: "journalism", userCanPost: true, termsUrl };
    const short = writeOne("charter", { ...blog, documentLength: "short" });
    expect(short).not.toMatch(/Полный перечень запретов|юридического лица/);
    expect(short).toContain("исполнять решения Владельца сайта");
    expect(writeOne("terms", { ...blog, documentLength: "full" })).toMatch(/порнографию/);
  });
});

test("platform's sale is concluded when the buyer's message is received (ГК РФ ст. 493)", () => {
  const offer = writeOne("offer", { ...owner, industry: "marketplace", soldOnSite: ["goods"] });
  expect(offer).toMatch(/когда Покупателю выдан чек[^\n]*когда получено его сообщение/);
});
