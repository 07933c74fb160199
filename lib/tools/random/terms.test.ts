import { describe, expect, test } from "vitest";
import {
  countAvailable,
  type DrawForm,
  drawDefaults,
  readDrawForm,
} from "@/lib/tools/random/terms";

const read = (form: Partial<DrawForm>) => readDrawForm({ ...drawDefaults, ...form });
const listed = (form: Partial<DrawForm>) => read({ mode: "list", ...form });

describe("the form of a range", () => {
  test("draws one number from 1 to 100 with repeats by default", () => {
    expect(drawDefaults).toMatchObject({ min: "1", max: "100", count: 1, repeats: true });
    expect(read({}).terms).toEqual({
      kind: "range",
      min: 1n,
      max: 100n,
      excluded: [],
      count: 1,
      repeats: true,
    });
  });

  test("swaps reversed bounds", () => {
    expect(read({ min: "10", max: "-5" }).terms).toMatchObject({ min: -5n, max: 10n });
  });

  test("keeps the excluded numbers inside the range, sorted and unique", () => {
    expect(read({ excluded: "66, 13,13, 500, -1" }).terms).toMatchObject({ excluded: [13n, 66n] });
  });

  test("requires safe integers", () => {
    expect(read({ min: "", max: "1.5" }).errors).toEqual({
      min: "Введите целое число",
      max: "Введите целое число",
    });
    expect(read({ max: "9007199254740992" }).errors).toEqual({
      max: "Введите целое число от −9 007 199 254 740 991 до 9 007 199 254 740 991",
    });
    expect(read({ excluded: "13, чёртова дюжина" }).errors).toEqual({
      excluded: "«чёртова» — не целое число. Перечислите целые числа через запятую",
    });
  });

  test("reports that all numbers are excluded", () => {
    expect(read({ min: "1", max: "3", excluded: "1,2,3" }).errors).toEqual({
      excluded: "Нет доступных чисел для генерации",
    });
  });

  test("reports too few unique numbers", () => {
    expect(read({ min: "1", max: "6", excluded: "6", count: 6, repeats: false }).errors).toEqual({
      count: "Нельзя сгенерировать 6 уникальных чисел из 5 доступных",
    });
    expect(
      read({ min: "1", max: "6", excluded: "6", count: 5, repeats: false }).terms,
    ).toBeDefined();
    expect(
      read({ min: "1", max: "6", excluded: "6", count: 6, repeats: true }).terms,
    ).toBeDefined();
  });

  test("counts the numbers of the largest range", () => {
    const { terms } = read({ min: "-9007199254740991", max: "9007199254740991" });
    expect(terms && countAvailable(terms)).toBe(2n ** 54n - 1n);
  });
});

describe("the form of a list", () => {
  test("keeps the numbers as typed, including duplicates", () => {
    expect(listed({ list: "3, 1.50\n3 x" }).terms).toEqual({
      kind: "list",
      numbers: ["3", "1.5", "3"],
      count: 1,
      repeats: true,
    });
  });

  test("reports an empty list and a list without a number", () => {
    expect(listed({ list: " \n" }).errors).toEqual({ list: "Введите список чисел для выбора" });
    expect(listed({ list: "а, б; -" }).errors).toEqual({
      list: "Не найдено корректных чисел в списке",
    });
  });

  test("counts equal numbers once without repeats", () => {
    expect(listed({ list: "5 5.0 7", count: 3, repeats: false }).errors).toEqual({
      count: "Нельзя выбрать 3 уникальных чисел из 2 доступных",
    });
    expect(listed({ list: "5 5.0 7", count: 2, repeats: false }).terms).toBeDefined();
    expect(listed({ list: "5 5.0 7", count: 20, repeats: true }).terms).toBeDefined();
  });

  test("ignores the fields of the other mode", () => {
    expect(listed({ list: "1", min: "х", excluded: "х" }).terms).toBeDefined();
    expect(read({ list: "х" }).terms).toBeDefined();
  });
});

describe("the form of a prize draw", () => {
  const prizes = (form: Partial<DrawForm>) => read({ mode: "people", ...form });

  test("draws line numbers of the list, without repeats by default", () => {
    expect(prizes({ people: " Анна \n\nПётр\r\nМария", count: 2 })).toEqual({
      terms: { kind: "range", min: 1n, max: 3n, excluded: [], count: 2, repeats: false },
      participants: ["Анна", "Пётр", "Мария"],
    });
    expect(prizes({ people: "Анна", count: 2, winnersRepeat: true }).terms?.repeats).toBe(true);
  });

  test("counts a repeated participant once, unless every line counts", () => {
    const people = "@anna хочу!\n@Anna\n@anna.\nПётр\nпётр\n@annabel";
    expect(prizes({ people }).participants).toEqual(["@anna хочу!", "Пётр", "@annabel"]);
    expect(prizes({ people, isOnceEach: false }).participants).toHaveLength(6);
  });

  test("reports a missing list, too few participants and too many lines", () => {
    expect(prizes({ people: " \n" }).errors).toEqual({ people: "Вставьте список участников" });
    expect(prizes({ people: "Анна\nАнна", count: 2 }).errors).toEqual({
      count: "Нельзя выбрать 2\u00a0победителей из\u00a01\u00a0участника",
    });
    expect(prizes({ people: "я\n".repeat(50_001), isOnceEach: false }).errors?.people).toContain(
      "50001",
    );
  });
});
