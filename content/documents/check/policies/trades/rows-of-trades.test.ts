/** Rows of single trades, and what the short form says of every purpose (152-ФЗ ст. 18.1 ч. 1 п. 2). */
import { describe, expect, test } from "vitest";
import { writeAll, writeOne } from "@/content/documents/check/write-all";

const owner = {
  companyName: "АНО «Ступени»",
  websiteUrl: "https://stupeni-test.ru",
  contactEmail: "a@stupeni-test.ru",
};
const rowOf = (policy: string, title: string) =>
  policy.split(new RegExp(`\\n\\d+\\.\\d+\\. ${title}\\n`))[1]?.split(/\n\d+\.\d+\. /)[0] ?? "";

test("school's policy asks for the residence that its offer requires", () => {
  const school = {
    ...owner,
    industry: "education",
    processingPurposes: ["contract", "feedback"],
    dataTypesCollected: ["full_name", "phone"],
  };
  const { privacy, offer } = writeAll(school);
  expect(offer).toContain("место жительства");
  expect(privacy).toMatch(/Место жительства, которого требует договор[^\n]*: \[указать: /);
  expect(rowOf(privacy, "Заключение и исполнение договора")).not.toContain("место жительства");
  const withAddress = { ...school, dataTypesCollected: ["full_name", "phone", "address"] };
  expect(writeOne("privacy", withAddress)).not.toContain("Место жительства");
  expect(rowOf(writeOne("privacy", withAddress), "Заключение и исполнение договора")).toContain(
    "адрес",
  );
});

test("charity names donors for payments and beneficiaries for contracts", () => {
  const fund = {
    ...owner,
    industry: "nonprofit",
    processingPurposes: ["payment", "contract"],
    dataTypesCollected: ["full_name", "email"],
  };
  const policy = writeOne("privacy", fund);
  expect(rowOf(policy, "Приём пожертвований")).toMatch(/Чьи данные — Жертвователи\n/);
  expect(rowOf(policy, "Заключение и исполнение договора")).toContain("благополучатели");
});

describe("short form", () => {
  const blog = {
    ...owner,
    documentLength: "short",
    industry: "consulting",
    processingPurposes: ["feedback", "newsletter", "analytics"],
    dataTypesCollected: ["email", "cookies"],
  };
  const policy = writeOne("privacy", blog);

  test("cites each act by its name when a ground rests on two", () => {
    expect(policy).toContain("(п. 1; ч. 1 ст. 15; ч. 1 ст. 18 Закона о рекламе)");
    expect(policy).toContain("Согласие субъекта (п. 1)");
  });

  test("states once for all purposes how data are processed and destroyed", () => {
    expect(policy).toContain("Для всех целей — автоматизированная обработка");
    expect(policy).toContain("Для каждой цели обработка прекращается, а данные уничтожаются:");
    expect(policy).toMatch(/Для каждой цели данные удаляются из информационных систем/);
  });

  test.each([
    ["feedback", "обратная связь и обработка заявок и обращений"],
    ["newsletter", "рекламные и информационные рассылки"],
    ["analytics", "статистика и анализ посещаемости"],
  ])("names the purpose in the heading of a consent: %s", (consentPurpose, purpose) => {
    const consent = writeOne("consent", { ...blog, consentPurpose });
    expect(consent).toMatch(new RegExp(`^1\\. Согласие: ${purpose}$`, "m"));
  });

  test("asks for a name in a withdrawal only when the visitor gave one", () => {
    const analytics = writeOne("consent", { ...blog, consentPurpose: "analytics" });
    expect(analytics).not.toMatch(/называют себя/);
    expect(analytics).toContain("время посещения и устройство");
    const feedback = writeOne("consent", { ...blog, consentPurpose: "feedback" });
    expect(feedback).toContain("называют себя");
  });
});
