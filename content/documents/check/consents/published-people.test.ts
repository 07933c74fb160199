/** What an owner publishes of others: who gets it besides, and what the consent itself asks (152-ФЗ ст. 7, 10.1). */
import { describe, expect, test } from "vitest";
import { writeOne } from "@/content/documents/check/write-all";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import { documentsForOwner } from "@/lib/features/documents/package/documents-for-owner";

const studio = {
  companyName: "ИП Чижова Инна Павловна",
  websiteUrl: "https://chizhova-test.ru",
  contactEmail: "a@chizhova-test.ru",
  industry: "sports",
  processingPurposes: ["feedback"],
  dataTypesCollected: ["full_name", "phone"],
  publishesOthers: true,
  publishedSubjects: "ученики студии",
  publishedData: ["photo"],
};
const onPages = (publishedWhere?: string, more: object = {}) => {
  const answers = { ...studio, publishedWhere, ...more };
  return {
    policy: writeOne("privacy", answers),
    consent: writeOne("consent", { ...answers, consentPurpose: "distribution" }),
  };
};
const title = "Публикация сведений о людях на страницах Оператора";
const rowOf = (policy: string) =>
  policy
    .split(/\n\d+\.\d+\. |\n\n {4}(?=Цель и чьи)/)
    .find((row) => row.includes(`${title}`) && /данны[ех]/.test(row)) ?? "";

describe.each(["short", "full"])("in the %s form, a page in a network", (documentLength) => {
  test.each([
    ["https://vk.com/chizhova", "ООО «ВК» (ВКонтакте)"],
    ["группа ВКонтакте: m.vk.ru/chizhova", "ООО «ВК» (ВКонтакте)"],
    ["https://ok.ru/chizhova", "ООО «ВК» (Одноклассники)"],
  ])("%s makes its owner a recipient of what is published", (where, name) => {
    const { policy, consent } = onPages(where, { documentLength });
    expect(rowOf(policy)).toContain(name);
    expect(policy).toMatch(new RegExp(`Получатель: ${name.replace(/[()]/g, "\\$&")}`));
    expect(consent).toContain(`• ${name}`);
    expect(consent).toContain("Кроме распространения и передачи, которые названы в этом согласии");
    expect(
      writeOne("consent", {
        ...studio,
        publishedWhere: where,
        documentLength,
        consentPurpose: "feedback",
      }),
    ).not.toContain(name);
  });

  test("of an unknown owner is a blank in both", () => {
    const { policy, consent } = onPages("https://kruzhki-goroda.ru/chizhova", { documentLength });
    expect(policy).toContain("Получатель: [указать: наименование получателя]");
    expect(consent).toContain("[указать: наименование получателя данных]");
  });

  test("of the owner's own site is nobody else's", () => {
    for (const where of [
      undefined,
      "https://foto.chizhova-test.ru/album",
      "chizhova-test.ru/foto",
    ]) {
      const { policy, consent } = onPages(where, { documentLength });
      expect(policy).not.toMatch(/Получатель: (?!\[указать: хостинг)/);
      expect(consent).not.toContain("[указать: наименование получателя данных]");
    }
  });

  test("abroad is a transfer abroad", () => {
    const { policy } = onPages("https://www.youtube.com/@chizhova", { documentLength });
    expect(policy).toMatch(/на территорию США: \[указать: получателя\]/);
  });

  test("the consent's own name and contact stand in the row and are not offered for distribution", () => {
    const asked = /имя и контакт того, кто даёт согласие \(не распространяются\)/i;
    const { policy, consent } = onPages(undefined, { documentLength });
    expect(rowOf(policy)).toMatch(asked);
    expect(consent).not.toMatch(asked);
    expect(consent).toMatch(/Данные \(иные персональные данные\): Фотография/);
    expect(rowOf(policy)).toMatch(/\(п\. 1; ч\. 1 ст\. 10\.1\)/);
    const children = onPages(undefined, {
      documentLength,
      dataTypesCollected: ["full_name", "children"],
    });
    expect(rowOf(children.policy)).toContain("имя, контакт и полномочия того, кто даёт согласие");
  });
});

// ГК РФ ст. 152.1; 152-ФЗ ст. 9 ч. 1: apart from the consent to processing, and there.
describe.each(["short", "full"])("the consent to a picture, %s", (documentLength) => {
  const published = (publishedData: string[]) => ({
    ...studio,
    documentLength,
    publishedData,
    publishedWhere: "https://vk.com/chizhova",
  });
  const consent = (publishedData: string[], consentPurpose: string) =>
    writeOne("consent", { ...published(publishedData), consentPurpose });

  test("is a paper of its own, with its head, its pages and its signature", () => {
    const processing = consent(["full_name", "photo"], "distribution");
    const picture = consent(["full_name", "photo"], "image");
    expect(processing).toContain("Разрешаю распространять");
    expect(processing).toContain("изображения субъект даёт отдельно");
    expect(processing).not.toContain("даю согласие на обнародование");
    expect(picture).toMatch(/^Согласие на обнародование и использование изображения\n/);
    expect(picture).toMatch(/Редакция № 1 от/);
    expect(picture).toContain("Оператор: ИП Чижова Инна Павловна");
    expect(picture).not.toMatch(/^2\. |даю согласие на обработку/m);
    expect(picture).toMatch(/даю согласие на обнародование и использование моего изображения/);
    expect(picture).toContain("https://vk.com/chizhova");
    expect(picture).toMatch(/Подпись или отметка — ставит субъект/);
    expect(picture).toContain("ст. 152.1");
  });

  test("is not there where no picture is published", () => {
    expect(consent(["full_name"], "distribution")).not.toContain("обнародование и использование");
    const named = (publishedData: string[]) =>
      documentsForOwner(published(publishedData) as AnswersDraft).map(({ name }) => name);
    expect(named(["full_name"])).not.toContain("Согласие: Использование изображения");
    expect(named(["photo"])).toContain("Согласие: Использование изображения");
    expect(named(["photo"])).toContain("Согласие: Публикация чужих данных");
  });
});
