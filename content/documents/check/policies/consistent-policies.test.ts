/** What the policy, the consents and the cookie policy of one owner say of the same thing is the same. */
import { describe, expect, test } from "vitest";
import { writeOne } from "@/content/documents/check/write-all";

const owner = {
  companyName: "ООО «Линейка»",
  websiteUrl: "https://lineyka-test.ru",
  contactEmail: "a@lineyka-test.ru",
};
const hosting = { hostingProvider: "ООО «Тест-Хостинг»", hostingAddress: "г. Тверь" };
const shop = {
  ...owner,
  ...hosting,
  industry: "ecommerce",
  websitePlatform: "cms",
  processingPurposes: ["registration", "order_processing", "feedback", "security", "analytics"],
  dataTypesCollected: ["full_name", "phone", "email", "cookies", "ip_address", "device_info"],
  dataTransferToThirdParties: ["analytics"],
  analyticsServices: ["yandex_metrica"],
};
const builder = {
  ...owner,
  industry: "construction",
  websitePlatform: "simple",
  customPlatform: "Vigbo",
  processingPurposes: ["feedback"],
  dataTypesCollected: ["phone"],
};

/** «4.3. Доставка» of a full policy, from its title to the next clause. */
const purposeOf = (policy: string, title: string) =>
  policy.split(new RegExp(`\\n\\d+\\.\\d+\\. ${title}\\n`))[1]?.split(/\n\d+\.\d+\. /)[0] ?? "";
const rowOf = (policy: string, name: string) =>
  policy
    .split("Получатель: ")
    .find((row) => row.startsWith(name))
    ?.split("\n\n")[0] ?? "";

describe("processor (152-ФЗ ст. 6 ч. 3)", () => {
  test("does not claim the subject's consent when not every purpose rests on one", () => {
    const policy = writeOne("privacy", shop);
    expect(rowOf(policy, "ООО «Тест-Хостинг»")).toMatch(
      /Основание: поручение обработки \(ч\. 3 ст\. 6 Закона о персональных данных\)$/m,
    );
    // What each document used to repeat in the cell is now in one clause.
    expect(policy).toMatch(/Где согласия нет, [^.]*на том же основании, что и Оператор/);
  });

  test("refers to the grounds of the purposes when no purpose rests on a consent", () => {
    const policy = writeOne("privacy", {
      ...owner,
      ...hosting,
      industry: "construction",
      websitePlatform: "cms",
      processingPurposes: ["other"],
      otherPurpose: "учёт пропусков",
      otherPurposeSubjects: "гости",
      otherPurposeData: ["full_name"],
      otherPurposeGround: "law",
      dataTypesCollected: ["full_name"],
    });
    expect(rowOf(policy, "ООО «Тест-Хостинг»")).toMatch(
      /Основание: основания, которые указаны для целей$/m,
    );
  });

  test("has the subject's consent when every purpose that it serves rests on one", () => {
    const policy = writeOne("privacy", {
      ...shop,
      processingPurposes: ["feedback", "newsletter"],
      dataTransferToThirdParties: ["other"],
      otherThirdParties: "ООО «Письма» (рассылка)",
    });
    expect(rowOf(policy, "ООО «Письма»")).toContain(
      "поручение обработки с согласия субъекта (ч. 3 ст. 6",
    );
  });

  test("table of recipients refers to the purposes for a site builder's data", () => {
    const row = rowOf(writeOne("privacy", builder), "владелец конструктора сайтов (Vigbo)");
    expect(row).toContain("перечисленные для целей, где он указан");
    expect(row).toContain("поручение обработки (ч. 3 ст. 6");
  });

  test("cloud that stores requests does not receive IP addresses", () => {
    const policy = writeOne("privacy", {
      ...builder,
      websitePlatform: "crm",
      customPlatform: "Воронка-Т",
      platformHome: "cloud",
    });
    expect(rowOf(policy, "владелец облачной платформы")).not.toContain("IP-адрес");
    expect(purposeOf(policy, "Работа Сайта и защита его от сбоев и атак")).not.toContain(
      "Воронка-Т",
    );
    expect(purposeOf(policy, "Обратная связь и обработка заявок и обращений")).toContain(
      "Воронка-Т",
    );
  });
});

describe("list of data", () => {
  test("includes login data and the day of the last login for an account", () => {
    const account = purposeOf(writeOne("privacy", shop), "Регистрация и ведение личного кабинета");
    expect(account).toMatch(/сведения для входа .*пароль.*последнего входа/);
  });

  test("names the browser once for the site's operation", () => {
    for (const answers of [shop, builder]) {
      const operation = purposeOf(
        writeOne("privacy", answers),
        "Работа Сайта и защита его от сбоев и атак",
      );
      expect(operation.match(/браузер/g)).toHaveLength(1);
      expect(operation).toContain("дата, время и адрес запроса страницы");
    }
  });

  test("contains no cookies for security and has a usual term of a year", () => {
    const security = purposeOf(
      writeOne("privacy", shop),
      "Безопасность и предотвращение мошенничества",
    );
    expect(security).toContain("До дня, когда сведения о событии больше не нужны для защиты");
    const usual = writeOne("privacy", { ...shop, usualTerms: true });
    expect(purposeOf(usual, "Безопасность и предотвращение мошенничества")).toContain(
      "1 года со дня регистрации события",
    );
    expect(security).not.toContain("cookie");
  });

  test.each([
    shop,
    { ...shop, dataTransferToThirdParties: [], analyticsServices: [] },
    { ...shop, dataTypesCollected: ["phone"] },
    { ...shop, sessionRecording: true },
  ])("is the same for statistics in policy, recipients, consent and cookie policy", (answers) => {
    for (const documentLength of ["short", "full"]) {
      const all = { ...answers, documentLength };
      const consent = writeOne("consent", { ...all, consentPurpose: "analytics" });
      const list = /Перечень данных: (.+)\./.exec(consent)?.[1] ?? "nothing";
      const policy = writeOne("privacy", all);
      expect(policy.toLowerCase()).toContain(list.toLowerCase());
      if (answers.analyticsServices.length > 0) {
        // One table refers to the other where both are on a page.
        expect(rowOf(policy, "ООО «ЯНДЕКС»").toLowerCase()).toContain(
          documentLength === "full" ? list.toLowerCase() : "перечисленные для целей, где он указан",
        );
      }
      expect(writeOne("cookie", all).toLowerCase()).toContain(list.toLowerCase());
      const beside = policy.replaceAll(list, "");
      expect(beside).not.toMatch(/источник[еа]? перехода|просмотренных страниц/);
    }
  });
});
