import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkValue, suggestValues } from "@/lib/tools/barcode/check-value";
import { type BarcodeType, barcodeTypes, symbologies } from "@/lib/tools/barcode/symbologies";
import { gs1CheckDigit } from "@/lib/tools/barcode/values/check-digit";

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const gs1Types = ["EAN13", "EAN8", "ITF14"] as const;
const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ");
const messageOf = (type: BarcodeType, value: string) => plain(checkValue(type, value)?.message);

test("requires data for every type of barcode", () => {
  for (const type of barcodeTypes) {
    for (const value of ["", "   "]) {
      expect(checkValue(type, value)?.message).toBe("Введите данные для штрихкода");
    }
  }
});

test("accepts the example of every type", () => {
  for (const type of barcodeTypes) {
    expect(checkValue(type, symbologies[type].example), type).toBeNull();
  }
});

describe("EAN-13, EAN-8 and ITF-14", () => {
  test.each([
    ["EAN13", "EAN-13 должен содержать ровно 13 цифр"],
    ["EAN8", "EAN-8 должен содержать ровно 8 цифр"],
    ["ITF14", "ITF-14 должен содержать ровно 14 цифр"],
  ] as const)(
    "reject %s values of another length or with other characters than digits",
    (type, message) => {
      const { digits: length = 0 } = symbologies[type];
      for (const value of [
        "1",
        "1".repeat(length - 1),
        "1".repeat(length + 1),
        "x".repeat(length),
      ]) {
        expect(checkValue(type, value)?.message).toBe(message);
      }
      // Arabic-Indic digits are digits to Unicode, not to a scanner.
      expect(checkValue(type, "٣".repeat(length))?.message).toBe(message);
    },
  );

  test("report the number of digits or the first character that is no digit", () => {
    expect(plain(checkValue("EAN13", "400638133393")?.detail)).toBe("Сейчас их 12.");
    expect(plain(checkValue("EAN13", "4006381 333931")?.detail)).toBe(
      "Знак «пробел» на 8-м месте — не цифра.",
    );
    expect(plain(checkValue("EAN8", "9638507О")?.detail)).toBe("Знак «О» на 8-м месте — не цифра.");
  });

  test("accept a correct check digit and report the correct one otherwise", () => {
    for (const type of gs1Types) {
      const { name, digits: length = 0 } = symbologies[type];
      fc.assert(
        fc.property(digits(length - 1), fc.integer({ min: 0, max: 9 }), (body, last) => {
          const right = gs1CheckDigit(body);
          expect(messageOf(type, `${body}${last}`)).toBe(
            String(last) === right
              ? undefined
              : `Неверная контрольная цифра ${name}: последней должна быть ${right}, а стоит ${last}`,
          );
        }),
      );
    }
  });

  test("detect every single mistyped digit", () => {
    fc.assert(
      fc.property(digits(12), fc.nat(12), fc.integer({ min: 1, max: 9 }), (body, place, change) => {
        const value = body + gs1CheckDigit(body);
        const wrong = (Number(value[place]) + change) % 10;
        const mistyped = value.slice(0, place) + wrong + value.slice(place + 1);
        expect(checkValue("EAN13", mistyped)).not.toBeNull();
      }),
    );
  });

  test("suggest only the added check digit when it is missing", () => {
    for (const type of gs1Types) {
      const { digits: length = 0 } = symbologies[type];
      fc.assert(
        fc.property(digits(length - 1), (body) => {
          const [offer, ...others] = suggestValues(type, body);
          expect(others).toEqual([]);
          expect(offer?.label).toBe("Посчитать контрольную цифру");
          expect(offer?.value.slice(0, -1)).toBe(body);
          expect(checkValue(type, offer?.value ?? "")).toBeNull();
        }),
      );
      expect(suggestValues(type, "1".repeat(length))).toEqual([]);
    }
  });
});

describe("pharmacode", () => {
  test.each(["", "1234567", "12a", "-5"])("rejects «%s», which is not 1 to 6 digits", (value) => {
    expect(messageOf("pharmacode", value)).toBe(
      value === "" ? "Введите данные для штрихкода" : "Pharmacode должен содержать от 1 до 6 цифр",
    );
  });

  test("accepts only numbers from 3 to 131070", () => {
    for (const value of ["3", "131070"]) expect(checkValue("pharmacode", value)).toBeNull();
    for (const value of ["0", "2", "131071", "999999"]) {
      expect(messageOf("pharmacode", value)).toBe("Pharmacode кодирует числа от 3 до 131070");
    }
  });

  test("rejects leading zeros and suggests the number without them", () => {
    expect(messageOf("pharmacode", "0012")).toBe("Pharmacode не хранит нули в начале числа");
    expect(suggestValues("pharmacode", "0012").map(({ value }) => value)).toEqual(["12"]);
  });
});

