import { expect, test } from "vitest";
import { type AnswersDraft, toKnownFacts } from "@/lib/engine/facts/known/known-facts";
import {
  paperRecipients,
  recipientFacts,
} from "@/lib/engine/facts/papers/recipients/paper-recipient";

const known = toKnownFacts({
  industry: "ecommerce",
  processingPurposes: ["order_processing", "delivery", "newsletter", "payment"],
  dataTypesCollected: ["full_name", "email"],
  hostingProvider: "ООО «Надёжный хостинг»",
  recipients: [
    { name: "ООО «Скороход»", role: "delivery", inn: "7707083893", country: "RU", contract: "no" },
    {
      name: "Mailchimp",
      role: "mailing",
      country: "US",
      contract: "yes",
      address: "Atlanta\nGeorgia",
      purposes: ["newsletter"],
      data: ["email"],
    },
  ],
} as unknown as AnswersDraft);
const find = (name: string) => {
  const found = paperRecipients(known).find((item) => item.name === name);
  if (!found) throw new Error(`No recipient ${name}`);
  return found;
};

test("a recipient has isForeign and isProcessor by its place and its role", () => {
  expect(find("Mailchimp")).toMatchObject({ isForeign: true, isProcessor: true });
  expect(find("ООО «Скороход»")).toMatchObject({ isForeign: false, isProcessor: false });
  expect(find("ООО «Надёжный хостинг»")).toMatchObject({ isForeign: false, isProcessor: true });
});

test("the key of a recipient is a hash of its name alone, and unique", () => {
  expect(find("Mailchimp").key).toMatch(/^[0-9a-f]{16}$/);
  // Another owner, another role, country and agreement, in another order: the address stays the same.
  const changed = paperRecipients(
    toKnownFacts({
      industry: "medical",
      processingPurposes: ["feedback"],
      dataTypesCollected: ["phone"],
      recipients: [
        { name: "ООО «Новое»", role: "other", task: "уборка" },
        { name: "Mailchimp", role: "callCentre", country: "DE", contract: "no" },
      ],
    } as unknown as AnswersDraft),
  );
  expect(changed.find(({ name }) => name === "Mailchimp")?.key).toBe(find("Mailchimp").key);
  const keys = paperRecipients(known).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

test("paperRecipients lists only named recipients", () => {
  const names = paperRecipients(known).map(({ name }) => name);
  expect(names).toEqual(["ООО «Надёжный хостинг»", "ООО «Скороход»", "Mailchimp"]);
});

test("recipientFacts contain what the owner answered and leave the rest undefined", () => {
  expect(recipientFacts(known, find("Mailchimp"))).toMatchObject({
    "paper.recipient.name": "Mailchimp",
    "paper.recipient.requisites": "Atlanta, Georgia",
    "paper.recipient.country": "США",
    "paper.recipient.role": "Рассылка писем и сообщений",
    "paper.recipient.contract": "Да, договор поручения есть",
  });
  const host = recipientFacts(known, find("ООО «Надёжный хостинг»"));
  expect(host["paper.recipient.country"]).toBeUndefined();
  expect(host["paper.recipient.requisites"]).toBeUndefined();
  expect(recipientFacts(known, null)).toEqual({});
});
