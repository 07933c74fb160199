import fc from "fast-check";
import { expect, test } from "vitest";
import { describeDocument } from "@/content/documents/check/describe-document";
import { openTemplate } from "@/content/documents/check/open-template";
import { elements } from "@/content/documents/consent/elements";
import { contradictions, forbidden } from "@/content/documents/consent/wording";
import { listConsentRequests } from "@/lib/engine/facts/consents/consent-requests";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import type { Block, DocumentTree } from "@/lib/engine/tree/document";
import { writeText } from "@/lib/engine/writers/text";
import { arbitraryAnswers } from "@/tests/support/documents/arbitrary-answers";

describeDocument("consent", { elements, count: 32, forbidden, contradictions });

const assembleConsent = openTemplate("consent");

/** The sections of a document as texts, and whether each begins a page. */
function sectionsOf(tree: DocumentTree): { text: string; onNewPage: boolean }[] {
  const starts = tree.blocks.flatMap((block, at) =>
    block.type === "heading" && block.level === 2 ? [at] : [],
  );
  return starts.map((start, index) => {
    const blocks: Block[] = tree.blocks.slice(start, starts[index + 1]);
    return {
      text: writeText({ ...tree, blocks }).replace(/[\u00a0\u202f]/g, " "),
      onNewPage: tree.blocks[start - 1]?.type === "pageBreak",
    };
  });
}

const isConsent = ({ text }: { text: string }) => text.includes("даю согласие на обработку");

test("gives each consent its purposes, their data, one term and one signature for any answers", {
  tags: ["slow"],
}, () => {
  fc.assert(
    fc.property(arbitraryAnswers, (answers) => {
      const consents = sectionsOf(assembleConsent(answers)).filter(isConsent);
      // The image consent is separate: it is no consent to processing.
      expect(consents.length > 0).toBe(answers.consentPurpose !== "image");
      for (const { text } of consents) {
        const count = (value: RegExp) => text.match(value)?.length ?? 0;
        // To entrust, each purpose has a list and a mark of its own.
        const purposes = /Предмет согласия: /.test(text)
          ? count(/Разрешаю поручить обработку: отмечает субъект/g)
          : 1;
        expect(purposes).toBeGreaterThan(0);
        expect(count(/Цель обработки: /g)).toBe(purposes);
        expect(
          count(/Перечень данных: |Данные \(иные персональные данные\): /g),
        ).toBeGreaterThanOrEqual(purposes);
        expect(count(/Отметка о согласии — ставит|Подпись — ставит/g)).toBe(1);
        expect(count(/Срок действия: /g)).toBe(1);
        expect(count(/Оператор: /g)).toBeLessThanOrEqual(1);
        const denies = /\. Третьим лицам данные не передаются/.test(text);
        expect(denies && /Обработку данных Оператор поручает|данные получают/.test(text)).toBe(
          false,
        );
      }
    }),
    { numRuns: 40 },
  );
});

test("asks to agree to mailings only in the consent to them, for any answers", {
  tags: ["slow"],
}, () => {
  const read = { newsletter: 0, other: 0 };
  fc.assert(
    fc.property(arbitraryAnswers, (answers) => {
      for (const { text } of sectionsOf(assembleConsent(answers)).filter(isConsent)) {
        const isNewsletter = /Цель обработки: рекламные и информационные рассылки/.test(text);
        // Who sells nothing sends news, not advertising.
        expect(/Оператор направляет субъекту (?!мотивированное)/.test(text)).toBe(isNewsletter);
        read[isNewsletter ? "newsletter" : "other"] += 1;
      }
    }),
    // One of each for certain.
    { numRuns: 30, examples: [[{ processingPurposes: ["feedback", "newsletter"] }]] },
  );
  expect(read.newsletter).toBeGreaterThan(0);
  expect(read.other).toBeGreaterThan(0);
});

test("gives each needed consent its own page without a chosen purpose", {
  tags: ["slow"],
}, () => {
  fc.assert(
    fc.property(arbitraryAnswers, (answers) => {
      const all: AnswersDraft = { ...answers, consentPurpose: undefined };
      const consents = sectionsOf(assembleConsent(all)).filter(isConsent);
      const needed = listConsentRequests(all).filter(({ key }) => key !== "image");
      expect(consents).toHaveLength(Math.max(1, needed.length));
      if (consents.length > 1) {
        expect(consents.every(({ onNewPage }) => onNewPage)).toBe(true);
      }
    }),
    { numRuns: 30 },
  );
});

test("contains only the consent to the chosen purpose", () => {
  const answers: AnswersDraft = {
    companyName: "ООО «Ромашка»",
    processingPurposes: ["order_processing", "feedback", "newsletter", "analytics"],
    dataTypesCollected: ["full_name", "email", "cookies"],
    hostingProvider: "ООО «Надёжный хостинг»",
    consentPurpose: "newsletter",
  };
  const sections = sectionsOf(assembleConsent(answers));
  expect(sections).toHaveLength(1);
  expect(sections[0]?.text).toContain("рекламные и информационные рассылки");
  expect(sections[0]?.text).not.toMatch(/обратная связь|статистика|файлы cookie/i);
});
