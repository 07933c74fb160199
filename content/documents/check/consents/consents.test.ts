/** Each consent is a separate document, and no other document of the owner contradicts it. */
import { describe, expect, test } from "vitest";
import { openTemplate } from "@/content/documents/check/open-template";
import { writeAll, writeOne } from "@/content/documents/check/write-all";
import { documentAnswersSchema } from "@/lib/engine/answers/schema";
import { consentPurposes } from "@/lib/engine/questions/vocabulary/options";

const owner = {
  companyName: "ООО «Пробная лагуна»",
  websiteUrl: "https://laguna-test.ru",
  contactEmail: "a@laguna-test.ru",
};
const club = {
  ...owner,
  industry: "sports",
  hostingProvider: "ООО «Хостинг-Т»",
  processingPurposes: ["contract", "order_processing", "feedback", "newsletter"],
  dataTypesCollected: ["full_name", "email", "phone", "birth_date", "children", "photo"],
  publishesOthers: true,
  publishedSubjects: "дети из секции",
  publishedData: ["full_name", "photo"],
  publishedWhere: "https://vk.com/laguna-test",
};

describe("consent document", () => {
  test.each(Object.keys(consentPurposes))(
    "contains exactly one consent for the purpose «%s»",
    (consentPurpose) => {
      const text = writeOne("consent", { ...club, consentPurpose });
      expect(text.match(/даю согласие/g)).toHaveLength(1);
      expect(text).not.toMatch(/согласие не требуется|собраны согласия|других согласий в этом/i);
      expect(text).not.toMatch(/^2\. /m);
    },
  );

  test("gives each consent its own page and no common part without a chosen purpose", () => {
    const { blocks } = openTemplate("consent")(
      documentAnswersSchema.parse({ ...club, type: "consent" }),
    );
    const sections = blocks.filter((block) => block.type === "heading" && block.level === 2);
    const breaks = blocks.filter((block) => block.type === "pageBreak");
    expect(sections.length).toBeGreaterThan(2);
    expect(breaks).toHaveLength(sections.length);
  });
});

test("papers do not rely on an agreement on electronic signatures", () => {
  for (const industry of ["sports", "saas", "beauty"]) {
    for (const [type, text] of Object.entries(writeAll({ ...club, industry }))) {
      expect(text, type).not.toMatch(
        /прост(?:ая|ой) электронн(?:ая|ой) подпис|если так установлено/i,
      );
    }
  }
});

test("offer, policy and consent agree on entrusting data", () => {
  const { offer, privacy } = writeAll(club);
  const consent = writeOne("consent", { ...club, consentPurpose: "processors" });
  expect(offer).not.toContain("отдельное согласие для этого не требуется");
  expect(privacy).not.toMatch(/Отказ дать согласие(?!, которое для этого не требуется)/);
  expect(privacy).toContain("поручение обработки");
  expect(consent).toContain("ООО «Хостинг-Т»");
});

describe("consents of a site that collects children's data", () => {
  const lists = (text: string) => text.match(/Перечень данных: [^\n]+/g) ?? [];

  test("do not mention children when adults give them", () => {
    for (const consentPurpose of ["feedback", "newsletter"]) {
      const text = writeOne("consent", { ...club, consentPurpose });
      expect(text, consentPurpose).not.toMatch(/ребён|подрост|законный представитель даёт/i);
    }
  });

  test("name the legal representative and never let a teenager consent alone to distribution", () => {
    const text = writeOne("consent", { ...club, consentPurpose: "distribution" });
    expect(text).toMatch(/законный представитель/);
    expect(text).not.toMatch(/одросток[^.]*даёт согласие сам/);
    expect(lists(text).join()).not.toMatch(/телефон/);
  });
});
