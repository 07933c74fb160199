import { describe, expect, test } from "vitest";
import { agreementFacts } from "@/lib/engine/facts/agreement";
import { answerFacts } from "@/lib/engine/facts/answer-facts";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import { toKnownFacts } from "@/lib/engine/facts/known/known-facts";

const factsOf = (answers: AnswersDraft) => {
  const known = toKnownFacts(answers);
  return { ...answerFacts(known), ...agreementFacts(known) };
};

describe("agreementFacts", () => {
  test("takes the form's defaults for what is not answered", () => {
    expect(factsOf({})).toMatchObject({
      "agreement.start": "any_use",
      "agreement.duration": "indefinite",
      "agreement.canChange": true,
      "agreement.notice": "yes",
      "agreement.accounts": false,
      "agreement.sells": true,
    });
  });

  test("knows of accounts by the purpose or by how the agreement begins", () => {
    expect(factsOf({ processingPurposes: ["registration"] })["agreement.accounts"]).toBe(true);
    expect(factsOf({ agreementStart: "after_registration" })["agreement.accounts"]).toBe(true);
  });

  test("sells nothing where an author or an editor names no sale", () => {
    const sells = (answers: AnswersDraft) => factsOf(answers)["agreement.sells"];
    for (const industry of ["blog", "journalism"] as const) {
      expect(sells({ industry, processingPurposes: ["feedback"] })).toBe(false);
      expect(sells({ industry, processingPurposes: ["payment"] })).toBe(true);
      expect(sells({ industry, soldOnSite: ["goods"] })).toBe(true);
    }
    expect(sells({ industry: "consulting", processingPurposes: ["feedback"] })).toBe(true);
    expect(sells({ industry: "nonprofit" })).toBe(false);
  });

  test("names the program of those who grant a licence, and of nobody else", () => {
    expect(factsOf({ industry: "gaming" })["agreement.program"]).toBe("игра");
    expect(factsOf({ industry: "crypto" })["agreement.program"]).toBe("программная платформа");
    expect(factsOf({ industry: "medical" })["agreement.program"]).toBeUndefined();
  });

  test.each([
    ["Получать скидки.", "получать скидки"],
    ["Не передавать пароль;", "не передавать пароль"],
    ["Обращаться в поддержку", "обращаться в поддержку"],
    ["Беречь имущество клуба", "беречь имущество клуба"],
    ["ООО «Ромашка» может закрыть раздел", "ООО «Ромашка» может закрыть раздел"],
    ["Telegram не использовать", "Telegram не использовать"],
    ["Ольга Петровна отвечает на письма", "Ольга Петровна отвечает на письма"],
    ["Тверской филиал открыт по средам", "Тверской филиал открыт по средам"],
  ])("makes a line of a list of «%s»", (typed, line) => {
    expect(factsOf({ userRights: [typed] })["user.rights"]).toEqual([line]);
  });

  test("drops a line of marks only", () => {
    expect(factsOf({ adminRights: [" ; ", "удалять спам"] })["admin.rights"]).toEqual([
      "удалять спам",
    ]);
  });
});
