/**
 * Returns the GS1 check digit for a number without it: digits are weighted 3 and 1 alternately, beginning with 3 on the
 * right (GS1 General Specifications § 7.9). The same rule for EAN-8, EAN-13 and ITF-14.
 */
export const gs1CheckDigit = (digits: string): string =>
  toTen(sumFromRight(digits, (digit) => digit * 3));

/** The «mod 10» of MSI: Luhn's rule. MSI itself does not require it; the reader and the code must agree. */
export const msiCheckDigit = (digits: string): string =>
  toTen(sumFromRight(digits, (digit) => (digit > 4 ? digit * 2 - 9 : digit * 2)));

/** The sum of digits in which the last, the third from the right and so on are weighted with `weigh`. */
const sumFromRight = (digits: string, weigh: (digit: number) => number): number =>
  [...digits]
    .reverse()
    .map(Number)
    .reduce((sum, digit, place) => sum + (place % 2 === 0 ? weigh(digit) : digit), 0);

const toTen = (sum: number) => String((10 - (sum % 10)) % 10);
