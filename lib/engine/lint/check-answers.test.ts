import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { documentAnswersSchema } from "@/lib/engine/answers/schema";
import { checkAnswers } from "@/lib/engine/lint/check-answers";
import { type QuestionKey, questionKeys } from "@/lib/engine/questions/questions";
import { arbitraryAnswers } from "@/tests/support/documents/arbitrary-answers";

/** A form in which nothing is wrong. */
const sound = {
  type: "privacy",
  companyName: "ООО «Ромашка»",
  websiteUrl: "https://romashka.ru",
  contactEmail: "info@romashka.ru",
  legalAddress: "101000, г. Москва, ул. Мясницкая, д. 1",
  inn: "7707083893",
  ogrn: "1027700132195",
  responsiblePersonName: "Смирнова Ольга Петровна",
  processingPurposes: ["order_processing"],
  dataTypesCollected: ["full_name", "email"],
  consentWithdrawalMethod: ["email"],
  databaseCountry: "russia",
  recipientsHome: "russia",
  handledByOwner: ["mailing_own"],
};
const findings = (more: object) => checkAnswers(documentAnswersSchema.parse({ ...sound, ...more }));
const fields = (more: object) => findings(more).map(({ field }) => field);
const counter = {
  processingPurposes: ["analytics"],
  dataTypesCollected: ["email", "cookies"],
  dataTransferToThirdParties: ["analytics"],
};

describe("checkAnswers about the owner", () => {
  test.each([
    ["nothing wrong", {}, []],
    ["no requisites", { inn: "", ogrn: "" }, ["inn", "ogrn"]],
    [
      "a natural person without requisites",
      { ownerType: "individual", companyName: "Петрова Анна", inn: "", ogrn: "" },
      [],
    ],
    [
      "a company entered as a person",
      { ownerType: "individual", inn: "", ogrn: "" },
      ["ownerType"],
    ],
    ["a mistyped ИНН", { inn: "7707083894" }, ["inn"]],
    ["a mistyped ОГРН", { ogrn: "1027700132196" }, ["ogrn"]],
    ["a company's ИНН with a trader's ОГРНИП", { ogrn: "304500116000157" }, ["ogrn"]],
    ["a person's ИНН with a company's ОГРН", { inn: "500100732259" }, ["ogrn"]],
    [
      "a sole trader",
      { companyName: "ИП Иванов", inn: "500100732259", ogrn: "304500116000157" },
      [],
    ],
    [
      "a sole trader without a number",
      { companyName: "ИП Иванов", inn: "500100732259", ogrn: "" },
      ["ogrn"],
    ],
    ["a name in small letters", { companyName: "ромашка" }, ["companyName"]],
    ["no address", { legalAddress: "" }, ["legalAddress"]],
    ["no responsible person", { responsiblePersonName: "" }, ["responsiblePersonName"]],
    ["a site without encryption", { websiteUrl: "http://romashka.ru" }, ["websiteUrl"]],
  ])("reports the right fields for: %s", (_case, more, expected) =>
    expect(fields(more)).toEqual(expected),
  );
});

