import { describe, expect, test } from "vitest";
import { payableBy } from "@/components/pages/pricing/payable-ways";
import { assembleSiteLegal } from "@/components/pages/site-legal/assemble-site-legal";
import { invoiceMessages } from "@/content/billing/invoices";
import { billingMessages } from "@/content/billing/messages";
import { howToPay, orderTexts, refundRule } from "@/content/billing/order";
import { pricingQuestions } from "@/content/help/pricing-questions";
import { accountQuestions } from "@/content/help/questions/account";
import { planCatalogue } from "@/content/plans/plans";
import { siteOperator } from "@/content/site-legal/documents";
import { writeText } from "@/lib/engine/writers/text";

// docs/specification/plans.md#ways-to-pay
const plain = (text: string) => text.replace(/\s/g, " ");
const answerOf = (questions: { id: string; answer: string[] }[], id: string) =>
  plain(questions.find((question) => question.id === id)?.answer.join(" ") ?? "");

describe("texts about paying match the configured ways to pay", () => {
  test.each([
    [[], "none"],
    [["yookassa"], "yookassa"],
    [["invoice"], "invoice"],
    [["yookassa", "invoice"], "both"],
  ] as const)("payableBy(%j) is «%s»", (ways, state) => expect(payableBy(ways)).toBe(state));

  test("the text below the price list names only the ways of each state", () => {
    const says = (state: keyof typeof howToPay) => {
      const text = howToPay[state];
      return {
        card: /ЮKassa|карт/i.test(text),
        invoice: /платят по счёту|получить счёт/.test(text),
        request: text.includes("(/pricing/request)"),
      };
    };
    expect(says("both")).toEqual({ card: true, invoice: true, request: false });
    expect(says("yookassa")).toEqual({ card: true, invoice: false, request: true });
    expect(says("invoice")).toEqual({ card: false, invoice: true, request: true });
    expect(says("none")).toEqual({ card: false, invoice: false, request: true });
  });

  test("order texts link to a request, and no text sends users to an e-mail or contacts", () => {
    const path = "/pricing/request?plan=premium&months=3";
    for (const text of [orderTexts.organisationText(path), orderTexts.personText(path)]) {
      expect(text).toContain(`(${path})`);
    }
    const texts = [
      ...Object.values(howToPay),
      orderTexts.closedText,
      billingMessages.notConfigured,
      billingMessages.notForSale,
      invoiceMessages.notOffered,
    ];
    for (const text of texts) expect(text).not.toMatch(/[Нн]апишите нам|\/contacts/);
  });
});

// One text for all states: parts that depend on the state say so.
test.each([
  ["questions of the price list", answerOf(pricingQuestions(planCatalogue), "payment")],
  ["help", answerOf(accountQuestions, "paid-plan")],
])("%s name all three ways to pay, with «Оформить» under a condition", (_where, text) => {
  expect(text).toMatch(/Если[^.]*«Оформить»/);
  expect(text).toMatch(/ЮKassa/);
  expect(text).toMatch(/по счёту/);
  expect(text).toMatch(/заявк/);
  // A payment by invoice takes until the bank has processed it.
  expect(text).not.toMatch(/включится сразу после оплаты/);
});

test("our own agreement names all ways to pay and has the same rule of refunds as other pages", async () => {
  const terms = plain(writeText(await assembleSiteLegal("terms", siteOperator())));
  expect(terms).toMatch(/через сервис ЮKassa/);
  expect(terms).toMatch(/по счёту/);
  expect(terms).toMatch(/по заявке/);
  const rest = /дни, которые ещё не начались/;
  expect(terms).toMatch(rest);
  expect(refundRule).toMatch(rest);
  expect(answerOf(pricingQuestions(planCatalogue), "refund")).toMatch(rest);
});

test("our own policy names the requisites of a payer and the request of a plan", async () => {
  const policy = plain(writeText(await assembleSiteLegal("privacy", siteOperator())));
  expect(policy).toContain("реквизиты плательщика");
  expect(policy).toMatch(/в заявке на план/);
  expect(policy).not.toMatch(/Если у плана на Сайте есть кнопка «Оформить»/);
});
