import { describe, expect, test } from "vitest";
import { answerFacts } from "@/lib/engine/facts/answer-facts";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import { toKnownFacts } from "@/lib/engine/facts/known/known-facts";
import { tradeFacts } from "@/lib/engine/facts/trade";
import { parties, tradeOfIndustry } from "@/lib/engine/presets/trade";
import {
  industries,
  keysOf,
  type ProcessingPurpose,
} from "@/lib/engine/questions/vocabulary/options";

const facts = (answers: AnswersDraft) => {
  const known = toKnownFacts(answers);
  return { ...answerFacts(known), ...tradeFacts(known) };
};
const delivery: ProcessingPurpose[] = ["order_processing", "delivery"];

describe("the kind of contract and the names of its parties", () => {
  test.each([
    ["ecommerce", "goods", "Продавец", "Покупатель"],
    ["food", "goods", "Продавец", "Покупатель"],
    ["marketplace", "platform", "Владелец агрегатора", "Покупатель"],
    ["saas", "licence", "Лицензиар", "Лицензиат"],
    ["it_services", "services", "Исполнитель", "Заказчик"],
    ["telecommunications", "services", "Исполнитель", "Абонент"],
    ["entertainment", "services", "Исполнитель", "Заказчик"],
    ["nonprofit", "donation", "Получатель", "Заказчик"],
    ["other", "services", "Исполнитель", "Заказчик"],
  ] as const)("in %s are: %s, %s and %s", (industry, kind, seller, buyer) => {
    expect(facts({ industry })).toMatchObject({
      "trade.kind": kind,
      "trade.seller": seller,
      "trade.buyer": buyer,
    });
  });

  test("are those of services when nothing is answered", () => {
    expect(facts({})).toMatchObject({ "trade.kind": "services", "trade.goods": false });
  });

  test("name a separate supplier on a marketplace, otherwise the owner", () => {
    expect(facts({ industry: "marketplace" })).toMatchObject({
      "trade.seller.dative": "Владельцу агрегатора",
      "trade.supplier": "Продавец",
      "trade.supplier.instrumental": "Продавцом",
    });
    expect(facts({ industry: "beauty" })["trade.supplier.genitive"]).toBe("Исполнителя");
  });
});

describe("goods", () => {
  test.each(["other", "automotive"] as const)(
    "%s with delivery sells goods and no services",
    (industry) => {
      expect(facts({ industry, processingPurposes: delivery })).toMatchObject({
        "trade.kind": "goods",
        "trade.subject": "товары",
        "trade.seller": "Продавец",
        "trade.services": false,
      });
    },
  );

  test("a beauty salon with delivery sells goods beside its services", () => {
    expect(facts({ industry: "beauty", processingPurposes: delivery })).toMatchObject({
      "trade.kind": "services",
      "trade.goods": true,
      "trade.subject": "услуги по уходу за внешностью и товары",
    });
  });

  // A carrier delivers other people's goods; a bank, an insurer and an office deliver papers.
  test.each(["logistics", "fintech", "insurance", "crypto", "government", "nonprofit"] as const)(
    "%s with delivery sells no goods",
    (industry) => {
      expect(facts({ industry, processingPurposes: delivery })["trade.goods"]).toBe(false);
    },
  );

  test("industries of goods and donations have no services unless they are ticked", () => {
    const without = keysOf(industries).filter((industry) => !facts({ industry })["trade.services"]);
    expect(without).toEqual([
      "ecommerce",
      "marketplace",
      "food",
      "retail",
      "manufacturing",
      "nonprofit",
      "agriculture",
      "mining",
      "pharmaceutical",
    ]);
    expect(facts({ industry: "food", soldOnSite: ["goods", "services"] })).toMatchObject({
      "trade.kind": "goods",
      "trade.services": true,
    });
  });

  test("ticked answers override what the industry or a delivery implies", () => {
    const salon = { industry: "beauty", processingPurposes: delivery } as const;
    expect(facts({ ...salon, soldOnSite: ["services"] })["trade.goods"]).toBe(false);
    expect(facts({ ...salon, soldOnSite: ["goods"] })).toMatchObject({
      "trade.kind": "goods",
      "trade.subject": "товары",
      "trade.services": false,
    });
  });
});

test("a licence is granted in three industries, and when it is ticked (ГК РФ ст. 1286)", () => {
  const licensors = keysOf(industries).filter((industry) => facts({ industry })["trade.licence"]);
  expect(licensors).toEqual(["mobile", "saas", "gaming"]);
  expect(facts({ industry: "it_services", soldOnSite: ["services", "licence"] })).toMatchObject({
    "trade.kind": "services",
    "trade.licence": true,
  });
});

test("a charity takes donations by default, others beside what they sell when ticked", () => {
  expect(facts({ industry: "nonprofit" })).toMatchObject({
    "trade.kind": "donation",
    "trade.paid": false,
  });
  expect(facts({ industry: "nonprofit", soldOnSite: ["services"] })).toMatchObject({
    "trade.kind": "services",
    "trade.donations": false,
  });
  expect(facts({ industry: "journalism", soldOnSite: ["services", "donations"] })).toMatchObject({
    "trade.kind": "services",
    "trade.donations": true,
  });
});

test("clinics and travel agencies publish an invitation to make offers (ГК РФ ст. 437 п. 1)", () => {
  const inviting = keysOf(industries).filter((industry) => facts({ industry })["trade.invitation"]);
  expect(inviting).toEqual(["medical", "travel"]);
  expect(facts({ industry: "medical", soldOnSite: ["goods"] })).toMatchObject({
    "trade.invitation": false,
    "trade.title": "Публичная оферта",
  });
});

test("the subject is in the owner's words, or follows from what is sold, or is undefined", () => {
  expect(facts({})["trade.subject"]).toBeUndefined();
  expect(facts({ soldOnSite: ["services"] })["trade.subject"]).toBe("услуги и работы");
  expect(facts({ tradeSubject: "Резьба по дереву." })["trade.subject"]).toBe("резьба по дереву");
});

test("the buyer of an event is called a visitor in entertainment alone, and only when events are held", () => {
  for (const eventKind of ["arts", "other"] as const) {
    const visited = keysOf(industries).filter(
      (industry) => facts({ industry, eventKind })["trade.buyer"] === "Посетитель",
    );
    expect(visited).toEqual(["entertainment"]);
  }
  for (const events of [{}, { eventKind: "none" }] as const)
    expect(facts({ industry: "entertainment", ...events })["trade.buyer"]).toBe("Заказчик");
});

test("the address for returns is one line, and undefined when it is not answered", () => {
  const typed = { returnAddress: "101000, г. Москва,\nа/я 5", workingHours: "с 10 до 20" };
  expect(facts(typed)).toMatchObject({
    "trade.returnAddress": "101000, г. Москва, а/я 5",
    "trade.workingHours": "с 10 до 20",
  });
  expect(facts({ legalAddress: "г. Тула" })["trade.returnAddress"]).toBeUndefined();
});

test("every industry's subject fits into a sentence, and every party has four distinct forms", () => {
  for (const { subject = "товары" } of Object.values(tradeOfIndustry)) {
    expect(subject).toMatch(/^[а-яё]/);
    expect(subject).not.toMatch(/[.,;:]$/);
  }
  for (const party of Object.values(parties)) {
    expect(new Set(Object.values(party)).size).toBe(4);
  }
});
