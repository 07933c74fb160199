import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aiTable } from "@/lib/tools/barcode/gs1/ai-table";
import { findIdentifier } from "@/lib/tools/barcode/gs1/identifiers";
import {
  type Gs1Element,
  readElements,
  toBrackets,
  toMessage,
} from "@/lib/tools/barcode/gs1/read-elements";
import { gs1CheckDigit } from "@/lib/tools/barcode/values/check-digit";

const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ");
const messageOf = (typed: string) => plain(readElements(typed).problem?.message);
const detailOf = (typed: string) => plain(readElements(typed).problem?.detail);
const read = (typed: string) => {
  const { elements } = readElements(typed);
  return elements && toBrackets(elements);
};

describe("the table of application identifiers", () => {
  test("has a valid rule in each line", () => {
    for (const line of aiTable.trim().split("\n")) {
      const [, first = "", last = first] = /^(\d+)(?:-(\d+))?/.exec(line) ?? [];
      for (const ai of [first, last]) {
        const rule = findIdentifier(ai);
        expect(rule?.parts.length, line).toBeGreaterThan(0);
        for (const { min, max } of rule?.parts ?? []) {
          expect(min, line).toBeGreaterThan(0);
          expect(max, line).toBeGreaterThanOrEqual(min);
        }
      }
    }
  });

  test("has the fixed lengths of GS1 General Specifications § 7.8.5", () => {
    // The first two digits of an identifier, and the digits of identifier and value together.
    const fixed: Record<string, number> = {
      ...{ "00": 20, "01": 16, "02": 16, "03": 16, "11": 8, "12": 8, "13": 8, "15": 8, "16": 8 },
      ...{ "17": 8, "20": 4, "31": 10, "32": 10, "33": 10, "34": 10, "35": 10, "36": 10, "41": 16 },
    };
    for (let number = 0; number < 10_000; number += 1) {
      for (const length of [2, 3, 4]) {
        const rule = findIdentifier(String(number).padStart(length, "0"));
        if (!rule) continue;
        const total = fixed[rule.ai.slice(0, 2)];
        expect(rule.isPredefined, rule.ai).toBe(total !== undefined);
        const longest = rule.parts.reduce((sum, { max }) => sum + max, rule.ai.length);
        if (total !== undefined) expect(longest, rule.ai).toBe(total);
      }
    }
  });

  test("contains no identifier that is the beginning of another", () => {
    const found = Array.from({ length: 10_000 }, (_, number) => String(number)).flatMap((text) =>
      [2, 3, 4].map((length) => text.padStart(length, "0")).filter((ai) => findIdentifier(ai)),
    );
    const all = new Set(found);
    for (const ai of all) {
      for (let length = 2; length < ai.length; length += 1) {
        expect(all.has(ai.slice(0, length)), ai).toBe(false);
      }
    }
  });
});