describe("checkAnswers about processing", () => {
  test.each([
    ["no purpose", { processingPurposes: [] }, ["processingPurposes"]],
    [
      "a purpose in the owner's words without data and ground",
      { processingPurposes: [], otherPurpose: "Розыгрыши" },
      ["otherPurposeData", "otherPurposeGround"],
    ],
    [
      "a purpose in the owner's words",
      {
        processingPurposes: [],
        otherPurpose: "Розыгрыши",
        otherPurposeData: ["email"],
        otherPurposeGround: "consent",
      },
      [],
    ],
    ["a newsletter", { processingPurposes: ["newsletter"] }, ["processingPurposes"]],
    [
      "a newsletter, in its own consent",
      { type: "consent", processingPurposes: ["newsletter"] },
      [],
    ],
    [
      "a newsletter without an e-mail address",
      { type: "consent", processingPurposes: ["newsletter"], dataTypesCollected: ["full_name"] },
      ["dataTypesCollected"],
    ],
    [
      "a delivery without an address and a carrier",
      { processingPurposes: ["delivery"] },
      ["dataTypesCollected", "recipients"],
    ],
    [
      "a delivery by a named carrier",
      {
        processingPurposes: ["delivery"],
        dataTypesCollected: ["email", "address"],
        dataTransferToThirdParties: ["other"],
        otherThirdParties: "ООО «Курьер»",
      },
      [],
    ],
    [
      "a carrier's own delivery",
      {
        processingPurposes: ["delivery"],
        dataTypesCollected: ["email", "address"],
        industry: "logistics",
      },
      [],
    ],
    [
      "a bot of a foreign messenger",
      { dataTransferToThirdParties: ["other"], otherThirdParties: "бот в Telegram" },
      ["recipients"],
    ],
    [
      "feedback without any data",
      { processingPurposes: ["feedback"], dataTypesCollected: [] },
      ["dataTypesCollected"],
    ],
    ["a counter with everything ticked", { ...counter, analyticsServices: ["yandex_metrica"] }, []],
    [
      "a counter with nothing else ticked",
      { yandexMetricaId: "12345678" },
      ["processingPurposes", "dataTypesCollected", "dataTransferToThirdParties"],
    ],
    ["Google's counter", { ...counter, googleAnalyticsId: "G-ABC123" }, ["analyticsServices"]],
    [
      "Google's counter without the transfer",
      { ...counter, analyticsServices: ["google_analytics"], dataTransferToThirdParties: [] },
      ["dataTransferToThirdParties", "analyticsServices"],
    ],
    [
      "a transfer to counters without a counter",
      { dataTransferToThirdParties: ["analytics"] },
      ["analyticsServices"],
    ],
    [
      "a transfer to payment services without a service",
      { dataTransferToThirdParties: ["payment_systems"] },
      ["paymentSystems"],
    ],
    [
      "a payment service without a transfer",
      { paymentSystems: ["sbp"] },
      ["dataTransferToThirdParties"],
    ],
    [
      "a clinic's appointments at a host",
      {
        industry: "medical",
        dataTypesCollected: ["email", "health"],
        hostingProvider: "ООО «Хостинг»",
      },
      ["hostingProvider", "dataTypesCollected"],
    ],
    [
      "a clinic's own server",
      {
        industry: "medical",
        dataTypesCollected: ["email", "health"],
        hostingProvider: "свой сервер",
      },
      ["dataTypesCollected"],
    ],
    ["a clinic without health data", { industry: "medical" }, ["dataTypesCollected"]],
    ["health data", { dataTypesCollected: ["email", "health"] }, ["dataTypesCollected"]],
    ["a foreign host", { hostingProvider: "Hetzner Online GmbH" }, ["hostingProvider"]],
    ["a foreign builder", { websitePlatform: "simple", customPlatform: "Wix" }, ["customPlatform"]],
    ["a foreign CMS on the owner's own server", { customPlatform: "Webflow" }, []],
    ["a foreign counter", { ...counter, otherAnalytics: "Hotjar" }, ["otherAnalytics"]],
    [
      "a foreign recipient",
      { dataTransferToThirdParties: ["other"], otherThirdParties: "Mailchimp" },
      ["recipients"],
    ],
    [
      "storage until an account is deleted on a site without accounts",
      { dataRetentionPeriod: "until-account-deletion" },
      ["dataRetentionPeriod"],
    ],
    ["no way to withdraw", { consentWithdrawalMethod: [] }, ["consentWithdrawalMethod"]],
    [
      "withdrawal in the account on a site without accounts",
      { consentWithdrawalMethod: ["account"] },
      ["consentWithdrawalMethod"],
    ],
    [
      "withdrawal by phone without a phone number",
      { consentWithdrawalMethod: ["phone"] },
      ["phone"],
    ],
    [
      "withdrawal by a form without its address",
      { consentWithdrawalMethod: ["form"] },
      ["withdrawalFormUrl"],
    ],
  ])("reports the right fields for: %s", (_case, more, expected) =>
    expect(fields(more)).toEqual(expected),
  );

  test("reports a banned social network among the recipients", () => {
    const messages = findings({
      dataTransferToThirdParties: ["other"],
      otherThirdParties: "таргет в Instagram",
    }).map(({ message }) => message);
    expect(messages.some((message) => message.includes("запрещённая"))).toBe(true);
  });
});

