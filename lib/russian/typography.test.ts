import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bindNames, opaque, typesetDocument } from "@/lib/russian/typography";

/** Non-breaking spaces are seen as «·». */
const set = (text: string, before?: string, after?: string) =>
  typesetDocument(text, before, after).replaceAll("\u00a0", "·");

test.each([
  // Short words.
  ["В договоре и в оферте", "В·договоре и·в·оферте"],
  ["(в том числе) «О рекламе»", "(в·том числе) «О·рекламе»"],
  ["ввод и вывод", "ввод и·вывод"],
  ["кто-то в доме", "кто-то в·доме"],
  ["было ли, сказал бы, тот же", "было·ли, сказал·бы, тот·же"],
  // Dashes.
  ["Сайт - это", "Сайт·— это"],
  ["Сайт – это", "Сайт·— это"],
  ["Сайт — это", "Сайт·— это"],
  ["- пункт", "— пункт"],
  ["интернет-магазин, 10–15", "интернет-магазин, 10–15"],
  // Signs and shortenings.
  ["№ 152-ФЗ, №5, § 3", "№·152-ФЗ, №·5, §·3"],
  ["п. 1 ч. 2 ст. 3 и т. д.", "п.·1·ч.·2·ст.·3 и·т.·д."],
  ["п. 2 подп. 1, 9 ч. утра", "п.·2 подп.·1, 9·ч.·утра"],
  ["сервис ООО «Почта», общество «Почта»", "сервис ООО·«Почта», общество «Почта»"],
  ["г. Москва, ул. Мира, д. 1", "г.·Москва, ул.·Мира, д.·1"],
  ["в 2026 г. Оператор", "в·2026·г. Оператор"],
  ["ГК РФ, КоАП РФ, закон РФ", "ГК·РФ, КоАП·РФ, закон РФ"],
  // Numbers and what they count.
  ["до 30 дней, 10 рабочих дней, 24 часа", "до·30·дней, 10·рабочих дней, 24·часа"],
  ["500 000 руб. и 5 %", "500·000·руб. и·5·%"],
  ["1 сентября 2025 года", "1·сентября 2025·года"],
  ["разделе 5 и пункте 3.2", "разделе·5 и·пункте·3.2"],
  ["адрес (пункт 2, часть 1) и «статья 9»", "адрес (пункт·2, часть·1) и·«статья·9»"],
  ["в 5 шагах", "в·5 шагах"],
  // Quotes and ellipsis.
  ['"Ромашка" и "ООО "Лютик""', "«Ромашка» и·«ООО „Лютик“»"],
  ['("да")', "(«да»)"],
  ["и так далее...", "и·так далее…"],
  ["", ""],
])("typesetDocument sets %j as %j", (text, expected) => expect(set(text)).toBe(expected));

describe("typesetDocument between neighbouring texts", () => {
  test.each([
    ["владелец — ", "", opaque, "владелец·— "],
    [" — это", opaque, "", "·— это"],
    ["для ", "", opaque, "для·"],
    ["№", "", opaque, "№·"],
    ["срок ", "", opaque, "срок "],
    [" дней", opaque, "", "·дней"],
    [" человек", opaque, "", " человек"],
    ["разделе ", "", opaque, "разделе·"],
    ["(пункт ", "", opaque, "(пункт·"],
    ['"', "", opaque, "«"],
    ['".', opaque, "", "»."],
    // The end of a longer word in another mark is no preposition.
    [" и", "о", "", " и"],
    ["..", ".", "", ".."],
  ])("sets %j between %j and %j", (text, before, after, expected) => {
    expect(set(text, before, after)).toBe(expected);
  });
});

test("typesetDocument changes only spaces, dashes, quotes and dots, and nothing when repeated", () => {
  const words = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          "в",
          "и",
          "—",
          "-",
          "№",
          "5",
          "дней",
          '"',
          "г.",
          "ст.",
          "ГК",
          "РФ",
          "...",
          "«",
          "»",
        ),
        fc.string({ maxLength: 8 }),
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join(" "));
  const beside = fc.constantFrom("", " ", "(", "о", "5", ".", opaque);
  const rest = (text: string) => text.replace(/[\s\u00a0\-–—"«»„“….]/g, "");
  fc.assert(
    fc.property(words, beside, beside, (text, before, after) => {
      const once = typesetDocument(text, before, after);
      expect(typesetDocument(once, before, after)).toBe(once);
      expect(rest(once)).toBe(rest(text));
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ["ООО «Рога и копыта» и ИП Орлов С. П.", "ООО·«Рога и копыта» и ИП·Орлов·С.·П."],
  ["И. О. Петрова, г. Тверь, ул. Новая, д. 3", "И.·О.·Петрова, г.·Тверь, ул.·Новая, д.·3"],
  ["лицензия № 5 от 01.02.2025", "лицензия №·5 от 01.02.2025"],
  ["Соколова Дарья, НПО «Луч»", "Соколова Дарья, НПО «Луч»"],
])("bindNames binds only names and numbers in %j with non-breaking spaces", (typed, bound) =>
  expect(bindNames(typed).replaceAll("\u00a0", "·")).toBe(bound),
);
