/** What a consent states of its owner and asks of the person: only what was answered or is law for everyone. */
import { describe, expect, test } from "vitest";
import { writeOne } from "@/content/documents/check/write-all";

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

describe("consent", () => {
  const shop = {
    ...owner,
    industry: "ecommerce",
    hostingProvider: "ООО «Тест-Хостинг»",
    processingPurposes: ["order_processing", "payment", "feedback", "newsletter"],
    dataTypesCollected: ["full_name", "phone", "email"],
  };

  test("confirms no other document and contains a single consent when a purpose is chosen", () => {
    const all = writeOne("consent", shop);
    expect(all).not.toMatch(/ознакомлен|Почему согласие не требуется|В этом документе собраны/);
    expect(all).not.toContain("простая электронная подпись");
    const one = writeOne("consent", { ...shop, consentPurpose: "feedback" });
    expect(one.match(/даю согласие/g)).toHaveLength(1);
    expect(one).not.toMatch(/рассылк/i);
  });

  test("names its object and its purposes and claims no single purpose when it is to entrusting", () => {
    const text = writeOne("consent", { ...shop, consentPurpose: "processors" });
    expect(text).not.toContain("относится только к одной цели");
    expect(text).toContain("Предмет согласия: поручение обработки другим лицам");
    expect(text).toMatch(/Цель обработки: Оформление и исполнение заказов\n/);
    const policy = writeOne("privacy", shop);
    expect(policy).toMatch(
      /Получатель: ООО «Тест-Хостинг»[\s\S]*?Основание: поручение обработки \(ч\. 3 ст\. 6 [^)]+\)\n/,
    );
  });

  test("asks for a name and a contact only if the form collects them", () => {
    const byPhone = writeOne("consent", { ...landing, consentPurpose: "feedback" });
    expect(byPhone).not.toMatch(
      /Фамилия, имя, отчество|Электронная почта или телефон|если есть в перечне/,
    );
    expect(byPhone).toContain("Телефон — указывает субъект");
    const byName = writeOne("consent", { ...shop, consentPurpose: "feedback" });
    expect(byName).toContain("Фамилия, имя, отчество — указывает субъект");
    expect(byName).toContain("Электронная почта или телефон — указывает субъект");
  });

  test("mentions children only where they use the site or their data are processed", () => {
    const camp = {
      ...owner,
      industry: "travel",
      processingPurposes: ["contract", "feedback", "newsletter", "analytics"],
      dataTypesCollected: ["full_name", "email", "birth_date", "children"],
    };
    const children = /ребён|подрост|несовершеннолетн/i;
    for (const consentPurpose of ["newsletter", "feedback", "analytics"])
      expect(writeOne("consent", { ...camp, consentPurpose })).not.toMatch(children);

    const club = { ...camp, industry: "children", processingPurposes: ["registration"] };
    const account = writeOne("consent", { ...club, consentPurpose: "minors" });
    expect(account).toContain("За ребёнка до 14 лет согласие даёт его законный представитель");
    expect(account).toContain("Подросток от 14 до 18 лет даёт согласие вместе с законным");
    const published = {
      ...camp,
      publishesOthers: true,
      publishedSubjects: "дети, которые отдыхают в лагере",
      publishedData: ["photo"],
      consentPurpose: "distribution",
    };
    expect(writeOne("consent", published)).toMatch(children);
  });
});
