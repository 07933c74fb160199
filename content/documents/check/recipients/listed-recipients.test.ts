/** Recipients of the list: all documents state what the owner answered about each of them, and no more. */
import { describe, expect, test } from "vitest";
import { writeAll, writeOne } from "@/content/documents/check/write-all";

const owner = {
  companyName: "ИП Снегирёва Анна Олеговна",
  websiteUrl: "https://snegir-test.ru",
  contactEmail: "a@snegir-test.ru",
};

/** «4.3. Доставка» of a policy, from its title to the next clause. */
function purposeOf(policy: string, title: string): string {
  const [, after = ""] = policy.split(new RegExp(`\\n\\d+\\.\\d+\\. ${title}\\n`));
  return after.split(/\n\d+\.\d+\. /)[0] ?? "";
}
const receivedBy = (policy: string, title: string) =>
  /Кто получает данные — ([^\n]+)/.exec(purposeOf(policy, title))?.[1] ?? "";
/** The row of one recipient in the table of all. */
const rowOf = (policy: string, name: string) =>
  (policy.split("Получатель: ").find((row) => row.startsWith(name)) ?? "").split("\n\n")[0] ?? "";

describe("shop with a courier, a call centre abroad, a translator and a mailing service", () => {
  const shop = {
    ...owner,
    industry: "ecommerce",
    processingPurposes: ["order_processing", "delivery", "newsletter", "feedback"],
    dataTypesCollected: ["full_name", "phone", "email", "address", "birth_date"],
    recipients: [
      {
        name: "ООО «Санки»",
        role: "delivery",
        purposes: ["delivery"],
        data: ["full_name", "phone", "address"],
        inn: "7712345671",
        country: "RU",
      },
      {
        name: "Кипрская телефонная компания",
        role: "callCentre",
        country: "KZ",
        contract: "yes",
        address: "Алматы,\nпроспект Абая, 1",
        purposes: ["feedback"],
        data: ["full_name", "phone", "message"],
      },
      {
        name: "Зимина Ольга Ивановна",
        role: "other",
        task: "перевод писем",
        purposes: ["newsletter"],
        data: ["email"],
      },
      { name: "Sendsay", role: "mailing" },
    ],
  };
  const { privacy, consent } = writeAll(shop);

  test("names for each purpose the recipients chosen for it or usual for their work", () => {
    expect(receivedBy(privacy, "Доставка")).toBe("ООО «Санки»");
    expect(receivedBy(privacy, "Оформление и исполнение заказов")).toBe("");
    expect(receivedBy(privacy, "Обратная связь и обработка заявок и обращений")).toBe(
      "Кипрская телефонная компания",
    );
    expect(receivedBy(privacy, "Рекламные и информационные рассылки")).toBe(
      "Зимина Ольга Ивановна; Sendsay",
    );
  });

  test("prints in the table what was answered and the usual data for the rest", () => {
    const courier = rowOf(privacy, "ООО «Санки»");
    expect(courier).toContain("ООО «Санки», ИНН 7712345671, Россия");
    expect(courier).toContain("Зачем: доставка");
    expect(courier).toContain("фамилия, имя, отчество; номер телефона; адрес");
    expect(courier).toContain("исполнение договора");
    expect(courier).not.toContain("состав отправления");
    const calls = rowOf(privacy, "Кипрская телефонная компания");
    expect(calls).toContain("Казахстан, Алматы, проспект Абая, 1");
    expect(calls).toContain("содержание обращений и переписки");
    expect(calls).toContain("поручение обработки");
    const translator = rowOf(privacy, "Зимина Ольга Ивановна");
    expect(translator).toContain("перевод писем; рекламные и информационные рассылки");
    expect(translator).toContain("адрес электронной почты");
    expect(translator).toContain("согласие");
    const sender = rowOf(privacy, "Sendsay");
    expect(sender).toContain("отправка писем и сообщений подписчикам");
    expect(sender).not.toContain("Россия");
  });

  test("uses the chosen country and not the one in the name", () => {
    for (const text of [privacy, consent]) {
      expect(text).toContain("на территорию Казахстана: Кипрская телефонная компания");
      expect(text).not.toContain("Кипра:");
    }
    expect(privacy.match(/• на территорию /g)).toHaveLength(1);
  });

  test("names the same recipients with the same data in the consents", () => {
    const feedback = writeOne("consent", { ...shop, consentPurpose: "feedback" });
    expect(feedback).toContain("Кипрская телефонная компания");
    expect(feedback).toContain("Алматы, проспект Абая, 1");
    expect(feedback).toContain("данные: фамилия, имя, отчество; номер телефона; содержание");
    expect(feedback).not.toMatch(/Санки|Зимина|Sendsay/);
    const letters = writeOne("consent", { ...shop, consentPurpose: "newsletter" });
    expect(letters).toContain("• Зимина Ольга Ивановна — адрес электронной почты");
    expect(letters).toContain("Sendsay");
    expect(letters).not.toMatch(/Санки|Кипрская/);
  });
});

