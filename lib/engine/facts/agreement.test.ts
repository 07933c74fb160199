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
  test("returns the defaults of the form for unanswered questions", () => {
    expect(factsOf({})).toMatchObject({
      "agreement.start": "any_use",
      "agreement.duration": "indefinite",
      "agreement.canChange": true,
      "agreement.notice": "yes",
      "agreement.accounts": false,
      "agreement.sells": true,
    });
  });

  test("reports accounts by the purpose or by how the agreement starts", () => {
    expect(factsOf({ processingPurposes: ["registration"] })["agreement.accounts"]).toBe(true);
    expect(factsOf({ agreementStart: "after_registration" })["agreement.accounts"]).toBe(true);
  });

  test("reports no sales for a blog, a mass medium or a charity that names no sale", () => {
    const sells = (answers: AnswersDraft) => factsOf(answers)["agreement.sells"];
    for (const industry of ["blog", "journalism"] as const) {
      expect(sells({ industry, processingPurposes: ["feedback"] })).toBe(false);
      expect(sells({ industry, processingPurposes: ["payment"] })).toBe(true);
      expect(sells({ industry, soldOnSite: ["goods"] })).toBe(true);
    }
    expect(sells({ industry: "consulting", processingPurposes: ["feedback"] })).toBe(true);
    expect(sells({ industry: "nonprofit" })).toBe(false);
  });

  test("names the program only in industries that grant a licence", () => {
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
  ])("turns «%s» into a line of a list", (typed, line) => {
    expect(factsOf({ userRights: [typed] })["user.rights"]).toEqual([line]);
  });

  test("drops a line that has only punctuation", () => {
    expect(factsOf({ adminRights: [" ; ", "удалять спам"] })["admin.rights"]).toEqual([
      "удалять спам",
    ]);
  });
});
