/** An application beside the site: what it collects is stated only when it was answered, and not as cookies. */
import { describe, expect, test } from "vitest";
import { writeAll, writeOne } from "@/content/documents/check/write-all";

const studio = {
  companyName: "ООО «Проба-Игра»",
  ownerType: "legal",
  websiteUrl: "https://proba-igra.ru",
  contactEmail: "a@proba-igra.ru",
  industry: "gaming",
  hostingProvider: "ООО «Тест-Хостинг»",
  processingPurposes: ["feedback", "analytics"],
  dataTypesCollected: ["email", "ip_address", "cookies", "device_info"],
};
const counted = {
  ...studio,
  dataTransferToThirdParties: ["analytics"],
  analyticsServices: ["appmetrica"],
};
const app = { ...studio, industry: "food", hasApp: true };
const rowOf = (policy: string, title: string) =>
  policy.split(new RegExp(`\\n\\d+\\.\\d+\\. ${title}\\n`))[1]?.split(/\n\d+\.\d+\. /)[0] ?? "";
const asked = /камер|микрофон|адресн[а-я]+ книг|геолокаци/i;

describe("AppMetrica alone", () => {
  const { privacy, cookie } = writeAll(counted);
  const consent = writeOne("consent", { ...counted, consentPurpose: "analytics" });

  test("counts users of the application by identifiers and not by cookies", () => {
    const row = rowOf(privacy, "Статистика использования приложения");
    expect(row).toMatch(/Чьи данные — Пользователи приложения\n/);
    for (const text of [row, consent]) {
      expect(text).toContain("идентификаторы устройства и приложения");
      expect(text).toContain("события приложения");
      expect(text).not.toMatch(/файлы cookie|браузер|страниц/);
    }
  });

  test("adds no analytics cookies to the cookie policy", () => {
    expect(cookie).not.toContain("Аналитические — ");
    expect(cookie).not.toMatch(/сохраняют свои файлы cookie/);
    expect(cookie).not.toContain("2 года");
    expect(cookie).not.toContain("счётчики к Сайту не подключены");
    expect(cookie).toContain("идентификаторы устройства и приложения");
  });

  test("asks for the consent in the application", () => {
    expect(consent).not.toContain("в уведомлении о файлах cookie");
    expect(consent).not.toContain("посетитель Сайта");
    expect(consent).toMatch(/отмечает его в приложении отдельным действием/);
    expect(consent).not.toContain("при первом запуске");
    const short = { ...counted, documentLength: "short", consentPurpose: "analytics" };
    expect(writeOne("consent", short)).toMatch(/отмечает его в приложении отдельным действием/);
  });

  test.each(["short", "full"])(
    "asks on the first-launch screen only when that was answered (%s form)",
    (documentLength) => {
      const unasked = { ...counted, documentLength, hasApp: true, consentPurpose: "analytics" };
      for (const type of ["consent", "privacy"] as const) {
        expect(writeOne(type, unasked)).not.toMatch(/на экране приложения|при первом запуске/);
        expect(writeOne(type, { ...unasked, appConsentScreen: true })).toContain(
          "на экране приложения при первом запуске",
        );
      }
    },
  );

  test("keeps the site's cookies and visitors when Metrica is used too", () => {
    const both = { ...counted, analyticsServices: ["appmetrica", "yandex_metrica"] };
    const papers = writeAll(both);
    expect(papers.cookie).toContain("Аналитические");
    expect(rowOf(papers.privacy, "Статистика и анализ посещаемости")).toMatch(
      /Посетители Сайта; пользователи приложения/,
    );
  });
});

describe("application that was not answered", () => {
  test.each(["gaming", "mobile"])(
    "%s: mentions no access to camera, contacts or location",
    (industry) => {
      for (const documentLength of ["short", "full"]) {
        for (const text of Object.values(writeAll({ ...counted, industry, documentLength }))) {
          expect(text).not.toMatch(asked);
          expect(text).not.toContain("Разрешения, которые запрашивает приложение");
        }
      }
    },
  );

  test("is not mentioned in a shop's policy and consents", () => {
    const { privacy, consent } = writeAll({ ...studio, industry: "food" });
    expect(privacy + consent).not.toMatch(/приложени[ея]м? Оператора|мобильн/);
  });
});

describe("application that collects data", () => {
  test.each([
    ["device_id", "идентификаторы устройства и установки"],
    ["push_token", "токен для уведомлений"],
    ["crash_reports", "отчёты о сбоях"],
    ["camera", "изображение с камеры"],
    ["microphone", "звук с микрофона"],
    ["location", "место, где находится устройство"],
    ["contacts", "контакты из адресной книги"],
    ["files", "фотографии и файлы"],
  ])("lists %s in policy and consent only when it was answered", (appData, text) => {
    for (const documentLength of ["short", "full"]) {
      const answers = { ...app, documentLength, appData: [appData] };
      expect(writeOne("privacy", answers).toLowerCase()).toContain(text);
      const consent = writeOne("consent", { ...answers, consentPurpose: "application" });
      expect(consent.toLowerCase()).toContain(text);
      expect(consent).toMatch(/отмечает его в приложении отдельным действием/);
    }
    expect(writeOne("privacy", app).toLowerCase()).not.toContain(text);
  });

  test("uses the advertising identifier only for advertising", () => {
    const policy = writeOne("privacy", { ...app, appData: ["advertising_id", "device_id"] });
    const row = rowOf(policy, "Реклама в приложении и учёт его установок");
    expect(row).toContain("рекламный идентификатор устройства".replace("р", "Р"));
    expect(rowOf(policy, "Работа мобильного приложения")).not.toContain("екламный идентификатор");
  });

  test("takes data that need a permission only with it and mentions others in an address book", () => {
    const policy = writeOne("privacy", { ...app, appData: ["camera", "contacts", "device_id"] });
    expect(policy).toMatch(
      /только с разрешения[^\n]*настройках устройства[^\n]*изображение с камеры/,
    );
    expect(policy).toMatch(/В адресной книге[^\n]*других людей/);
    expect(writeOne("privacy", { ...app, appData: ["device_id"] })).not.toMatch(/с разрешения/);
  });

  test("names only the chosen app stores", () => {
    const policy = writeOne("privacy", { ...app, appStores: ["rustore", "app_gallery"] });
    expect(policy).toContain("RuStore, AppGallery");
    expect(policy).not.toContain("Google Play");
  });
});
