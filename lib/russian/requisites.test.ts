import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkBankAccount, checkInn, checkOgrn } from "@/lib/russian/requisites";

/** Requisites of well-known companies and bodies: they prove the form of the numbers. */
const known = [
  ["7707083893", "1027700132195"],
  ["7736207543", "1027700229193"],
  ["7736050003", "1027700070518"],
  ["7708004767", "1027700035769"],
  ["7707049388", "1027700198767"],
  ["7740000076", "1027700149124"],
  ["7743001840", "1027739850962"],
  ["7704217370", "1027739244741"],
  ["7721546864", "1067746062449"],
  ["7710140679", "1027739642281"],
  ["7702070139", "1027739609391"],
  ["7728168971", "1027700067328"],
  ["7712040126", "1027700092661"],
  ["7708503727", "1037739877295"],
  ["7702235133", "1037700013020"],
  ["7707329152", "1047707030513"],
  ["7705846236", "1087746736296"],
  ["2309085638", "1032304945947"],
  ["7750005725", "1127711000031"],
  ["7713140469", "1027739867473"],
  ["5256089670", "1095256004370"],
  ["7709792856", "1087746623095"],
] as const;

test.each(known)("accepts the ИНН %s and the ОГРН %s of an organisation", (inn, ogrn) => {
  expect(checkInn(inn)).toBeNull();
  expect(checkOgrn(ogrn)).toBeNull();
});

test.each(["500100732259", "770090000101"])("accepts the ИНН %s of a person", (inn) => {
  expect(checkInn(inn)).toBeNull();
});

test.each(["304500116000157", "323770009000014"])("accepts the ОГРНИП %s", (ogrn) => {
  expect(checkOgrn(ogrn)).toBeNull();
});

describe("warns of a wrong number", () => {
  const mistyped = (name: string) => `Похоже, в ${name} опечатка: проверьте цифры`;
  test.each([
    ["7707083894", mistyped("ИНН")],
    ["500100732258", mistyped("ИНН")],
    ["500100732269", mistyped("ИНН")],
    ["0000000000", "ИНН состоит из одних нулей"],
    ["000000000000", "ИНН состоит из одних нулей"],
    ["77070838930", "В ИНН организации 10 цифр, в ИНН человека — 12"],
    ["", "В ИНН организации 10 цифр, в ИНН человека — 12"],
  ])("ИНН %j", (inn, warning) => expect(checkInn(inn)).toEqual(warning));

  test.each([
    ["1027700132196", mistyped("ОГРН")],
    ["304500116000158", mistyped("ОГРНИП")],
    ["0000000000000", "ОГРН состоит из одних нулей"],
    ["000000000000000", "ОГРНИП состоит из одних нулей"],
    ["2027700132195", "ОГРН начинается с 1 или 5: проверьте первую цифру"],
    ["104500116000157", "ОГРНИП начинается с 3: проверьте первую цифру"],
    ["12345", "В ОГРН 13 цифр, в ОГРНИП — 15"],
  ])("ОГРН %j", (ogrn, warning) => expect(checkOgrn(ogrn)).toEqual(warning));
});

test("checkInn notices a single wrong digit in at least 97 of 100 cases", () => {
  let noticed = 0;
  let all = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...known),
      fc.integer({ min: 0, max: 9 }),
      fc.integer({ min: 1, max: 9 }),
      ([inn], index, shift) => {
        const digit = (Number(inn[index]) + shift) % 10;
        all += 1;
        if (checkInn(inn.slice(0, index) + digit + inn.slice(index + 1)) !== null) noticed += 1;
      },
    ),
    { numRuns: 2000 },
  );
  // A remainder of 10 is written as 0, so about one change in a hundred passes.
  expect(noticed / all).toBeGreaterThan(0.97);
});

describe("checkBankAccount", () => {
  // Accounts of three banks at the Bank of Russia, from the Bank of Russia's list of БИК.
  const banks = [
    ["044525225", "30101810400000000225"],
    ["044525593", "30101810200000000593"],
    ["044525974", "30101810145250000974"],
  ] as const;

  test.each(banks)("accepts the correspondent account of the bank %s", (bic, account) => {
    expect(checkBankAccount(bic, account, "correspondent")).toBeNull();
  });

  test("notices a single wrong digit at any place of an account", () => {
    const unnoticed = banks.flatMap(([bic, account]) =>
      [...account].flatMap((digit, at) =>
        [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((shift) => {
          const wrong = String((Number(digit) + shift) % 10);
          const slip = account.slice(0, at) + wrong + account.slice(at + 1);
          return checkBankAccount(bic, slip, "correspondent") === null ? [slip] : [];
        }),
      ),
    );
    expect(unnoticed).toEqual([]);
  });

  test("accepts an account with the БИК of its bank and warns with the БИК of another bank", () => {
    expect(checkBankAccount("044525225", "40702810200000000001")).toBeNull();
    expect(checkBankAccount("044525974", "40702810200000000001")).toMatch(/опечатка/);
  });
});
