/** What a cookie policy states about counters, files and a refusal. */
import { describe, expect, test } from "vitest";
import { writeOne } from "@/content/documents/check/write-all";

const potter = {
  companyName: "ИП Глинкина Вера Олеговна",
  websiteUrl: "https://glinkina-test.ru",
  contactEmail: "a@glinkina-test.ru",
  industry: "consulting",
  websitePlatform: "cms",
  processingPurposes: ["feedback"],
  dataTypesCollected: ["email", "cookies"],
};
const counting = { ...potter, processingPurposes: ["feedback", "analytics"] };
const metrica = {
  ...counting,
  dataTransferToThirdParties: ["analytics"],
  analyticsServices: ["yandex_metrica"],
};

describe.each(["short", "full"])("%s cookie policy", (documentLength) => {
  const write = (answers: object) => writeOne("cookie", { ...answers, documentLength });

  test("does not deny counters", () => {
    for (const answers of [potter, counting, metrica]) {
      expect(write(answers)).not.toContain("не подключены");
    }
  });

  test("leaves blanks for the counter and its term when they were not answered", () => {
    expect(write(counting)).toMatch(/Статистику на Сайте ведёт: \[указать: сервис/);
    expect(write(counting)).toMatch(/Вид: Аналитические\n[^\n]+\n\s+Срок хранения: \[указать: /);
    expect(write(counting)).not.toContain("2 года");
    expect(write(metrica)).not.toContain("Статистику на Сайте ведёт");
  });

  test("lists the data that statistics need, and so does the consent", () => {
    expect(write(counting)).toMatch(/Для статистики обрабатываются: [^\n]+адреса просмотренных/);
    const consent = writeOne("consent", { ...counting, consentPurpose: "analytics" });
    expect(consent).toMatch(/Перечень данных: [^\n]+адреса просмотренных страниц/);
  });

  test("names the session recording file only when sessions are recorded", () => {
    expect(write(metrica)).not.toContain("_ym_visorc_");
    expect(write({ ...metrica, sessionRecording: true })).toContain("_ym_visorc_");
  });

  test("asks for no consent to necessary cookies and lists no others as used", () => {
    expect(write(potter)).toContain("Для обязательных файлов cookie (пункт 2.1) согласие не");
    expect(write(potter)).toMatch(/Аналитические и рекламные [^.]* в этом перечне не названы/);
    expect(write(metrica)).toMatch(/Рекламные файлы cookie в этом перечне не названы/);
  });

  test("keeps the file with the choice as long as the consent to statistics", () => {
    expect(write(metrica)).toContain("файл с выбором о файлах cookie — не дольше 1 года");
    expect(write(potter)).not.toContain("файл с выбором");
  });

  test("describes a refusal in one sentence for one way and in a list for several", () => {
    const shown = { ...metrica, cookieNotice: true };
    expect(write(shown)).toMatch(/так же просто, как согласиться/);
    expect(write(shown)).toMatch(/Отозвать его можно и письмом на электронную почту/);
    expect(write(metrica)).toMatch(/можно в любое время письмом на электронную почту/);
    const ways = { consentWithdrawalMethod: ["email", "post"] };
    expect(write({ ...metrica, ...ways })).toMatch(/так же просто, как дать его[^\n]*:\n/);
  });

  test("lets a representative choose for a child under 14", () => {
    expect(write({ ...metrica, dataTypesCollected: ["email", "cookies", "children"] })).toContain(
      "За посетителя младше 14 лет выбор делает законный представитель",
    );
  });
});
