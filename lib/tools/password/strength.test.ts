import fc from "fast-check";
import { expect, test } from "vitest";
import { strengthOf } from "@/lib/tools/password/strength";

test.each([
  ["", 0, "Слабый", 20],
  ["aaaa", 1, "Слабый", 20],
  ["aA", 2, "Слабый", 20],
  ["aaaaaaaa", 2, "Слабый", 20],
  ["aA1", 3, "Средний", 60],
  ["aaaaaaaaaaaa", 3, "Средний", 60],
  ["aA1!", 4, "Средний", 60],
  ["aaaaaaaaaaA1", 5, "Сильный", 100],
  ["aA1!aA1!", 5, "Сильный", 100],
  ["aA1!aA1!aA1!", 6, "Сильный", 100],
  ["Пароль 2026 года", 6, "Сильный", 100],
])("«%s» has %i points: %s, %i %%", (password, score, word, percent) => {
  expect(strengthOf(password)).toMatchObject({ score, word, percent });
});

test("follows the contract's rules for any password", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), (password) => {
      const expected =
        Number(password.length >= 8) +
        Number(password.length >= 12) +
        Number(/[a-z]/.test(password)) +
        Number(/[A-Z]/.test(password)) +
        Number(/[0-9]/.test(password)) +
        Number(/[^A-Za-z0-9]/.test(password));
      const { score, level, percent } = strengthOf(password);
      expect(score).toBe(expected);
      expect([level, percent]).toEqual(
        expected <= 2 ? ["weak", 20] : expected <= 4 ? ["medium", 60] : ["strong", 100],
      );
    }),
  );
});
