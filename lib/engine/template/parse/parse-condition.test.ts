import { describe, expect, test } from "vitest";
import { type Finding, formatFinding } from "@/lib/engine/template/language/finding";
import type { Condition } from "@/lib/engine/template/language/nodes";
import { parseCondition } from "@/lib/engine/template/parse/parse-condition";
import { Source } from "@/lib/engine/template/parse/source";

const parse = (text: string) => {
  const findings: Finding[] = [];
  const source = new Source(`@если ${text}`, "t.md", 0, findings);
  return { condition: parseCondition(text, 6, source), messages: findings.map(formatFinding) };
};

/** A condition with all its brackets. */
const show = (condition: Condition): string => {
  switch (condition.type) {
    case "and":
    case "or":
      return `(${condition.parts.map(show).join(condition.type === "and" ? " & " : " | ")})`;
    case "not":
      return `!${show(condition.part)}`;
    case "equals":
      return `${condition.path}=${condition.value}`;
    case "contains":
      return `${condition.path}~${condition.value}`;
    case "given":
      return `?${condition.path}`;
    case "flag":
      return condition.path;
  }
};

test.each([
  ["есть owner.phone", "?owner.phone"],
  ["site.isSmi", "site.isSmi"],
  ['a = "x"', "a=x"],
  ["a = «x y»", "a=x y"],
  ['a ≠ "x"', "!a=x"],
  ['a != "x"', "!a=x"],
  ['a содержит "x"', "a~x"],
  ['a не содержит "x"', "!a~x"],
  ["не есть a и b", "(!?a & b)"],
  ["a или b и c", "(a | (b & c))"],
  ["(a или b) и не (c или d)", "((a | b) & !(c | d))"],
  ["не не a", "!!a"],
  ["A И  не b\tИЛИ c", "((A & !b) | c)"],
  ["есть цель.сроки", "?цель.сроки"],
])("parseCondition reads %s", (text, expected) => {
  const { condition, messages } = parse(text);
  expect(messages).toEqual([]);
  expect(condition && show(condition)).toBe(expected);
});

test("parseCondition returns the positions of paths and keys", () => {
  expect(parse('есть a и b.c = "x"').condition).toEqual({
    type: "and",
    parts: [
      { type: "given", path: "a", at: [0, 1, 12] },
      { type: "equals", path: "b.c", value: "x", at: [0, 1, 16], valueAt: [0, 1, 22] },
    ],
  });
});

describe("parseCondition with an error", () => {
  test.each([
    ["", "t.md:1:7 После «@если» нет условия."],
    ["a b", 'Что проверить у «a»? Напишите «есть a», «a = "ключ"» или «a содержит "ключ"».'],
    [
      'a садержит "x"',
      'Что проверить у «a»? Напишите «есть a», «a = "ключ"» или «a содержит "ключ"». Возможно, имелось в виду «содержит».',
    ],
    ["есть a есть b", "t.md:1:14 Между частями условия нужно «и» или «или», а стоит «есть»."],
    ["a = x", 't.md:1:11 Значение для сравнения пишут в кавычках: = "ключ".'],
    ['a = "x', "t.md:1:11 Кавычки не закрыты."],
    ["(a и b", "t.md:1:7 Скобка в условии не закрыта."],
    ["a)", "t.md:1:8 Лишняя закрывающая скобка."],
    ["a и", "t.md:1:10 Условие оборвано: здесь нужно имя факта."],
    ["есть и", "t.md:1:12 Здесь нужно имя факта, а стоит «и»."],
    ["a.", "t.md:1:7 Здесь нужно имя факта, а стоит «a.»."],
    ["a && b", "t.md:1:9 Лишний знак «&» в условии."],
    ["process.exit()", "t.md:1:19 "],
    ['a = "x" = "y"', "t.md:1:15 Между частями условия нужно «и» или «или», а стоит «=»."],
  ])("returns null and reports the error in %j", (text, expected) => {
    const { condition, messages } = parse(text);
    expect(condition).toBeNull();
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain(expected);
  });
});
