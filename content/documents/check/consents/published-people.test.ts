/** What an owner publishes about other people: its recipients and the consent to it (152-ФЗ ст. 7, 10.1). */
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

describe.each(["short", "full"])("%s form, publication on a page", (documentLength) => {
  test.each([
    ["https://vk.com/chizhova", "ООО «ВК» (ВКонтакте)"],
    ["группа ВКонтакте: m.vk.ru/chizhova", "ООО «ВК» (ВКонтакте)"],
    ["https://ok.ru/chizhova", "ООО «ВК» (Одноклассники)"],
  ])("%s makes the network's owner a recipient of what is published", (where, name) => {
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

  test("leaves a blank for the recipient in policy and consent when its owner is unknown", () => {
    const { policy, consent } = onPages("https://kruzhki-goroda.ru/chizhova", { documentLength });
    expect(policy).toContain("Получатель: [указать: наименование получателя]");
    expect(consent).toContain("[указать: наименование получателя данных]");
  });

  test("adds no recipient when it is the owner's own site", () => {
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

  test("is a cross-border transfer when the network is abroad", () => {
    const { policy } = onPages("https://www.youtube.com/@chizhova", { documentLength });
    expect(policy).toMatch(/на территорию США: \[указать: получателя\]/);
  });

  test("lists the consenting person's name and contact in the policy but does not distribute them", () => {
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
describe.each(["short", "full"])("consent to use a picture, %s form", (documentLength) => {
  const published = (publishedData: string[]) => ({
    ...studio,
    documentLength,
    publishedData,
    publishedWhere: "https://vk.com/chizhova",
  });
  const consent = (publishedData: string[], consentPurpose: string) =>
    writeOne("consent", { ...published(publishedData), consentPurpose });

  test("is a separate paper with its own head, pages and signature", () => {
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

  test("is missing when no picture is published", () => {
    expect(consent(["full_name"], "distribution")).not.toContain("обнародование и использование");
    const named = (publishedData: string[]) =>
      documentsForOwner(published(publishedData) as AnswersDraft).map(({ name }) => name);
    expect(named(["full_name"])).not.toContain("Согласие: Использование изображения");
    expect(named(["photo"])).toContain("Согласие: Использование изображения");
    expect(named(["photo"])).toContain("Согласие: Публикация чужих данных");
  });
});