describe("recipient with missing answers", () => {
  const studio = {
    ...owner,
    industry: "consulting",
    processingPurposes: ["feedback", "contract"],
    dataTypesCollected: ["full_name", "email"],
  };

  test("has blanks for purpose, data and ground when it has no role", () => {
    const texts = writeAll({ ...studio, recipients: [{ name: "ИП Тихий" }] });
    const row = rowOf(texts.privacy, "ИП Тихий");
    for (const blank of [
      "[указать: зачем передаются данные]",
      "[указать: какие данные передаются]",
      "[указать: основание передачи]",
    ]) {
      expect(row).toContain(blank);
    }
    for (const text of Object.values(texts)) expect(text).not.toMatch(/Россия, |ИНН \[/);
  });

  test("has a blank ground when it works without a contract", () => {
    const { privacy, consent } = writeAll({
      ...studio,
      recipients: [{ name: "ООО «Баланс-Т»", role: "accounting", contract: "no" }],
    });
    expect(rowOf(privacy, "ООО «Баланс-Т»")).toContain("[указать: основание передачи]");
    expect(rowOf(privacy, "ООО «Баланс-Т»")).not.toContain("поручение");
    expect(consent).not.toContain("Кому поручена обработка: ООО «Баланс-Т»");
  });

  test("has a blank address in the consent until it is answered", () => {
    const recipient = { name: "ООО «Баланс-Т»", role: "accounting", contract: "yes" };
    const asked = writeOne("consent", {
      ...studio,
      recipients: [recipient],
      consentPurpose: "processors",
    });
    expect(asked).toContain("[указать: адрес лица, которому поручена обработка]");
    const withAddress = writeOne("consent", {
      ...studio,
      recipients: [{ ...recipient, address: "г. Тверь, ул. Садовая, д. 3" }],
      consentPurpose: "processors",
    });
    expect(withAddress).toContain("г. Тверь, ул. Садовая, д. 3");
    expect(withAddress).not.toContain("[указать: адрес лица");
  });

  test("has a blank purpose when the owner lacks the chosen one", () => {
    const privacy = writeOne("privacy", {
      ...studio,
      recipients: [{ name: "ООО «Письма-Т»", role: "mailing", purposes: ["newsletter"] }],
    });
    expect(rowOf(privacy, "ООО «Письма-Т»")).toContain("[указать: зачем передаются данные]");
    expect(privacy).not.toContain("Кто получает данные — ООО «Письма-Т»");
  });
});

test("listed laboratory is named in the written consent and not in the consent to feedback", () => {
  const clinic = {
    ...owner,
    industry: "medical",
    processingPurposes: ["contract", "feedback"],
    dataTypesCollected: ["full_name", "phone", "birth_date", "health"],
    recipients: [
      {
        name: "АО «Пробирка-Т»",
        role: "laboratory",
        purposes: ["health"],
        data: ["full_name", "birth_date", "health"],
      },
    ],
  };
  const written = writeOne("consent", { ...clinic, consentPurpose: "health" });
  expect(written).toMatch(/• АО «Пробирка-Т» — [^\n]*сведения о состоянии здоровья/);
  const privacy = writeOne("privacy", clinic);
  expect(rowOf(privacy, "АО «Пробирка-Т»")).toContain("врачебную тайну");
  expect(receivedBy(privacy, "Обратная связь и обработка заявок и обращений")).toBe("");
  const feedback = writeOne("consent", { ...clinic, consentPurpose: "feedback" });
  expect(feedback).not.toContain("Пробирка");
});

test("documents are the same for contractors in a list and in a text", () => {
  const shop = {
    ...owner,
    industry: "ecommerce",
    processingPurposes: ["order_processing", "delivery", "newsletter"],
    dataTypesCollected: ["full_name", "phone", "email", "address"],
  };
  const typed = writeAll({
    ...shop,
    otherThirdParties: "ООО «Санки» (доставка); Mailchimp; ИП Тихий",
  });
  const listed = writeAll({
    ...shop,
    recipients: [
      { name: "ООО «Санки» (доставка)", role: "delivery" },
      { name: "Mailchimp", role: "mailing" },
      { name: "ИП Тихий" },
    ],
  });
  expect(listed).toEqual(typed);
  const both = writeAll({
    ...shop,
    otherThirdParties: "Mailchimp; ИП Тихий",
    recipients: [
      { name: "ООО «Санки» (доставка)", role: "delivery" },
      { name: "Mailchimp", role: "mailing" },
    ],
  });
  expect(both).toEqual(typed);
});

test("consent has a blank for the entrusted work when it was not answered", () => {
  const text = writeOne("consent", {
    ...owner,
    industry: "consulting",
    processingPurposes: ["feedback"],
    dataTypesCollected: ["email"],
    recipients: [{ name: "ООО «Ночь-Т»", contract: "yes", purposes: ["feedback"] }],
  });
  expect(text).toMatch(/ООО «Ночь-Т»[\s\S]*\[указать: что поручено\]/);
});
