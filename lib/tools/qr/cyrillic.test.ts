// @module-tag slow
import { PNG } from "pngjs";
import { expect, test } from "vitest";
import { drawSymbol } from "@/lib/tools/qr/drawing";
import { initialSettings } from "@/lib/tools/qr/settings";
import { isTooLong, makeSymbol } from "@/lib/tools/qr/symbol";
import { paintDrawing } from "@/tests/support/codes/paint-drawing";
import { readQrPng, readWithZbar } from "@/tests/support/codes/read-qr";

// Each of the first eight is read by zbar as Japanese or Chinese where the code does not say UTF-8.
test.each([
  "Да",
  "Я",
  "ТЕКСТ",
  "Можно",
  "млн",
  "Реклама",
  "тем",
  "ЯНДЕКС бумага ул",
  "№ 5 — «Ёлка», 100 ₽",
  "Съешь ещё этих мягких французских булок, да выпей чаю",
  "Пришлите paper size A4 и код 12345",
  "Кафе 🎄",
])("two decoders read «%s»", async (text) => {
  const symbol = makeSymbol(text, { level: "M", hasLogo: false });
  if (isTooLong(symbol)) throw new Error("too long");
  const { data, width, height } = paintDrawing(drawSymbol(symbol, initialSettings));
  const png = new PNG({ width, height });
  png.data.set(data);
  const bytes = PNG.sync.write(png);
  expect(readQrPng(bytes)).toBe(text);
  expect(await readWithZbar(bytes)).toBe(text);
});