describe("checkAnswers about the agreement", () => {
  const shop = { type: "offer", industry: "ecommerce" };
  test.each([
    ["an offer without rules of return", shop, ["refundUrl"]],
    ["an offer with rules of return", { ...shop, refundUrl: "https://romashka.ru/return" }, []],
    ["a lawyer's offer", { type: "offer", industry: "legal" }, []],
    ["an offer that does not say what is sold", { type: "offer" }, ["soldOnSite"]],
    ["an offer of services", { type: "offer", soldOnSite: ["services"] }, []],
    [
      "a clinic that sells goods in the same document",
      {
        type: "offer",
        industry: "medical",
        soldOnSite: ["goods", "services"],
      },
      ["soldOnSite", "dataTypesCollected"],
    ],
    [
      "a company with the tax for self-employed persons",
      { type: "offer", industry: "legal", taxRegime: "npd" },
      ["taxRegime"],
    ],
    [
      "a company that takes donations",
      { type: "offer", industry: "legal", soldOnSite: ["donations"] },
      ["soldOnSite"],
    ],
    [
      "a charity that takes donations",
      {
        type: "offer",
        industry: "legal",
        soldOnSite: ["donations"],
        companyName: "Фонд «Ромашка»",
      },
      [],
    ],
    [
      "a no-show that is paid in full",
      { type: "offer", industry: "beauty", noShow: "counted" },
      ["noShow"],
    ],
    [
      "a start after registration on a site without registration",
      { type: "terms", agreementStart: "after_registration" },
      ["agreementStart"],
    ],
    [
      "a term until a new edition that nobody may make",
      { type: "terms", agreementDuration: "until_new_version", canAdminChange: false },
      ["agreementDuration"],
    ],
    ["changes without notice", { type: "charter", notifyChanges: "no" }, ["notifyChanges"]],
    [
      "a policy with answers about an agreement",
      { notifyChanges: "no", agreementStart: "after_registration" },
      [],
    ],
    ["journalism without a mass medium", { industry: "journalism" }, ["isSmi"]],
    ["a link to another site", { policyUrl: "https://ромашка.рф/privacy" }, ["policyUrl"]],
    ["a link to the same site", { policyUrl: "https://www.romashka.ru/privacy" }, []],
  ])("reports the right fields for: %s", (_case, more, expected) =>
    expect(fields(more)).toEqual(expected),
  );
});

test("reports nothing for a disclaimer", () => {
  const { companyName, websiteUrl, contactEmail } = sound;
  const type = "socialDisclaimer";
  expect(
    checkAnswers(documentAnswersSchema.parse({ type, companyName, websiteUrl, contactEmail })),
  ).toEqual([]);
});

test("reports nothing about questions that the document does not ask", () => {
  const orders = { processingPurposes: ["delivery"], dataTypesCollected: ["email"] };
  expect(fields({ ...orders, type: "privacy" })).toContain("dataTypesCollected");
  expect(fields({ ...orders, type: "return" })).toEqual([]);
});

test("returns unique findings in the order of the form for any answers", {
  tags: ["slow"],
}, () => {
  const required = {
    type: "terms",
    companyName: "ООО «Ромашка»",
    contactEmail: "info@romashka.ru",
  };
  fc.assert(
    fc.property(arbitraryAnswers, (answers) => {
      const parsed = documentAnswersSchema.safeParse({
        ...required,
        ...answers,
        websiteUrl: "romashka.ru",
      });
      if (!parsed.success) return;
      const findings = checkAnswers(parsed.data);
      const messages = findings.map(({ field, message }) => `${field} ${message}`);
      expect(new Set(messages).size).toBe(messages.length);
      const places = findings.map(({ field }) => questionKeys.indexOf(field as QuestionKey));
      expect(places).toEqual([...places].sort((a, b) => a - b));
    }),
  );
});
