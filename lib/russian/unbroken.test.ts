import fc from "fast-check";
import { expect, test } from "vitest";
import { isInsideUnbreakable, splitUnbroken } from "@/lib/russian/unbroken";

/** The text with «|» where a line may end after a hyphen or a dash. */
const withBreaks = (text: string) =>
  [...text]
    .map((sign, at) =>
      /[-–]/.test(sign) && !isInsideUnbreakable(text, at + 1) ? `${sign}|` : sign,
    )
    .join("");

test.each([
  ["№ 152-ФЗ", "№ 152-ФЗ"],
  ["ст. 13.11-й", "ст. 13.11-й"],
  ["от 100–300 тыс.", "от 100–300 тыс."],
  ["+7 916 123-45-67", "+7 916 123-45-67"],
  ["сайт tsvety-lesnaya.ru", "сайт tsvety-lesnaya.ru"],
  ["мёд-алтая.рф", "мёд-алтая.рф"],
  ["info@my-shop-24.ru", "info@my-shop-24.ru"],
  ["https://a-b", "https://a-b"],
  ["интернет-магазин", "интернет-|магазин"],
  ["Санкт-Петербург", "Санкт-|Петербург"],
  ["ООО-2024", "ООО-|2024"],
  ["Москва–Тверь", "Москва–|Тверь"],
  ["слово — слово", "слово — слово"],
])(
  "isInsideUnbreakable allows a line break in «%s» only outside numbers, phones and addresses",
  (text, broken) => {
    expect(withBreaks(text)).toBe(broken);
  },
);

test.each([
  ["Сайт tsvety-lesnaya.ru (далее — Сайт)", ["tsvety-lesnaya.ru"]],
  ["№\u00a0152-ФЗ «О персональных данных», 149-ФЗ.", ["152-ФЗ", "149-ФЗ."]],
  ["интернет-магазин", []],
  [`https://${"ochen-dlinnyj-".repeat(4)}put.ru`, []],
  // No line of a clause on a phone of 320 px has surely room for 28 letters: it depends on how they are rounded.
  ["адрес garazh-forum.example/privacy", []],
])("splitUnbroken keeps short names of «%s» on one line", (text, names) => {
  const whole = splitUnbroken(text).filter(({ isUnbroken }) => isUnbroken);
  expect(whole.map((piece) => piece.text)).toEqual(names);
});

test("splitUnbroken neither loses nor adds characters", () => {
  const words = fc.array(
    fc.oneof(fc.constantFrom("152-ФЗ", "a-b.ru", " ", "-", "–", "—", "\n"), fc.string()),
  );
  fc.assert(
    fc.property(words, (parts) => {
      const text = parts.join("");
      expect(
        splitUnbroken(text)
          .map((piece) => piece.text)
          .join(""),
      ).toBe(text);
    }),
  );
});
