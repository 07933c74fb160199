import { describe, expect, test } from "vitest";
import { decodeBody } from "@/lib/platform/html/decode-body";

/** «Политика» */
const windows1251 = [0xcf, 0xee, 0xeb, 0xe8, 0xf2, 0xe8, 0xea, 0xe0];
const koi8r = [0xf0, 0xcf, 0xcc, 0xc9, 0xd4, 0xc9, 0xcb, 0xc1];
const utf8 = [...Buffer.from("Политика")];
const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)));

describe("decodeBody", () => {
  test.each([
    ["by the header", bytes(windows1251), "text/html; charset=windows-1251"],
    ["by the header in quotes", bytes(windows1251), 'text/html; Charset="CP1251"'],
    ["by the header, KOI8-R", bytes(koi8r), "text/html; charset=koi8-r"],
    ["by the header, against <meta>", bytes(utf8, '<meta charset="koi8-r">'), "x; charset=utf-8"],
    ["by <meta>", bytes('<meta charset="windows-1251">', windows1251), "text/html"],
    ["by <meta> without quotes", bytes("<META charset=koi8-r>", koi8r), ""],
    [
      "by <meta http-equiv>",
      bytes(
        '<meta http-equiv="Content-Type" content="text/html; charset=windows-1251">',
        windows1251,
      ),
      "text/html",
    ],
    ["by the byte order mark", bytes([0xef, 0xbb, 0xbf], utf8), "text/html; charset=windows-1251"],
    [
      "by the byte order mark of UTF-16",
      bytes([0xff, 0xfe], [...Buffer.from("Политика", "utf16le")]),
      "",
    ],
    ["wrongly by <meta>, as UTF-16", bytes('<meta charset="utf-16">', utf8), ""],
    ["by an unknown name", bytes(utf8), "text/html; charset=nonsense"],
    ["nowhere, in UTF-8", bytes(utf8), ""],
    ["nowhere, in windows-1251", bytes(windows1251), ""],
    ["nowhere, in UTF-8 cut in the last letter", bytes(utf8, [0xd0]), ""],
    ["by an empty header", bytes(utf8), "text/html; charset="],
  ])("decodes a text whose charset is given %s", (_how, given, contentType) => {
    expect(decodeBody(given, contentType)).toContain("Политика");
  });
});

test("decodeBody replaces bytes that the charset does not have", () => {
  expect(decodeBody(Buffer.from([0x61, 0xff, 0x62]), "text/html; charset=utf-8")).toBe("a\uFFFDb");
  expect(decodeBody(Buffer.from([]), "")).toBe("");
});
