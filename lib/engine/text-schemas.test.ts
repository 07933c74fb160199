import { expect, test } from "vitest";
import { lineSchema, multilineSchema } from "@/lib/engine/text-schemas";

const messages = (schema: ReturnType<typeof lineSchema>, value: unknown) => {
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : parsed.error.issues.map(({ message }) => message);
};

test.each([
  ["  ООО\n «Ромашка»\t ", "ООО «Ромашка»"],
  ["а\r\n\r\nб", "а б"],
  ["12345", "12345"],
  ["1234567890123456", ["Не длиннее 15 символов"]],
  // The message comes once, however long the text.
  ["1".repeat(1000), ["Не длиннее 15 символов"]],
  // Spaces and invisible characters around do not count.
  [`  ${"\u200b".repeat(10)}123456789012345  `, "123456789012345"],
  [undefined, ["Введите текст"]],
  [5, ["Введите текст"]],
] as const)("line(15) turns %j into %j", (value, expected) => {
  expect(messages(lineSchema(15), value)).toEqual(expected);
});

test("lines keeps line breaks and rejects a text that is too long", () => {
  expect(messages(multilineSchema(20), "  а\r\nб  ")).toBe("а\nб");
  expect(messages(multilineSchema(3), "а\nб\nв")).toEqual(["Не длиннее 3 символов"]);
});
