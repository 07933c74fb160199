import { describe, expect, test } from "vitest";
import { decodeText } from "@/lib/core/decode-text";

describe("the text of a file", () => {
  const text = "Ёлка — 5 ₽";
  test("is UTF-8, with its mark or without", () => {
    const bytes = new TextEncoder().encode(text);
    expect(decodeText(bytes)).toBe(text);
    expect(decodeText(Uint8Array.of(0xef, 0xbb, 0xbf, ...bytes))).toBe(text);
  });

  test("is UTF-16 when its mark says so", () => {
    const little = Buffer.from(`\ufeff${text}`, "utf16le");
    expect(decodeText(little)).toBe(text);
    expect(decodeText(Buffer.from(little).swap16())).toBe(text);
  });

  test("is Windows-1251 where it cannot be UTF-8", () => {
    expect(decodeText(Uint8Array.of(0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2, 0x3b, 0xb8))).toBe(
      "Привет;ё",
    );
  });

  test("is whole unless it is said to be cut: a last letter is not the half of one", () => {
    expect(decodeText(Uint8Array.of(0x61, 0xd0))).toBe("aР");
    expect(decodeText(Uint8Array.of(0x61, 0xd0), { isCut: true })).toBe("a");
  });
});
