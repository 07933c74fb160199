export type Strength = {
  /** 0 to 6: docs/specification/tools.md#passwords. */
  score: number;
  level: "weak" | "medium" | "strong";
  word: "Слабый" | "Средний" | "Сильный";
  percent: 20 | 60 | 100;
};

/** A point each for eight characters, twelve characters, a lower-case letter, an upper-case one, a digit, a sign. */
export function strengthOf(password: string): Strength {
  const length = [...password].length;
  const points = [
    length >= 8,
    length >= 12,
    /\p{Ll}/u.test(password),
    /\p{Lu}/u.test(password),
    /\d/.test(password),
    /[^\p{L}\d]/u.test(password),
  ];
  const score = points.filter(Boolean).length;
  if (score <= 2) return { score, level: "weak", word: "Слабый", percent: 20 };
  if (score <= 4) return { score, level: "medium", word: "Средний", percent: 60 };
  return { score, level: "strong", word: "Сильный", percent: 100 };
}
