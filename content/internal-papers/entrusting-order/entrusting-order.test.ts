import { expect, test } from "vitest";
import { describePaper } from "@/content/internal-papers/check/describe-paper";
import { openPaper } from "@/content/internal-papers/check/open-paper";
import { elements } from "@/content/internal-papers/entrusting-order/elements";
import { documentAnswersSchema } from "@/lib/engine/answers/schema";
import { writeText } from "@/lib/engine/writers/text";

const ownWork =
  "all of the twelve entrust work whose actions are known; a carrier by order is tried below";
describePaper("entrusting-order", {
  elements,
  count: 22,
  idle: { "e-actions": ownWork, "e-actions-open": ownWork },
});

const paper = openPaper("entrusting-order");
const writtenFor = (recipients: object[]) =>
  paper
    .ownersOf(
      documentAnswersSchema.parse({
        type: "privacy",
        ownerType: "legal",
        companyName: "ООО «Ромашка»",
        contactEmail: "info@romashka.ru",
        websiteUrl: "https://romashka.ru",
        industry: "ecommerce",
        processingPurposes: ["order_processing", "delivery", "newsletter", "feedback"],
        dataTypesCollected: ["full_name", "email", "phone", "address"],
        hostingProvider: "Свой сервер",
        recipients,
      }),
      {},
    )
    .map((owner) => ({
      name: owner.recipient?.name,
      text: writeText(paper.write(owner)).replace(/[\u00a0\u202f]/g, " "),
    }));

test("order is written for processors with or without a contract and not for independent recipients", () => {
  const written = writtenFor([
    { name: "ООО «Скороход»", role: "delivery" },
    { name: "ООО «Письма»", role: "mailing" },
    { name: "ООО «Заявки»", role: "crm", contract: "no" },
    { name: "ООО «Перевозчик»", role: "delivery", contract: "yes" },
  ]);
  expect(written.map(({ name }) => name)).toEqual([
    "ООО «Письма»",
    "ООО «Заявки»",
    "ООО «Перевозчик»",
  ]);
  const [mailing, , carrier] = written;
  expect(mailing?.text).toContain("совершает Исполнитель: запись, ");
  expect(carrier?.text).toContain("совершает Исполнитель: [указать: действия");
});

test("order limits a mailing service to subscribers and a CRM to the data of the forms", () => {
  const [mailing, crm] = writtenFor([
    { name: "ООО «Письма»", role: "mailing" },
    { name: "ООО «Заявки»", role: "crm" },
  ]);
  expect(mailing?.text).toContain("Цель: Рекламные и информационные рассылки");
  expect(mailing?.text).toMatch(/Перечень данных: Адрес электронной почты\n/);
  expect(mailing?.text).not.toContain("Цель: Доставка");
  expect(mailing?.text).not.toContain("адрес; состав");
  expect(crm?.text).toContain("Цель: Обратная связь и обработка заявок и обращений");
  expect(crm?.text).not.toContain("Цель: Рекламные");
});
