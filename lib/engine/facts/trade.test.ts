import { describe, expect, test } from "vitest";
import { givenFacts } from "@/lib/engine/facts/given";
import type { AnswersDraft } from "@/lib/engine/facts/known";
import { toKnown } from "@/lib/engine/facts/known";
import { tradeFacts } from "@/lib/engine/facts/trade";
import { parties, tradeOfIndustry } from "@/lib/engine/presets/trade";
import { industries, keysOf, type ProcessingPurpose } from "@/lib/engine/questions/options";

const facts = (answers: AnswersDraft) => {
  const known = toKnown(answers);
  return { ...givenFacts(known), ...tradeFacts(known) };
};
const delivery: ProcessingPurpose[] = ["order_processing", "delivery"];

describe("kind of contract and names of its parties", () => {
  test.each([
    ["ecommerce", "goods", "Продавец", "Покупатель"],
    ["food", "goods", "Продавец", "Покупатель"],
    ["marketplace", "platform", "Владелец агрегатора", "Покупатель"],
    ["saas", "licence", "Лицензиар", "Лицензиат"],
    ["it_services", "services", "Исполнитель", "Заказчик"],
    ["telecommunications", "services", "Исполнитель", "Абонент"],
    ["entertainment", "services", "Исполнитель", "Посетитель"],
    ["nonprofit", "donation", "Получатель", "Заказчик"],
    ["other", "services", "Исполнитель", "Заказчик"],
  ] as const)("%s: %s, %s and %s", (industry, kind, seller, buyer) => {
    expect(facts({ industry })).toMatchObject({
      "trade.kind": kind,
      "trade.seller": seller,
      "trade.buyer": buyer,
    });
  });

  test("a half-filled form is an owner of services", () => {
    expect(facts({})).toMatchObject({ "trade.kind": "services", "trade.goods": false });
  });

  test("on a platform the goods come from a seller, elsewhere from the owner", () => {
    expect(facts({ industry: "marketplace" })).toMatchObject({
      "trade.seller.dative": "Владельцу агрегатора",
      "trade.supplier": "Продавец",
      "trade.supplier.instrumental": "Продавцом",
    });
    expect(facts({ industry: "beauty" })["trade.supplier.genitive"]).toBe("Исполнителя");
  });
});

describe("goods", () => {
  test.each(["other", "automotive"] as const)("%s with delivery sells goods", (industry) => {
    expect(facts({ industry, processingPurposes: delivery })).toMatchObject({
      "trade.kind": "goods",
      "trade.subject": "товары",
      "trade.seller": "Продавец",
      "trade.services": true,
    });
  });

  test("a salon that delivers sells goods beside its services", () => {
    expect(facts({ industry: "beauty", processingPurposes: delivery })).toMatchObject({
      "trade.kind": "services",
      "trade.goods": true,
      "trade.subject": "услуги по уходу за внешностью",
    });
  });

  // A carrier delivers other people's goods; a bank, an insurer and an office deliver papers.
  test.each(["logistics", "fintech", "insurance", "crypto", "government", "nonprofit"] as const)(
    "%s delivers and sells none",
    (industry) => {
      expect(facts({ industry, processingPurposes: delivery })["trade.goods"]).toBe(false);
    },
  );

  test("only shops have no services to refuse (ЗоЗПП ст. 32)", () => {
    const without = keysOf(industries).filter((industry) => !facts({ industry })["trade.services"]);
    expect(without).toEqual(["ecommerce", "retail"]);
  });
});

test("a licence to a program is given by those who make programs (ГК РФ ст. 1286)", () => {
  const givers = keysOf(industries).filter((industry) => facts({ industry })["trade.licence"]);
  expect(givers).toEqual(["mobile", "saas", "gaming", "it_services"]);
});

test("an address for returns stands on one line, and the owner's own is not repeated as one", () => {
  const typed = { returnAddress: "101000, г. Москва,\nа/я 5", workingHours: "с 10 до 20" };
  expect(facts(typed)).toMatchObject({
    "trade.returnAddress": "101000, г. Москва, а/я 5",
    "trade.workingHours": "с 10 до 20",
  });
  expect(facts({ legalAddress: "г. Тула" })["trade.returnAddress"]).toBeUndefined();
});

test("every industry says what it sells, so that a sentence can go on after it", () => {
  for (const { subject } of Object.values(tradeOfIndustry)) {
    expect(subject).toMatch(/^[а-яё]/);
    expect(subject).not.toMatch(/[.,;:]$/);
  }
  for (const party of Object.values(parties)) {
    expect(new Set(Object.values(party)).size).toBe(4);
  }
});
