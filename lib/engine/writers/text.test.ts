import { expect, test } from "vitest";
import { writeText } from "@/lib/engine/writers/text";
import {
  blank,
  clause,
  documentTree,
  list,
  p,
  requisites,
  section,
  table,
  title,
  value,
} from "@/tests/fixtures/trees/build";

test("writeText lays out title, requisites, sections, clauses, lists and blanks", () => {
  const tree = documentTree(
    title("Политика"),
    requisites(["ИНН", "7707083893"], ["Адрес", value("address", "Москва,\nул. Лесная")]),
    section("1", "general", "Общие положения"),
    clause(
      "1.1",
      "152-ФЗ ст. 9",
      "Оператор обрабатывает:",
      list("имя;", "телефон."),
      clause("1.1.1", "152-ФЗ ст. 9", ["кроме ", blank("чего")]),
    ),
    section(null, "end", "Подпись"),
  );
  expect(writeText(tree)).toBe(
    [
      "Политика",
      "",
      "ИНН: 7707083893",
      "Адрес: Москва,",
      "ул. Лесная",
      "",
      "",
      "1. Общие положения",
      "",
      "1.1. Оператор обрабатывает:",
      "",
      "    • имя;",
      "    • телефон.",
      "",
      "    1.1.1. кроме [указать: чего]",
      "",
      "",
      "Подпись",
      "",
    ].join("\n"),
  );
});

test("writeText writes each table cell with the title of its column", () => {
  const tree = documentTree(table(["Цель", "Срок"], ["Доставка", "3 года"], ["Оплата", ""]));
  expect(writeText(tree)).toBe("Цель: Доставка\nСрок: 3 года\n\nЦель: Оплата\nСрок: —\n");
});

test("writeText writes a table without a header row by row", () => {
  expect(writeText(documentTree(table(null, ["СДЭК", "доставка"], ["ЮMoney", "оплата"])))).toBe(
    "СДЭК — доставка\nЮMoney — оплата\n",
  );
});

test("writeText removes characters that other formats cannot contain", () => {
  expect(writeText(documentTree(p("а\0б\fв\u200bг\ud800д\u00adе")))).toBe("аб вгде\n");
});