describe("a valid message", () => {
  test.each([
    // The examples of GS1's own guides.
    ["(01)09521101530001(17)210119(10)AB-123", "(01)09521101530001(17)210119(10)AB-123"],
    ["01095211015300011721011910AB-123", "(01)09521101530001(17)210119(10)AB-123"],
    // As «Честный знак» gives it: shoes, milk.
    [
      "0104600439931256215!aB<1?x\u001d91EE06\u001d92dGVzdA==",
      "(01)04600439931256(21)5!aB<1?x(91)EE06(92)dGVzdA==",
    ],
    ["]d20104600439931256215zrZd!\u001d93dGVz\u001d", "(01)04600439931256(21)5zrZd!(93)dGVz"],
    ["(01)04600439931256(21)5a)b(c(93)dGVz", "(01)04600439931256(21)5a)b(c(93)dGVz"],
    ["(3103)001250(8005)012345", "(3103)001250(8005)012345"],
    ["(253)4600439931256", "(253)4600439931256"],
    ["(7007)260101260131", "(7007)260101260131"],
    ["(17)271200", "(17)271200"],
    ["(17)240229", "(17)240229"],
  ])("%s is read", (typed, expected) => expect(read(typed)).toBe(expected));

  test.each(["\u001d", "\\x1d", "\\X1D", "\\u001d", "<GS>", "␝"])(
    "is read with %j as GS",
    (separator) => {
      expect(read(`0104600439931256215abc${separator}93Zz12`)).toBe(
        "(01)04600439931256(21)5abc(93)Zz12",
      );
    },
  );

  test("is read the same with brackets and without", () => {
    const serial = fc.stringMatching(/^[!"%&'*+,\-./0-9:;<=>?A-Z_a-z]{1,20}$/);
    const gtin = fc.stringMatching(/^\d{13}$/).map((body) => body + gs1CheckDigit(body));
    const element = fc.oneof(
      fc.record({ ai: fc.constant("01"), value: gtin }),
      fc.record({ ai: fc.constantFrom("10", "21", "22", "240", "91", "99"), value: serial }),
      fc.record({ ai: fc.constant("3102"), value: fc.stringMatching(/^\d{6}$/) }),
      fc.record({ ai: fc.constant("37"), value: fc.stringMatching(/^\d{1,8}$/) }),
    );
    fc.assert(
      fc.property(
        fc.uniqueArray(element, { minLength: 1, maxLength: 5, selector: ({ ai }) => ai }),
        (elements: Gs1Element[]) => {
          expect(readElements(toBrackets(elements))).toEqual({ elements });
          expect(readElements(toMessage(elements, "\u001d"))).toEqual({ elements });
        },
      ),
    );
  });

  test("has a separator after each element without a fixed length, except at the end", () => {
    const elements = [
      { ai: "10", value: "A" },
      { ai: "01", value: "04600439931256" },
      { ai: "21", value: "B" },
    ];
    expect(toMessage(elements, "|")).toBe("10A|010460043993125621B");
  });
});

describe("an invalid message", () => {
  test.each([
    ["", "Введите данные для штрихкода"],
    ["(05)123", "Идентификатора применения (05) нет"],
    ["05123", "Данные начинаются не с идентификатора применения: «0512»"],
    ["4600439931256", "Данные начинаются не с идентификатора применения: «4600»"],
    ["((01)", "Первым стоит не идентификатор применения"],
    [
      "(01)04600439931257",
      "AI (01), код товара, GTIN: неверная контрольная цифра: последней должна быть 6, а стоит 7",
    ],
    [
      "(00)046004399312560001",
      "AI (00), номер грузовой единицы, SSCC: неверная контрольная цифра: последней должна быть 0, а стоит 1",
    ],
    ["(01)0460043993125", "AI (01), код товара, GTIN: введите ровно 14 цифр, а сейчас их 13"],
    ["(21)", "AI (21), серийный номер: введите от 1 до 20 знаков, а сейчас их 0"],
    ["(30)123456789", "AI (30), количество, штук: введите не больше 8 цифр, а сейчас их 9"],
    ["(30)12x", "AI (30), количество, штук: знак «x» на 3-м месте не подходит"],
    ["(10)партия", "AI (10), номер партии: знак «п» на 1-м месте не подходит"],
    ["(10)A 1", "AI (10), номер партии: знак «пробел» на 2-м месте не подходит"],
    ["(17)261301", "AI (17), срок годности: нет даты 261301: месяца 13 не бывает"],
    ["(17)260230", "AI (17), срок годности: нет даты 260230: в этом месяце 28 дней"],
    ["(7003)2602002359", "AI (7003), срок годности с часами: нет даты 260200: дня 00 не бывает"],
    ["(7003)2602282460", "AI (7003), срок годности с часами: такого времени нет"],
    ["(10)A(10)B", "AI (10) стоит дважды с разными значениями"],
    ["(4321)11", "AI (4321), DANGEROUS GOODS: введите ровно 1 цифру, а сейчас их 2"],
  ])("%s is rejected with its identifier and the reason", (typed, message) =>
    expect(messageOf(typed)).toBe(message),
  );

  test("gets the advice to add a missing separator", () => {
    // Copied out of a table: the serial number runs into the key.
    const typed = `0104600439931256215abcdefghijkl91EE0692${"A".repeat(44)}`;
    expect(messageOf(typed)).toBe(
      "AI (21), серийный номер: введите не больше 20 знаков, а сейчас их 65",
    );
    expect(detailOf(typed)).toContain("Поставьте на его место \\x1d");
  });

  test("gets a suggested GTIN with a leading zero when it contains an EAN-13", () => {
    const { problem } = readElements("(01)4600439931256(10)A1");
    expect(problem?.suggestion).toEqual({
      label: "Дополнить нулями до\u00a014\u00a0цифр",
      value: "(01)04600439931256(10)A1",
    });
    expect(readElements(problem?.suggestion?.value ?? "").problem).toBeUndefined();
  });

  test("is rejected for a wrong check digit, with the correct one in the message", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{13}$/), fc.integer({ min: 0, max: 9 }), (body, last) => {
        const right = gs1CheckDigit(body);
        const message = messageOf(`(01)${body}${last}`);
        if (String(last) === right) expect(message).toBeUndefined();
        else expect(message).toContain(`последней должна быть ${right}, а стоит ${last}`);
      }),
    );
  });

  test("is never an exception: any text gives either elements or a problem", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(..."0123789()ABc\\x\u001d<>я "), maxLength: 60 }),
        (typed) => {
          const { elements, problem } = readElements(typed);
          expect(elements === undefined).toBe(problem !== undefined);
        },
      ),
    );
  });
});
