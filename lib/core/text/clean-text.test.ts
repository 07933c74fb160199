import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanText } from "@/lib/core/text/clean-text";
import { anyCharacter } from "@/tests/support/arbitrary-text";

describe("cleanText", () => {
  test.each([
    ["a\r\nb\rc\n", "a\nb\nc\n"],
    ["a\u0000b\u0008c\u000bd\u000ce\u001ff\u007fg\ufffe\uffff", "abcdefg"],
    ["таб\tостаётся", "таб\tостаётся"],
    ["\ud800a\udc00b😀", "ab😀"],
    ["\ufeffa\u200bb\u200ec\u202ed\u2066e", "abcde"],
    ["«Ё» — №\u00a05", "«Ё» — №\u00a05"],
    // A joiner is one between two emoji alone.
    ["a\u200db😀\u200d", "ab😀"],
    ["😀\u200d\u200d😀\u200b\u200d😀", "😀😀😀"],
  ])("changes %j to %j", (text, expected) => expect(cleanText(text)).toBe(expected));

  test.each(["👨‍👩‍👧", "❤️", "🏳️‍🌈", "👩🏽‍⚕️", "👁️‍🗨️", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "👨‍👩‍👧 ❤️ 🏳️‍🌈"])(
    "keeps the emoji %s whole and removes invisible characters around it",
    (emoji) => {
      expect(cleanText(emoji)).toBe(emoji);
      expect(cleanText(`а\u200b${emoji}\u200bб`)).toBe(`а${emoji}б`);
    },
  );

  test("returns only characters that XML 1.0 allows, and changes nothing when repeated", {
    tags: ["slow"],
  }, () => {
    // XML 1.0 § 2.2, production [2] Char.
    const allowed = /^[\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u;
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        const clean = cleanText(text);
        expect(clean).toMatch(allowed);
        expect(cleanText(clean)).toBe(clean);
      }),
      { numRuns: 1000 },
    );
  });
});

test("cleanText removes the control characters U+0080–U+009F and turns U+0085 into a line break", () => {
  expect(cleanText("а\u0080б\u009fв\u0085г")).toBe("абв\nг");
});
