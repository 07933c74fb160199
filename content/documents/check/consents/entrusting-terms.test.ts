/** The consent to entrusting: its words, its terms and what a withdrawal leads to. */
import { describe, expect, test } from "vitest";
import { writeAll, writeOne } from "@/content/documents/check/write-all";

const owner = {
  companyName: "ООО «Клевер-Т»",
  websiteUrl: "https://klever-test.ru",
  contactEmail: "a@klever-test.ru",
  websitePlatform: "cms",
  hostingProvider: "ООО «Хостинг-Т»",
  hostingAddress: "г. Москва, ул. Серверная, д. 1",
  processingPurposes: ["registration", "order_processing", "contract", "feedback"],
  dataTypesCollected: ["full_name", "email", "phone"],
};
const entrusting = (answers: object) =>
  writeOne("consent", { ...answers, consentPurpose: "processors" });
const lengths = ["short", "full"] as const;

describe.each(lengths)("%s consent to entrusting", (documentLength) => {
  const shop = { ...owner, documentLength, industry: "ecommerce" };
  const consent = entrusting(shop);

  test("gives each purpose the retention term of the policy", () => {
    const policy = writeOne("privacy", { ...shop, documentLength: "full" });
    const terms = [...consent.matchAll(/^\s*Срок: ([^\n]+)$/gm)].map(([, term]) => term);
    expect(terms).toHaveLength(3);
    for (const term of terms) expect(policy).toContain(`Срок обработки и хранения — ${term}`);
    expect(consent).not.toContain("завершения обработки данных по договору");
  });

  test("states what a withdrawal and a refusal lead to", () => {
    expect(consent).toMatch(/обязан в тот же срок забрать у этих лиц и хранить сам/);
    expect(consent).not.toMatch(/обрабатывает дальше сам/);
    expect(consent).toMatch(/учётная запись не создаётся/);
    expect(entrusting({ ...shop, processingPurposes: ["order_processing"] })).not.toContain(
      "учётная запись",
    );
    expect(consent).toContain("Можно ли сообщить их иначе, подскажут по контактам Оператора");
  });
});

test("consent to entrusting lets a representative act for a child", () => {
  const club = { ...owner, industry: "children", processingPurposes: ["contract", "feedback"] };
  const consent = entrusting(club);
  expect(consent).toMatch(/или представитель, который действует от имени субъекта/);
  expect(consent).not.toContain("моих персональных данных");
});

test("consent to entrusting names the other people when an order or a booking is made for them", () => {
  const agency = { ...owner, industry: "travel" };
  expect(entrusting(agency)).toMatch(/Фамилия, имя, отчество каждого туриста — указывает/);
  expect(writeOne("privacy", agency)).toMatch(
    /взрослый спутник даёт сам или через своего представителя/,
  );
  const shop = { ...owner, industry: "marketplace", processingPurposes: ["delivery", "contract"] };
  expect(entrusting(shop)).toMatch(
    /Если заказ получит другой человек[^\n]*только когда тот поручил ему дать это согласие/,
  );
  expect(entrusting({ ...owner, industry: "marketplace" })).not.toContain(
    "заказ получит другой человек",
  );
});

test("asks for a representative's papers only where children come and lists them in the policy", () => {
  const school = {
    ...owner,
    industry: "education",
    minorsCome: "yes",
    processingPurposes: ["contract", "feedback", "analytics"],
    dataTypesCollected: ["full_name", "email", "phone", "cookies"],
  };
  const { privacy } = writeAll(school);
  expect(privacy).toMatch(
    /сведения о представителе и документе, который подтверждает его полномочия/,
  );
  expect(privacy).toMatch(/направившие заявку или обращение[^\n]*законные представители/);
  const feedback = writeOne("consent", { ...school, consentPurpose: "feedback" });
  expect(feedback).not.toContain("свидетельство о рождении");
  expect(feedback).toContain("Документ о полномочиях Оператор вправе запросить");
  const statistics = writeOne("consent", { ...school, consentPurpose: "analytics" });
  expect(statistics).not.toContain("вправе проверить, если");
  expect(statistics).not.toContain("свидетельство о рождении");
  expect(statistics).toContain("Полномочия представителя Оператор обязан проверить");
  const adults = writeOne("privacy", { ...school, industry: "consulting" });
  expect(adults).not.toContain("сведения о представителе и документе");
});
