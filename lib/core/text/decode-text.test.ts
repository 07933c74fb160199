import { describe, expect, test } from "vitest";
import { decodeText } from "@/lib/core/text/decode-text";

describe("decodeText", () => {
  const text = "Ёлка — 5 ₽";
  test("reads UTF-8 with and without a byte order mark", () => {
    const bytes = new TextEncoder().encode(text);
    expect(decodeText(bytes)).toBe(text);
    expect(decodeText(Uint8Array.of(0xef, 0xbb, 0xbf, ...bytes))).toBe(text);
  });

  test("reads UTF-16 of both byte orders when there is a byte order mark", () => {
    const little = Buffer.from(`\ufeff${text}`, "utf16le");
    expect(decodeText(little)).toBe(text);
    expect(decodeText(Buffer.from(little).swap16())).toBe(text);
  });

  test("reads Windows-1251 when the bytes are not valid UTF-8", () => {
    expect(decodeText(Uint8Array.of(0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2, 0x3b, 0xb8))).toBe(
      "Привет;ё",
    );
  });

  test("drops an incomplete UTF-8 letter at the end only when the text is cut", () => {
    expect(decodeText(Uint8Array.of(0x61, 0xd0))).toBe("aР");
    expect(decodeText(Uint8Array.of(0x61, 0xd0), { isCut: true })).toBe("a");
  });
});
