import { expect, test } from "vitest";
import { maxValues, readValue, readValueList } from "@/lib/tools/barcode/value-list";

test("reads one value per line and skips empty lines", () => {
  expect(readValueList("EAN8", "96385074\r\n\r\n12345670\n")).toEqual({
    values: ["96385074", "12345670"],
    problems: [],
  });
});

test("reports each wrong line and then returns no values", () => {
  const { values, problems } = readValueList("EAN8", "96385074\n\n1234567\n96385075");
  expect(values).toEqual([]);
  expect(problems.map(({ line, message }) => [line, message.replaceAll("\u00a0", " ")])).toEqual([
    [3, "EAN-8 должен содержать ровно 8 цифр"],
    [4, "Неверная контрольная цифра EAN-8: последней должна быть 4, а стоит 5"],
  ]);
});

test("requires data when the list is empty", () => {
  expect(readValueList("CODE128", " \n")).toEqual({
    values: [],
    problems: [{ line: 1, message: "Введите данные для штрихкода" }],
  });
});

test("checks a single value without trimming it", () => {
  expect(readValue("CODE128", " A ")).toEqual({ values: [" A "], problems: [] });
  expect(readValue("CODE128", "Я").problems).toMatchObject([{ line: 1 }]);
});

test("reports the first line over the limit and returns no values", () => {
  expect(readValueList("CODE128", "A\n".repeat(maxValues)).values).toHaveLength(maxValues);
  const { values, problems } = readValueList("CODE128", "A\n".repeat(maxValues + 1));
  expect(values).toEqual([]);
  expect(problems.map(({ line }) => line)).toEqual([maxValues + 1]);
});
