import { expect, test } from "vitest";
import { toFileName } from "@/lib/core/text/file-name";

test.each([
  ["Политика ООО «Ромашка» — 2026", "Политика ООО «Ромашка» — 2026.txt"],
  ['ООО "Ромашка": 24/7?', "ООО _Ромашка_ 24_7_.txt"],
  ["../../etc/passwd", "_.._etc_passwd.txt"],
  [".скрытый", "скрытый.txt"],
  ["имя\u0000\u001b\nстрока", "имя_строка.txt"],
  ["  по краям  ", "по краям.txt"],
  ["", "document.txt"],
])("toFileName turns %j into %s", (name, file) => {
  expect(toFileName(name, "txt")).toBe(file);
});

test("toFileName shortens a long name without splitting a character", () => {
  expect(toFileName("ж".repeat(500), "txt")).toBe(`${"ж".repeat(120)}.txt`);
  const file = toFileName("😀".repeat(500), "txt");
  expect(file).toBe(`${"😀".repeat(60)}.txt`);
  expect(() => encodeURIComponent(toFileName(`ж${"😀".repeat(500)}`, "txt"))).not.toThrow();
});
