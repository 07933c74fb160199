/** Corrections of the table of processing appear in all documents; those that the law forbids, in none. */
import { describe, expect, test } from "vitest";
import { writeAll, writeOne } from "@/content/documents/check/write-all";
import { listConsentRequests } from "@/lib/engine/facts/consents/consent-requests";

const owner = {
  companyName: "ООО «Кружок Лучик»",
  websiteUrl: "https://luchik-test.ru",
  contactEmail: "a@luchik-test.ru",
  hostingProvider: "ООО «Сервер-Т»",
  industry: "consulting",
  processingPurposes: ["registration", "order_processing", "feedback", "newsletter"],
  dataTypesCollected: ["full_name", "email", "phone", "address", "birth_date"],
  dataRetentionPeriod: "3-years",
};

/** «4.3. Доставка» of a policy, from its title to the next clause. */
function purposeOf(policy: string, title: string): string {
  const [, after = ""] = policy.split(new RegExp(`\\n\\d+\\.\\d+\\. ${title}\\n`));
  return after.split(/\n\d+\.\d+\. /)[0] ?? "";
}
const feedback = "Обратная связь и обработка заявок и обращений";
const corrected = (...processing: object[]) => ({ ...owner, processing });
const policyOf = (...processing: object[]) => writeOne("privacy", corrected(...processing));

test("corrected data, people and term of a purpose appear in policy and consent", () => {
  const correction = {
    purpose: "feedback",
    subjects: "Родители учеников.",
    data: ["phone", "birth_date"],
    term: "own",
    ownTerm: "2 месяца со дня ответа",
  };
  const row = purposeOf(policyOf(correction), feedback);
  expect(row).toContain("Чьи данные — Родители учеников");
  expect(row).toContain("Перечень данных — Номер телефона; дата рождения; содержание обращения");
  expect(row).not.toMatch(/электронной почты|фамилия/);
  expect(row).toContain(
    "2 месяца со дня ответа; данные, которые обрабатываются с согласия, — не дольше",
  );
  const consent = writeOne("consent", { ...corrected(correction), consentPurpose: "feedback" });
  expect(consent).toContain("номер телефона; дата рождения");
  expect(consent).not.toMatch(/• [Аа]дрес электронной почты/);
  expect(consent).toContain("2 месяца со дня ответа");
});

test("correcting one purpose leaves the others unchanged", () => {
  const before = writeAll(owner);
  const after = writeAll(corrected({ purpose: "order_processing", data: ["phone"] }));
  for (const title of [feedback, "Рекламные и информационные рассылки"]) {
    expect(purposeOf(after.privacy, title)).toBe(purposeOf(before.privacy, title));
  }
  expect(purposeOf(after.privacy, "Оформление и исполнение заказов")).not.toMatch(
    /фамилия|электронной почты/,
  );
});

test("contract as the ground removes the consent, and the law as the ground replaces it in the policy", () => {
  const keysOf = (ground?: string) =>
    listConsentRequests({
      ...corrected({ purpose: "feedback", ...(ground && { ground }) }),
    } as never).map(({ key }) => key);
  expect(keysOf()).toContain("feedback");
  expect(keysOf("contract")).not.toContain("feedback");
  expect(keysOf("consent")).toContain("feedback");
  const row = purposeOf(policyOf({ purpose: "feedback", ground: "law" }), feedback);
  expect(row).toContain("Обязанности, которые возлагает на Оператора закон");
  expect(row).not.toMatch(/[Сс]огласие/);
});

describe("ground that the law does not allow", () => {
  test.each([
    [
      "newsletter",
      "contract",
      "Рекламные и информационные рассылки",
      /огласие на получение рекламы|огласие/,
    ],
    ["registration", "law", "Регистрация и ведение личного кабинета", /соглашения/],
  ])("is ignored for %s: %s", (purpose, ground, title, stays) => {
    const before = purposeOf(writeOne("privacy", owner), title);
    const after = purposeOf(policyOf({ purpose, ground }), title);
    expect(after).toMatch(stays);
    expect(after).toBe(before);
  });

  test("is ignored for health data, which also stay out of other purposes", () => {
    const clinic = {
      ...owner,
      industry: "medical",
      dataTypesCollected: [...owner.dataTypesCollected, "health"],
    };
    const privacy = writeOne("privacy", {
      ...clinic,
      processing: [
        { purpose: "health", ground: "contract", data: ["phone"] },
        { purpose: "feedback", data: ["health", "phone"] },
        // An appointment with a doctor tells of health.
        { purpose: "order_processing", ground: "law" },
      ],
    });
    const health = privacy
      .split(/\n\d+\.\d+\. /)
      .find(
        (clause) =>
          clause.includes("Перечень данных") &&
          /состояни[а-я]+ здоровья/.test(clause) &&
          clause.includes("в письменной форме"),
      );
    expect(health).toContain("омер телефона");
    expect(purposeOf(privacy, feedback)).not.toContain("здоровья");
    const before = writeOne("privacy", clinic);
    const title = "Оформление и исполнение заказов";
    expect(purposeOf(privacy, title)).toBe(purposeOf(before, title));
  });
});

test("corrections for data or purposes that the owner lacks change nothing", () => {
  const before = writeAll(owner);
  expect(writeAll(corrected({ purpose: "feedback", data: ["passport"] }))).toEqual(before);
  expect(writeAll(corrected({ purpose: "delivery", data: ["phone"], term: "1-year" }))).toEqual(
    before,
  );
});

test("data removed from their only purpose are listed under a blank purpose", () => {
  const privacy = writeOne("privacy", {
    ...owner,
    processingPurposes: ["feedback"],
    dataTypesCollected: ["email", "phone"],
    processing: [{ purpose: "feedback", data: ["email"] }],
  });
  expect(purposeOf(privacy, feedback)).not.toContain("телефон");
  expect(privacy).toMatch(/\[указать: цель обработки\][\s\S]*омер телефона/);
});
