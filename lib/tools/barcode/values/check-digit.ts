/**
 * The check digit of GS1 for a number without it: digits weigh 3 and 1 in turn, beginning with 3 at the
 * right (GS1 General Specifications § 7.9). One rule for EAN-8, EAN-13 and ITF-14.
 */
export const gs1CheckDigit = (digits: string): string =>
  toTen(sumFromRight(digits, (digit) => digit * 3));

/** The «mod 10» of MSI: Luhn's rule. MSI itself asks for none; the reader and the code must agree. */
export const msiCheckDigit = (digits: string): string =>
  toTen(sumFromRight(digits, (digit) => (digit > 4 ? digit * 2 - 9 : digit * 2)));

/** The sum of digits of which the last, the third from the right and so on count by `weigh`. */
const sumFromRight = (digits: string, weigh: (digit: number) => number): number =>
  [...digits]
    .reverse()
    .map(Number)
    .reduce((sum, digit, place) => sum + (place % 2 === 0 ? weigh(digit) : digit), 0);

const toTen = (sum: number) => String((10 - (sum % 10)) % 10);
