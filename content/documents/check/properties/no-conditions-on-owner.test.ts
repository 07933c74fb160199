import { expect, test } from "vitest";
import { writeOne } from "@/content/documents/check/write-all";
import { industries, keysOf } from "@/lib/engine/questions/vocabulary/options";

const owner = {
  companyName: "ООО «Пробный маяк»",
  websiteUrl: "https://mayak-test.ru",
  contactEmail: "a@mayak-test.ru",
  dataTypesCollected: ["full_name", "phone", "photo"],
} as const;

test.each(keysOf(industries))("policy of %s contains no conditions about the owner", (industry) => {
  const text = writeOne("privacy", {
    ...owner,
    industry,
    processingPurposes: ["contract", "order_processing", "feedback"],
  });
  expect(text).not.toMatch(/Если (?:Оператор (?:даёт|—|относится)|он проводит|закон обязывает)/);
});

test("policy of an owner without events mentions no tickets", () => {
  const text = writeOne("privacy", {
    ...owner,
    industry: "entertainment",
    processingPurposes: ["contract", "order_processing", "feedback"],
  });
  expect(text).not.toMatch(/билет|мероприяти/i);
});

test("policy of a tutor cites no rules for educational organisations", () => {
  const text = writeOne("privacy", {
    ...owner,
    ownerType: "individual",
    industry: "education",
    processingPurposes: ["contract"],
  });
  expect(text).not.toMatch(/ст\. 98|сведения об обучающихся/i);
});

test.each(["mobile", "gaming"] as const)(
  "policy of %s mentions no access to camera or microphone by default",
  (industry) => {
    const text = writeOne("privacy", { ...owner, industry, processingPurposes: ["registration"] });
    expect(text).not.toMatch(/камере|микрофону/);
  },
);
