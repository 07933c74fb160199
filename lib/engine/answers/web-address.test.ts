import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toDisplayAddress } from "@/lib/engine/answers/display-address";
import { isEmail, toWebAddress } from "@/lib/engine/answers/typed-address";

describe("isEmail", () => {
  test.each([
    "info@romashka.ru",
    "o'neil+news@mail.example.com",
    "director@пример.рф",
    "Ivan@ПРИМЕР.РФ",
    "a@xn--e1afmkfd.xn--p1ai",
    `${"a".repeat(64)}@example.ru`,
  ])("accepts %s", (text) => expect(isEmail(text)).toBe(true));

  test.each([
    "",
    "info",
    "@example.ru",
    "info@localhost",
    "info@example",
    "info@example.r",
    "info@.ru",
    "info@-a.ru",
    "info@a..ru",
    ".info@example.ru",
    "in..fo@example.ru",
    "in fo@example.ru",
    "info@exam ple.ru",
    "a@b@example.ru",
    "info@example.ru\nbcc: x@y.ru",
    "<info@example.ru>",
    `${"a".repeat(65)}@example.ru`,
    `a@${"b.".repeat(130)}ru`,
    // Punycode can encode any character; what no registry accepts stays rejected.
    "info@💩.ru",
    "info@при\u200bмер.рф",
    "info@при\u202eмер.рф",
    "info@пример。рф",
    "info@при мер.рф",
    "info@пример№.рф",
    "info@«пример».рф",
    "info@-пример.рф",
    "info@при\u0301\u0301\u0301мер\ufeff.рф",
  ])("rejects %j", (text) => expect(isEmail(text)).toBe(false));
});

describe("toWebAddress", () => {
  test.each([
    ["romashka.ru", "https://romashka.ru"],
    ["  HTTP://Romashka.RU/ ", "http://romashka.ru"],
    ["магазин.рф", "https://магазин.рф"],
    ["https://ПРИМЕР.РФ/Страница", "https://пример.рф/Страница"],
    ["xn--80aairftm.xn--p1ai", "https://магазин.рф"],
    ["a.ru:8080/x?y=1#z", "https://a.ru:8080/x?y=1#z"],
    ["https://a.ru/%D0%BF%D1%83%D1%82%D1%8C?q=%26", "https://a.ru/путь?q=%26"],
    // What would break, disguise or change the address stays encoded.
    ["a.ru/%20x", "https://a.ru/%20x"],
    ["a.ru/%3Cscript%3E", "https://a.ru/%3Cscript%3E"],
    ["a.ru/%0A%D0%BF", "https://a.ru/%0A%D0%BF"],
    ["a.ru/%E2%80%AEfdp.exe", "https://a.ru/%E2%80%AEfdp.exe"],
    ["a.ru/%2541", "https://a.ru/%2541"],
    ["a.ru/%", "https://a.ru/%"],
    ["a.ru//b/%D0%BF?", "https://a.ru//b/п"],
  ])("turns %j into %j", (input, expected) => expect(toWebAddress(input)).toBe(expected));

  test.each([
    "",
    "romashka",
    "http://localhost:3000",
    "ftp://a.ru",
    "javascript:alert(1)",
    "mailto:a@b.ru",
    "https://user:password@a.ru",
    "a.ru/два слова",
    "a..ru",
    "xn--99999999.ru",
    "xn---10n.ru",
    "https://",
    "[::1]",
  ])("returns null for %j", (input) => expect(toWebAddress(input)).toBeNull());

  test("never throws, and returns its own results unchanged", () => {
    const part = fc.string({
      unit: fc.constantFrom(..."abxn-.рфё1%25E4/0:@?#&=\\ <>\"'"),
      maxLength: 25,
    });
    const input = fc.oneof(
      part,
      part.map((text) => `a.ru/${text}`),
      part.map((text) => `xn--${text}.ru`),
    );
    fc.assert(
      fc.property(input, (text) => {
        const address = toWebAddress(text);
        if (address === null) return;
        expect(toWebAddress(address)).toBe(address);
        expect(new URL(address).href).toMatch(/^https?:\/\/[\x21-\x7e]+$/);
      }),
      { numRuns: 2000 },
    );
  });
});

test("toDisplayAddress removes the scheme and the last slash", () => {
  expect(toDisplayAddress("https://магазин.рф/путь/")).toBe("магазин.рф/путь");
});
