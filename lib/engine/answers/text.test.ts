import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanText, line, lines } from "@/lib/engine/answers/text";

describe("cleanText", () => {
  test.each([
    ["a\r\nb\rc\n", "a\nb\nc\n"],
    ["a\u0000b\u0008c\u000bd\u000ce\u001ff\u007fg\ufffe\uffff", "abcdefg"],
    ["таб\tостаётся", "таб\tостаётся"],
    ["\ud800a\udc00b😀", "ab😀"],
    ["\ufeffa\u200bb\u200ec\u202ed\u2066e", "abcde"],
    ["«Ё» — №\u00a05", "«Ё» — №\u00a05"],
  ])("%j → %j", (text, expected) => expect(cleanText(text)).toBe(expected));

  test("what is left can stand in XML 1.0, and cleaning twice changes nothing", () => {
    // XML 1.0 § 2.2, production [2] Char.
    const allowed = /^[\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u;
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const clean = cleanText(text);
        expect(clean).toMatch(allowed);
        expect(cleanText(clean)).toBe(clean);
      }),
      { numRuns: 1000 },
    );
  });
});

const messages = (schema: ReturnType<typeof line>, value: unknown) => {
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : parsed.error.issues.map(({ message }) => message);
};

test.each([
  ["  ООО\n «Ромашка»\t ", "ООО «Ромашка»"],
  ["а\r\n\r\nб", "а б"],
  ["12345", "12345"],
  ["1234567890123456", ["Не длиннее 15 символов"]],
  // Said once, however long.
  ["1".repeat(1000), ["Не длиннее 15 символов"]],
  // Spaces and invisible characters around do not count.
  [`  ${"\u200b".repeat(10)}123456789012345  `, "123456789012345"],
  [undefined, ["Введите текст"]],
  [5, ["Введите текст"]],
] as const)("line(15): %j → %j", (value, expected) => {
  expect(messages(line(15), value)).toEqual(expected);
});

test("several lines keep their line ends", () => {
  expect(messages(lines(20), "  а\r\nб  ")).toBe("а\nб");
  expect(messages(lines(3), "а\nб\nв")).toEqual(["Не длиннее 3 символов"]);
});
