import { describe, expect, test } from "vitest";
import { alphabetsOf, passwordDefaults } from "@/lib/tools/password/alphabet";
import { bitsOf, formatBits, formatGuessTime } from "@/lib/tools/password/entropy";
import { countPasswords } from "@/lib/tools/password/generate";

describe("entropy in bits", () => {
  test.each([
    [0n, 0],
    [1n, 0],
    [2n, 1],
    [2048n ** 6n, 66],
    [2n ** 300n, 300],
    [3n ** 200n, 200 * Math.log2(3)],
  ])("the entropy of %s outcomes is %f bits", (outcomes, bits) => {
    expect(bitsOf(outcomes)).toBeCloseTo(bits, 9);
  });

  test("the default password has a little less entropy than twelve free characters", () => {
    const bits = bitsOf(countPasswords(alphabetsOf(passwordDefaults), passwordDefaults.length));
    expect(bits).toBeLessThan(12 * Math.log2(62));
    // 62^12 less those without a digit, without a letter of one case, plus those without two.
    const exact = 62 ** 12 - 52 ** 12 - 2 * 36 ** 12 + 2 * 26 ** 12 + 10 ** 12;
    expect(bits).toBeCloseTo(Math.log2(exact), 9);
    expect(formatBits(bits)).toBe("71\u00a0бит");
  });

  test("the entropy is rounded down when it is shown", () => {
    expect(formatBits(22.99)).toBe("22\u00a0бита");
    expect(formatBits(21)).toBe("21\u00a0бит");
    expect(formatBits(66 - 1e-12)).toBe("66\u00a0бит");
  });
});

describe("formatGuessTime at a trillion guesses a second", () => {
  test.each([
    [20, "меньше секунды"],
    [41, "1\u00a0секунда"],
    [46, "35\u00a0секунд"],
    [50, "9\u00a0минут"],
    [55, "5\u00a0часов"],
    [60, "6\u00a0дней"],
    [66, "1\u00a0год"],
    [71, "37\u00a0лет"],
    [77, "2\u00a0тысячи лет"],
    [88, "4\u00a0миллиона лет"],
    [97, "больше миллиарда лет"],
    [330, "больше миллиарда лет"],
  ])("formats the time to guess %i bits as %s", (bits, time) => {
    expect(formatGuessTime(bits)).toBe(time);
  });
});
