const numerals = {
  nominative: [
    ...[
      "ноль",
      "один",
      "два",
      "три",
      "четыре",
      "пять",
      "шесть",
      "семь",
      "восемь",
      "девять",
      "десять",
    ],
    ...["одиннадцать", "двенадцать", "тринадцать", "четырнадцать", "пятнадцать", "шестнадцать"],
    ...["семнадцать", "восемнадцать", "девятнадцать", "двадцать"],
  ],
  genitive: [
    ...[
      "ноля",
      "одного",
      "двух",
      "трёх",
      "четырёх",
      "пяти",
      "шести",
      "семи",
      "восьми",
      "девяти",
      "десяти",
    ],
    ...["одиннадцати", "двенадцати", "тринадцати", "четырнадцати", "пятнадцати", "шестнадцати"],
    ...["семнадцати", "восемнадцати", "девятнадцати", "двадцати"],
  ],
} as const;

/**
 * Spells a count in words, masculine, in the given case: «восемь», «восьми».
 * @param count 0 to 20: larger ones are written in figures.
 * @throws RangeError for any other number.
 */
export function spellNumber(count: number, grammaticalCase: keyof typeof numerals): string {
  const forms = numerals[grammaticalCase][count];
  if (forms === undefined) throw new RangeError(`${count} has no words here`);
  return forms;
}
