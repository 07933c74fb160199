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

test("a document is Markdown as a person would write it", () => {
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
])("%j is not read as markup", (text, markdown) => {
  expect(writeMarkdown(documentTree(p(text)))).toBe(`${markdown}\n`);
});

test("spaces at the ends of a marked word stand outside of the marks", () => {
  expect(writeMarkdown(documentTree(p(["а", strong(" б "), "в"])))).toBe("а **б** в\n");
});

test("a mail address does not take the marks around it for its own", () => {
  const markdown = writeMarkdown(documentTree(p([strong(emphasis("a_b@ex.ru слово"))])));
  expect(wordsOfMarkdown(markdown)).toEqual(["a_b@ex.ru", "слово"]);
});
