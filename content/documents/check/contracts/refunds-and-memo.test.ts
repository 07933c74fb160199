/** Returns after a purchase: what is returned, in which way and with which memo. */
import { describe, expect, test } from "vitest";
import { writeOne } from "@/content/documents/check/write-all";

const owner = {
  companyName: "ООО «Прочитанное»",
  websiteUrl: "https://prochitannoe-test.ru",
  contactEmail: "a@prochitannoe-test.ru",
  processingPurposes: ["order_processing", "payment"],
  dataTypesCollected: ["full_name", "phone", "email"],
};

test("game's contracts state what is returned for purchases and paid access", () => {
  for (const type of ["offer", "return"] as const) {
    const text = writeOne(type, { ...owner, industry: "gaming", returnsUnused: true });
    expect(text).toMatch(/Лицензиат ещё не воспользовался, возвращается её цена[^\n]*цена остатка/);
    expect(text).toMatch(/доступа, оплаченного на срок/);
    expect(writeOne(type, { ...owner, industry: "saas" })).not.toContain("внутреннюю покупку");
  }
});

test("return policy accepts goods by post or by hand at the named address (КС РФ № 7-П)", () => {
  for (const more of [{}, { returnAddress: "170000, г. Тверь, а/я 9" }]) {
    const text = writeOne("return", { ...owner, industry: "retail", ...more });
    expect(text).toMatch(/отправляют почтой или службой доставки либо привозят по адресу/);
    expect(text).not.toContain("только в одно место");
  }
});

describe("memo for the parcel (ЗоЗПП ст. 26.1 п. 4)", () => {
  const shop = { ...owner, industry: "ecommerce", workingHours: "ежедневно с 10 до 20" };
  const memo = (answers: Record<string, unknown>) =>
    writeOne("return", answers).split("Памятка покупателю")[1] ?? "";

  test("states the address, hours, term, condition of goods and day of the refund", () => {
    const text = memo(shop);
    for (const phrase of [
      /в течение 7 дней/,
      /товарный вид/,
      /не позднее 10 дней/,
      /Режим работы: ежедневно с 10 до 20/,
      /Адрес для возврата: \[указать/,
      /a@prochitannoe-test\.ru/,
    ])
      expect(text).toMatch(phrase);
  });

  test("is missing when no goods are sold", () => {
    for (const industry of ["beauty", "saas", "nonprofit"])
      expect(memo({ ...shop, industry })).toBe("");
  });
});

test("defect found in the warranty period can be claimed during the service too (ЗоЗПП ст. 29 п. 3)", () => {
  for (const type of ["offer", "return"] as const) {
    const text = writeOne(type, { ...owner, industry: "beauty" });
    expect(text).toMatch(
      /когда Услуга оказывается[^\n]*если недостаток обнаружен в течение гарантийного срока/,
    );
    expect(text).not.toContain("предъявляют в течение гарантийного срока");
  }
});
