/** What is entrusted to others: each purpose is chosen by itself, and a clinic's secret is asked for in writing. */
import { describe, expect, test } from "vitest";
import { writeAll, writeOne } from "@/content/documents/check/write-all";
import { writeConsentForm } from "@/lib/engine/consent-checkbox/consent-checkbox";

const owner = {
  companyName: "ООО «Пряник-Т»",
  inn: "7712345671",
  ogrn: "1027712345671",
  websiteUrl: "https://pryanik-test.ru",
  contactEmail: "a@pryanik-test.ru",
  legalAddress: "г. Тула, ул. Мирная, д. 2",
  industry: "ecommerce",
  websitePlatform: "cms",
  hostingProvider: "ООО «Хостинг-Т»",
  hostingAddress: "г. Москва, ул. Серверная, д. 1",
  processingPurposes: ["registration", "order_processing", "delivery", "feedback"],
  dataTypesCollected: ["full_name", "email", "phone", "address"],
};
const lengths = ["short", "full"] as const;

describe.each(lengths)("%s consent to entrust several purposes", (documentLength) => {
  const shop = { ...owner, documentLength };
  const consent = writeOne("consent", { ...shop, consentPurpose: "processors" });

  test("asks for each purpose separately with its own data", () => {
    const rows = [...consent.matchAll(/Цель обработки: ([^\n]+)\n\s*Перечень данных: ([^\n]+)/g)];
    expect(rows.map(([, purpose]) => purpose)).toEqual([
      "Регистрация и ведение личного кабинета",
      "Оформление и исполнение заказов",
      "Доставка",
    ]);
    expect(consent.match(/Разрешаю поручить обработку: [^\n]*отмечает субъект/g)).toHaveLength(3);
    const [registration, , delivery] = rows.map(([, , data]) => data);
    expect(delivery).toMatch(/адрес/i);
    expect(registration).not.toMatch(/(?<!электронной почты; )(?:^|; )адрес(?:;|$)/i);
    expect(consent).toContain("отметка у одной цели не относится к другим");
  });

  test("can be withdrawn for all purposes or for any of them", () => {
    expect(consent).toMatch(/для всех целей или для любой из них/);
    expect(consent).toMatch(/забрать у этих лиц и хранить сам/);
    expect(consent).not.toContain("Оператор не сможет принять сведения через Сайт");
    expect(consent).toContain("Можно ли сообщить их иначе, подскажут по контактам Оператора");
  });

  test("is not contradicted by the terms", () => {
    const terms = writeOne("terms", shop);
    expect(terms).not.toContain("отказ от него не мешает пользоваться Сайтом");
  });

  test("has a checkbox for each purpose in the site's form", () => {
    const form = writeConsentForm({ ...shop, type: "consent" } as never, {
      consentUrl: "https://pryanik-test.ru/consent",
      documentVersion: "№ 1",
    });
    for (const purpose of ["registration", "order_processing", "delivery"]) {
      expect(form).toContain(`name="consent_processors_${purpose}"`);
    }
  });
});

describe.each(lengths)("clinic, %s form", (documentLength) => {
  const clinic = {
    ...owner,
    documentLength,
    industry: "medical",
    processingPurposes: ["order_processing", "feedback"],
    dataTypesCollected: ["full_name", "email", "phone", "birth_date", "health"],
  };
  const consent = writeOne("consent", { ...clinic, consentPurpose: "health" });
  const policy = writeOne("privacy", clinic);

  test("names only the purpose that needs the consent", () => {
    expect(consent).toMatch(/Цель обработки: запись на приём\./);
    expect(consent).not.toMatch(/в том числе для того|для остального|в остальных случаях/);
    expect(policy).not.toMatch(/в остальных случаях/i);
  });

  test("lists in the consent only data that the policy lists", () => {
    const listed = /Перечень данных: ([^\n]+)\./.exec(consent)?.[1]?.split("; ") ?? [];
    const rows = [...policy.matchAll(/(?:Перечень данных —|Какие данные:) ([^\n]+)/g)]
      .map(([, data]) => data ?? "")
      .filter((data) => /здоровья|запис/.test(data) && !data.startsWith("Сведения из запроса"));
    expect(rows).toHaveLength(2);
    for (const item of listed) {
      expect(rows.some((row) => row.toLowerCase().includes(item))).toBe(true);
    }
    expect(listed).toContain("дата записи на приём и выбранные услуги");
  });

  test("rests the appointment's storage at the host on the written consent", () => {
    const toOrder = /для поручения — согласие в письменной форме/g;
    // The row of the appointment alone: the keeper of the documentation was not answered.
    expect(policy.match(toOrder)).toHaveLength(1);
  });

  test("names no host when the owner has his own server", () => {
    const own = { ...clinic, hostingProvider: "Свой сервер", hostingAddress: "" };
    expect(writeOne("privacy", own)).not.toMatch(/для поручения — согласие|\[указать: куда/);
    expect(writeAll(own).consent).not.toContain("лицами, которым это поручает Оператор");
  });
});

// 152-ФЗ ст. 22 ч. 1: a duty, not a report. No answer mentions an internal network.
test.each(lengths)(
  "%s policy claims neither an internal network nor a past report to the regulator",
  (documentLength) => {
    const { privacy, consent } = writeAll({ ...owner, documentLength });
    expect(`${privacy}${consent}`).not.toContain("передачей по внутренней сети");
    expect(privacy).not.toMatch(
      // The text may state what the owner does after a leak (152-ФЗ ст. 21 ч. 3.1).
      /Оператор уведомляет о ней|Оператор уведомляет Роскомнадзор(?!:? в течение)|Роскомнадзор вносит сведения/,
    );
  },
);
