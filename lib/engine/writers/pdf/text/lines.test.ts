import { expect, test } from "vitest";
import { breakLines, textNeed } from "@/lib/engine/writers/pdf/text/lines";
import { plainRun } from "@/lib/engine/writers/shared/runs";

/** Every letter is one point wide. */
const measure = (text: string) => text.length;
const linesOf = (text: string, width: number) =>
  breakLines([plainRun(text)], { width, size: 1, bold: false }, measure).map((line) =>
    line
      .map((part) => part.text.replace(/\u00a0/g, "·"))
      .join("")
      .trim(),
  );

test("breakLines breaks after a quoted name, but not between a legal form and its name", () => {
  const name = "ООО\u00a0«ЯНДЕКС» (Яндекс.Метрика); ООО\u00a0«ВК»";
  expect(linesOf(name, 18)).toEqual(["ООО·«ЯНДЕКС»", "(Яндекс.Метрика);", "ООО·«ВК»"]);
  expect(textNeed([plainRun(name)], { size: 1, bold: false }, measure).min).toBe(17);
});

test("breakLines keeps a punctuation mark with its word", () => {
  expect(linesOf("данные (иные); далее", 14)).toEqual(["данные (иные);", "далее"]);
  expect(linesOf("данные (иные); далее", 13)).toEqual(["данные", "(иные); далее"]);
});
