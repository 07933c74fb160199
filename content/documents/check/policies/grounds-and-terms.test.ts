/**
 * On what grounds and how long a policy and a cookie policy keep data: only what was answered or is law for everyone.
 */
import { describe, expect, test } from "vitest";
import { writeAll, writeOne } from "@/content/documents/check/write-all";

const owner = {
  companyName: "ООО «Проверочная мастерская»",
  websiteUrl: "https://masterskaya-test.ru",
  contactEmail: "a@masterskaya-test.ru",
};

/** One form with a phone on a page: the least that a site has. */
const landing = {
  ...owner,
  industry: "construction",
  websitePlatform: "html",
  processingPurposes: ["feedback"],
  dataTypesCollected: ["phone"],
};

const clauses = (text: string) => text.split(/\n\d+(?:\.\d+)*\. /);

/** The clause of a policy that describes a purpose. */
const purpose = (policy: string, title: string) =>
  clauses(policy).find((clause) => clause.startsWith(`${title}\n`)) ?? "";

describe("cookies and addresses", () => {
  const { privacy, cookie, consent } = writeAll(landing);

  test("have the IP address in policy and cookie policy with a short term and not in the consent", () => {
    const operation = purpose(privacy, "Работа Сайта и защита его от сбоев и атак");
    expect(operation).toContain("IP-адрес");
    expect(operation).toContain("журнал запросов — не дольше, чем нужно для работы и защиты Сайта");
    expect(consent).not.toContain("IP-адрес");
    expect(cookie).toContain("IP-адрес");
  });

  test("include functional cookies only when the owner uses them", () => {
    for (const text of [privacy, cookie, consent]) expect(text).not.toMatch(/функциональн/i);
    const remembering = { ...landing, functionalCookies: true, dataTypesCollected: ["cookies"] };
    expect(writeOne("privacy", remembering)).toContain("функциональные файлы cookie");
    expect(writeOne("cookie", remembering)).toContain("Вид: Функциональные");
  });

  test("include no visited pages, sources or actions without a counter", () => {
    expect(cookie).not.toMatch(/источник перехода|действия на Сайте/);
  });

  test("are kept for terms of their own and not for the general term", () => {
    const counting = writeAll({
      ...landing,
      industry: "ecommerce",
      processingPurposes: ["feedback", "analytics"],
      dataTypesCollected: ["phone", "cookies"],
      functionalCookies: true,
      analyticsServices: ["yandex_metrica"],
      dataRetentionPeriod: "5-years",
    });
    const operation = purpose(counting.privacy, "Работа Сайта и защита его от сбоев и атак");
    expect(operation).toContain(
      "журнал запросов и файлы cookie — не дольше, чем нужно для работы и защиты Сайта",
    );
    expect(operation).not.toContain("5 лет");
    expect(purpose(counting.privacy, "Статистика и анализ посещаемости")).not.toContain("5 лет");
    expect(counting.cookie).toContain("До окончания сеанса или 30 дней");
    expect(counting.cookie).not.toContain("5 лет");
    // The answer does apply where a term may be chosen.
    const requests = purpose(counting.privacy, "Обратная связь и обработка заявок и обращений");
    expect(requests).toContain("5 лет со дня ответа на обращение");
  });

  test("include session recording only when it is on, also in the list of data", () => {
    const counted = {
      ...landing,
      processingPurposes: ["feedback", "analytics"],
      dataTransferToThirdParties: ["analytics"],
      analyticsServices: ["yandex_metrica"],
    };
    for (const type of ["privacy", "cookie", "consent"] as const) {
      expect(writeOne(type, counted)).not.toMatch(/Вебвизор|движения мыши/);
    }
    const recorded = { ...counted, sessionRecording: true };
    expect(purpose(writeOne("privacy", recorded), "Статистика и анализ посещаемости")).toContain(
      "движения мыши",
    );
    expect(writeOne("cookie", recorded)).toContain("включён Вебвизор");
    expect(writeOne("consent", { ...recorded, consentPurpose: "analytics" })).toContain(
      "движения мыши",
    );
    expect(writeOne("cookie", counted)).toMatch(/Вид: Аналитические[\s\S]*Срок хранения: 1 год/);
  });
});

describe("grounds and terms", () => {
  test("are listed in the policy only if some purpose rests on them", () => {
    const policy = writeOne("privacy", landing);
    const [, grounds = ""] = policy.split("только если есть правовое основание:");
    const list = grounds.split(/\n\n\d+\.\d+\. /)[0] ?? "";
    expect(list).toContain("согласие субъекта");
    expect(list).not.toContain("договор, который субъект заключает");
    const shop = { ...landing, processingPurposes: ["order_processing"] };
    expect(writeOne("privacy", shop)).toContain("договор, который субъект заключает");
  });

  test.each(["", "https://masterskaya-test.ru/terms"])(
    "are the agreement and not a consent for an account when the agreement's address is «%s»",
    (termsUrl) => {
      const policy = writeOne("privacy", {
        ...owner,
        industry: "journalism",
        processingPurposes: ["registration"],
        dataTypesCollected: ["email"],
        termsUrl,
      });
      const row = purpose(policy, "Регистрация и ведение личного кабинета");
      expect(row).toContain("Исполнение пользовательского соглашения");
      expect(row).not.toMatch(/согласие субъекта/i);
      expect(policy.includes("пользовательское соглашение: masterskaya-test.ru/terms")).toBe(
        termsUrl !== "",
      );
    },
  );

  test("include a legitimate interest when data are kept after the contract", () => {
    const policy = writeOne("privacy", {
      ...owner,
      industry: "ecommerce",
      processingPurposes: ["order_processing"],
      dataTypesCollected: ["full_name"],
      dataRetentionPeriod: "3-years",
    });
    expect(policy).not.toContain("не считается достигнутой");
    expect(purpose(policy, "Оформление и исполнение заказов")).toContain(
      "законный интерес в защите от требований",
    );
  });

  test("apply the owner's custom term to the contract and not to newsletters or requests", () => {
    const policy = writeOne("privacy", {
      ...owner,
      industry: "sports",
      processingPurposes: ["contract", "newsletter", "feedback"],
      dataTypesCollected: ["full_name", "email"],
      customRetentionPeriod: "2 года со дня окончания абонемента",
    });
    expect(purpose(policy, "Заключение и исполнение договора")).toContain("окончания абонемента");
    for (const title of [
      "Рекламные и информационные рассылки",
      "Обратная связь и обработка заявок и обращений",
    ]) {
      expect(purpose(policy, title)).not.toContain("абонемента");
    }
  });

  test("keep what a mass medium published until it is removed", () => {
    const policy = writeOne("privacy", {
      ...owner,
      industry: "journalism",
      isSmi: true,
      userCanPost: true,
      processingPurposes: ["feedback"],
      dataTypesCollected: ["full_name"],
      dataRetentionPeriod: "5-years",
    });
    const row = purpose(policy, "Профессиональная деятельность редакции и журналистов");
    expect(row).toContain("до его удаления");
    expect(row).not.toContain("5 лет");
  });
});
