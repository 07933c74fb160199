import { expect, test } from "vitest";
import { describeDocument } from "@/content/documents/check/describe-document";
import { openTemplate } from "@/content/documents/check/open-template";
import type { Wording } from "@/content/documents/check/wording";
import { elements } from "@/content/documents/socialDisclaimer/elements";
import { socialDisclaimer } from "@/content/documents/socialDisclaimer/next-steps";
import { documentAnswersSchema } from "@/lib/engine/answers/schema";
import { writeText } from "@/lib/engine/writers/text";

const forbidden: Wording[] = [
  // The form does not ask what the owner is.
  { id: "x-kind-of-owner", says: /(?:наша|эта) организация|юридическое лицо/i },
  { id: "x-consent-inside", says: /согласие на обработку/i },
  // The court forbade the activity of the company, not its users (nor every use of the networks).
  { id: "x-use-is-crime", says: /пользователи[^.]{0,40}(?:запрещ|уголовн)/i },
  { id: "x-terrorist", says: /Meta[^.]{0,40}террористическ/i },
];

describeDocument("socialDisclaimer", { elements, count: 16, forbidden, contradictions: [] });

test("S18: cites the list of organisations and the advertising law and infers nothing from the ban", () => {
  const answers = documentAnswersSchema.parse({
    type: "socialDisclaimer",
    companyName: "ИП Пробный Лев Львович",
    websiteUrl: "https://lev-test.ru",
    contactEmail: "a@lev-test.ru",
  });
  const text = writeText(openTemplate("socialDisclaimer")(answers)).replace(/[\u00a0\u202f]/g, " ");
  expect(text).not.toMatch(/Тем самым|признана экстремистской/);
  expect(text).toMatch(/внесена в перечень организаций.+Министерство юстиции/);
  expect(text).toMatch(/ч\. 10\.7 ст\. 5 Федерального закона .+«О рекламе»/);
});

test("S18: recommends removing links before publishing", () => {
  expect(socialDisclaimer[0]?.text).toMatch(/^Уберите с сайта .*ссылки/);
});
