import { expect, test } from "vitest";
import { writeMarkdown } from "@/lib/engine/writers/markdown";
import {
  blank,
  clause,
  documentTree,
  emphasis,
  link,
  list,
  p,
  section,
  strong,
  table,
  title,
} from "@/tests/fixtures/trees/build";
import { wordsOfMarkdown } from "@/tests/support/documents/document-words";

test("writeMarkdown writes a document with sections, clauses, lists and a table", () => {
  const tree = documentTree(
    title("Политика"),
    section("1", "general", "Общие положения"),
    clause(
      "1.1",
      "152-ФЗ ст. 9",
      ["Далее — ", strong("Оператор"), ", ", emphasis("см."), " ", blank("где"), ":"],
      list("имя;", [p("телефон:"), list("рабочий;")]),
      table(["Цель", "Срок"], ["А|Б", link("https://ex.ru/", "1 год")]),
    ),
  );
  expect(writeMarkdown(tree)).toBe(`# Политика

## 1. Общие положения

1.1. Далее — **Оператор**, *см.* \\[указать: где]:

- имя;
- телефон:

  - рабочий;

| Цель | Срок |
| - | - |
| А\\|Б | [1 год](https://ex.ru/) |
`);
});

test.each([
  ["1. начало", "1\\. начало"],
  ["# начало", "\\# начало"],
  ["- начало", "\\- начало"],
  ["a *b* _c_", "a \\*b\\* \\_c\\_"],
  ["<b> &amp; `x`", "\\<b> \\&amp; \\`x\\`"],
  ["~~x~~ $x$ :smile:", "\\~\\~x\\~\\~ \\$x\\$ \\:smile:"],
  ["https://ex.ru/a_b*", "https\\://ex.ru/a_b\\*"],
  ["сайт https://romashka.ru, почта a.b@ex.ru", "сайт https://romashka.ru, почта a.b@ex.ru"],
])("writeMarkdown escapes the markup in %j", (text, markdown) => {
  expect(writeMarkdown(documentTree(p(text)))).toBe(`${markdown}\n`);
});

test("writeMarkdown puts the spaces around a strong word outside of its marks", () => {
  expect(writeMarkdown(documentTree(p(["а", strong(" б "), "в"])))).toBe("а **б** в\n");
});

test("writeMarkdown keeps a mail address apart from the marks around it", () => {
  const markdown = writeMarkdown(documentTree(p([strong(emphasis("a_b@ex.ru слово"))])));
  expect(wordsOfMarkdown(markdown)).toEqual(["a_b@ex.ru", "слово"]);
});