describe("allowed characters", () => {
  test("include every printable ASCII character for Code 128, up to 80 of them", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[!-~][ -~]{0,79}$/), (value) => {
        expect(checkValue("CODE128", value)).toBeNull();
      }),
    );
    expect(messageOf("CODE128", "A".repeat(81))).toBe("Code 128: не больше 80 знаков");
  });

  test("are checked one by one: the wrong one is reported with its place", () => {
    const problem = checkValue("CODE128", "ABС-1");
    expect(plain(problem?.message)).toBe("Code 128 не кодирует знак «С»");
    expect(plain(problem?.detail)).toBe(
      "Знак «С» на 3-м месте — русская буква. Подходят латинские буквы, цифры и знаки с клавиатуры.",
    );
    expect(messageOf("CODE128", "A\u200bB")).toBe("Code 128 не кодирует знак U+200B");
    expect(messageOf("CODE128", "A\tB")).toBe("Code 128 не кодирует знак «табуляция»");
    expect(messageOf("CODE128", "A👍")).toBe("Code 128 не кодирует знак «👍»");
    expect(messageOf("MSI", "12-3")).toBe("MSI не кодирует знак «-»");
    expect(messageOf("CODE39", "A*B")).toBe("Code 39 не кодирует знак «*»");
  });

  test("are exactly 43 ASCII characters for Code 39", () => {
    const known = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. $/+%";
    for (let code = 33; code < 127; code += 1) {
      const character = String.fromCharCode(code);
      expect(checkValue("CODE39", character) === null, character).toBe(known.includes(character));
    }
    expect(checkValue("CODE39", "A B")).toBeNull();
  });

  test("include no small letters for Code 39; capitals are suggested", () => {
    expect(messageOf("CODE39", "inv-1")).toBe("Code 39 не кодирует знак «i»");
    expect(suggestValues("CODE39", "inv-1")).toEqual([
      { label: "Сделать буквы заглавными", value: "INV-1" },
    ]);
    expect(suggestValues("CODE39", "инв-1")).toEqual([]);
  });
});

test("suggests a number without spaces and hyphens but does not change it", () => {
  expect(suggestValues("EAN13", "4 006381-333931")).toEqual([
    { label: "Убрать пробелы и дефисы", value: "4006381333931" },
  ]);
  expect(suggestValues("CODE128", "12 34")).toEqual([]);
});

test("accepts an MSI number without its check digit and suggests it", () => {
  expect(checkValue("MSI", "1234567")).toBeNull();
  expect(suggestValues("MSI", "1234567").map(({ value }) => value)).toEqual(["12345674"]);
});

describe("GS1 barcodes", () => {
  test("hold 48 characters in GS1-128, separators included", () => {
    const value = (length: number) =>
      `(01)04600439931256(10)${"A".repeat(20)}(21)${"B".repeat(length)}`;
    // 16 + (2 + 20) + 1 separator + (2 + length).
    expect(checkValue("GS1128", value(7))).toBeNull();
    expect(messageOf("GS1128", value(8))).toBe(
      "GS1-128: не больше 48 знаков вместе с идентификаторами и разделителями",
    );
    expect(checkValue("GS1DATAMATRIX", value(8))).toBeNull();
  });

  test("suggest what readElements suggests", () => {
    expect(suggestValues("GS1DATAMATRIX", "(01)4006381333931")).toEqual([
      { label: "Дополнить нулями до\u00a014\u00a0цифр", value: "(01)04006381333931" },
    ]);
    expect(suggestValues("GS1DATAMATRIX", "(01)04006381333931")).toEqual([]);
  });
});

test("limits Data Matrix to 1000 bytes", () => {
  expect(checkValue("DATAMATRIX", "я".repeat(500))).toBeNull();
  expect(messageOf("DATAMATRIX", "я".repeat(501))).toBe("Data Matrix: не больше 1000 байт");
  expect(checkValue("DATAMATRIX", "a".repeat(1000))).toBeNull();
});
