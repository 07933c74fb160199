/**
 * Check digits of ИНН, ОГРН and ОГРНИП. A mismatch only warns: registers contain rare numbers that do
 * not follow the rule, so the document is made as typed. Source: the tax service's published algorithms; the test runs
 * them over the requisites of 22 well-known companies.
 */
const innWeights = {
  company: [2, 4, 10, 3, 5, 9, 4, 6, 8],
  personFirst: [7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
  personSecond: [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
};

const accountWeights = [7, 1, 3];

/** Returns a warning about an ИНН of digits only, or null. */
export function checkInn(inn: string): string | null {
  if (isZero(inn)) return "ИНН состоит из одних нулей";
  switch (inn.length) {
    case 10:
      return hasInnDigit(inn, innWeights.company) ? null : mistyped("ИНН");
    case 12:
      return hasInnDigit(inn, innWeights.personFirst) && hasInnDigit(inn, innWeights.personSecond)
        ? null
        : mistyped("ИНН");
    default:
      return "В ИНН организации 10 цифр, в ИНН человека — 12";
  }
}

/** Returns a warning about an ОГРН (13 digits) or ОГРНИП (15 digits), or null. */
export function checkOgrn(ogrn: string): string | null {
  const name = ogrn.length === 15 ? "ОГРНИП" : "ОГРН";
  if (isZero(ogrn)) return `${name} состоит из одних нулей`;
  switch (ogrn.length) {
    case 13:
      if (!/^[15]/.test(ogrn)) return "ОГРН начинается с 1 или 5: проверьте первую цифру";
      return hasRemainder(ogrn, 11) ? null : mistyped(name);
    case 15:
      if (!ogrn.startsWith("3")) return "ОГРНИП начинается с 3: проверьте первую цифру";
      return hasRemainder(ogrn, 13) ? null : mistyped(name);
    default:
      return "В ОГРН 13 цифр, в ОГРНИП — 15";
  }
}

/**
 * Returns a warning about an account of 20 digits at a bank, or null. Its check digit is computed together with the end
 * of the bank's БИК, so a typo in either is found. Source: the Bank of Russia's order of 08.09.1997 on the key of
 * accounts.
 * @param kind `correspondent` for the bank's own account at the Bank of Russia
 */
export function checkBankAccount(
  bic: string,
  account: string,
  kind: "settlement" | "correspondent" = "settlement",
): string | null {
  const beginning = kind === "correspondent" ? `0${bic.slice(4, 6)}` : bic.slice(-3);
  const digits = beginning + account;
  const sum = [...digits].reduce(
    (total, digit, at) => total + Number(digit) * (accountWeights[at % 3] ?? 0),
    0,
  );
  return sum % 10 === 0 ? null : "Похоже, в счёте или в БИК опечатка: проверьте цифры";
}

/**
 * The same while somebody is typing: spaces and dashes are ignored, and a number that is still too short is no mistake.
 */
export function checkTypedRequisite(
  requisite: "taxNumber" | "registrationNumber",
  typed: string,
): string | null {
  const digits = typed.replace(/[\s\-–—]/g, "");
  // Shorter ones and letters are rejected by the schema when the form is sent.
  if (!/^\d+$/.test(digits)) return null;
  if (requisite === "taxNumber") return digits.length < 10 ? null : checkInn(digits);
  return digits.length === 13 || digits.length === 15 ? checkOgrn(digits) : null;
}

const mistyped = (name: string) => `Похоже, в ${name} опечатка: проверьте цифры`;

const isZero = (digits: string) => /^0+$/.test(digits);

/** The digit after the weighted ones must be their sum modulo 11, modulo 10. */
function hasInnDigit(inn: string, weights: number[]): boolean {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(inn[index]), 0);
  return (sum % 11) % 10 === Number(inn[weights.length]);
}

/** The last digit must be the number before it modulo `divisor`, modulo 10. 14 digits are below 2^53. */
function hasRemainder(digits: string, divisor: number): boolean {
  return (Number(digits.slice(0, -1)) % divisor) % 10 === Number(digits.slice(-1));
}
