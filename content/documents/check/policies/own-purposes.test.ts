/** The owner's own purpose and his publications about other people: only what was answered. */
import { describe, expect, test } from "vitest";
import { writeOne } from "@/content/documents/check/write-all";

const owner = {
  companyName: "ООО «Проверочная мастерская»",
  websiteUrl: "https://masterskaya-test.ru",
  contactEmail: "a@masterskaya-test.ru",
};

const clauses = (text: string) => text.split(/\n\d+(?:\.\d+)*\. /);

/** The clause of a policy that describes a purpose. */
const purpose = (policy: string, title: string) =>
  clauses(policy).find((clause) => clause.startsWith(`${title}\n`)) ?? "";

describe("owner's own purpose", () => {
  const studio = {
    ...owner,
    industry: "sports",
    processingPurposes: ["contract", "other"],
    otherPurpose: "ведение летописи студии",
    dataTypesCollected: ["full_name", "phone", "email", "photo"],
  };

  test("has blanks for people, data and ground until they are answered", () => {
    const row = purpose(writeOne("privacy", studio), "Ведение летописи студии");
    expect(row).toContain("Чьи данные — [указать: чьи данные");
    expect(row).toContain("Перечень данных — [указать: перечень данных");
    expect(row).toContain("Правовое основание — [указать: правовое основание");
    expect(row).not.toMatch(/телефон|электронной почты|согласи/i);
  });

  test("has the answered people, data and ground in policy and consent", () => {
    const ownPurpose = {
      ...studio,
      otherPurposeSubjects: "ученики студии",
      otherPurposeData: ["photo", "birth_date"],
      otherPurposeGround: "consent",
    };
    const row = purpose(writeOne("privacy", ownPurpose), "Ведение летописи студии");
    expect(row).toContain("Чьи данные — Ученики студии");
    expect(row).toContain("Перечень данных — Дата рождения; фотография");
    expect(row).toContain("Согласие субъекта");
    const consent = writeOne("consent", { ...ownPurpose, consentPurpose: "other" });
    expect(consent).toContain("Перечень данных: дата рождения; фотография");
    expect(consent).not.toMatch(/Перечень данных: [^\n]*телефон/);
    // What serves that purpose does not serve the contract beside it.
    expect(
      purpose(writeOne("privacy", ownPurpose), "Заключение и исполнение договора"),
    ).not.toContain("фотография");
  });

  test("is a blank in a consent about children when it has no name", () => {
    const text = writeOne("consent", {
      ...studio,
      processingPurposes: ["other"],
      otherPurpose: "",
      otherPurposeData: ["children"],
      otherPurposeGround: "contract",
    });
    expect(text).not.toMatch(/null|undefined/);
    expect(text).toContain("[указать: цель обработки]");
  });

  test("does not mention a consent when it rests on a contract or a law", () => {
    for (const otherPurposeGround of ["contract", "law"]) {
      const row = purpose(
        writeOne("privacy", { ...studio, otherPurposeGround }),
        "Ведение летописи студии",
      );
      expect(row).not.toMatch(/согласи/i);
    }
  });
});

describe("publication about other people", () => {
  const workshop = {
    ...owner,
    industry: "education",
    processingPurposes: ["contract"],
    dataTypesCollected: ["full_name", "phone", "photo", "children"],
    publishesOthers: true,
    publishedSubjects: "дети и педагоги мастерской",
    publishedData: ["full_name", "photo", "review"],
    publishedWhere: "https://vk.com/masterskaya-test\nhttps://ok.ru/masterskaya-test",
  };

  test("has a purpose, consents to distribution and to the image, and every page", () => {
    const policy = writeOne("privacy", workshop);
    const row = purpose(policy, "Публикация сведений о людях на страницах Оператора");
    expect(row).toContain("Чьи данные — Дети и педагоги мастерской");
    expect(row).toMatch(/Перечень данных — Фамилия, имя, отчество; фотография; отзыв/);
    expect(row).toContain("ст. 152.1 Гражданского кодекса");
    expect(row).toContain("Распространение: данные становятся доступны всем");
    expect(policy).toContain("• https://ok.ru/masterskaya-test");
    // The photo is not of the contract.
    expect(purpose(policy, "Заключение и исполнение договора")).not.toContain("фотография");

    const consent = writeOne("consent", { ...workshop, consentPurpose: "distribution" });
    expect(consent).toContain("разрешённых субъектом для распространения");
    for (const page of ["masterskaya-test.ru", "https://vk.com/masterskaya-test"]) {
      expect(consent).toContain(`• ${page.startsWith("https") ? page : `https://${page}`}`);
    }
    expect(consent).toMatch(/Данные \(иные персональные данные\): Фотография/);
    expect(consent).toContain("обнародование и использование изображения субъект даёт отдельно");
    expect(consent).toContain("законный представитель");
    expect(consent).not.toContain("данные не передаются и не раскрываются");
    expect(consent).not.toMatch(/Субъект сам размещает|это согласие не разрешает|телефона;/);
  });

  test("is not mentioned when the owner publishes no one", () => {
    const text = writeOne("privacy", { ...workshop, publishesOthers: false });
    expect(text).not.toMatch(/Публикация сведений о людях|vk\.com/);
  });
});
