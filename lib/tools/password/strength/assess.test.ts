import { describe, expect, test } from "vitest";
import { guessedWords } from "@/content/tools/guessed-words-ru";
import { russianWords } from "@/content/tools/words-ru";
import { passwords as known } from "@/lib/platform/auth/passwords/known-passwords.json";
import { alphabetsOf, passwordDefaults } from "@/lib/tools/password/alphabet";
import { countPasswords, generateFrom, generatePassword } from "@/lib/tools/password/generate";
import { generatePassphrase, passphraseDefaults } from "@/lib/tools/password/passphrase";
import { createAssessor } from "@/lib/tools/password/strength/assess";
import { inLatinLayout, keyboards } from "@/lib/tools/password/strength/keyboards";
import { seededBytes } from "@/tests/support/seeded-bytes";

const assess = createAssessor({
  passwords: known.split(" "),
  words: [...russianWords, ...guessedWords],
});
const reasonsOf = (password: string) =>
  assess(password).findings.map(
    ({ token, reason }) => `${token}: ${reason.replaceAll("\u00a0", " ")}`,
  );

describe("passwords that people invent", () => {
  test.each([
    ["password", "password: есть в списке самых частых паролей"],
    ["p@ssw0rd", "p@ssw0rd: есть в списке самых частых паролей, буквы заменены похожими знаками"],
    ["Drowssap", "Drowssap: есть в списке самых частых паролей, задом наперёд"],
    ["Наташа1985", "Наташа: обычное слово или имя"],
    ["Наташа1985", "1985: год"],
    ["Zenit2008", "Zenit: русское слово латинскими буквами"],
    ["cj,frf85", "cj,frf: русское слово в английской раскладке"],
    ["йцукенгш", "йцукенгш: клавиши подряд"],
    ["dfghjkl;", "dfghjkl;: клавиши подряд"],
    ["абвгдежз", "абвгдежз: знаки по порядку"],
    ["12.04.1985", "12.04.1985: дата"],
    ["кискискис", "кискискис: повторение"],
  ])("%s is weak for the given reason", (password, reason) => {
    expect(reasonsOf(password)).toContain(reason);
    expect(assess(password).level).toBe("weak");
  });

  test.each(["Кузнецовский", "Krutikovskaya"])(
    "%s, a name missing in all lists, is weaker than as many random letters",
    (name) => {
      const letters = /[a-z]/.test(name)
        ? "abcdefghijklmnopqrstuvwxyz"
        : "абвгдежзиклмнопрстуфхцчшщэюя";
      const random = generateFrom([letters], name.length, seededBytes("random letters"));
      const { bits } = assess(name);
      expect(bits).toBeGreaterThan(10);
      expect(bits, random).toBeLessThan(assess(random).bits / 2);
    },
  );
});

describe("passwords that are generated", () => {
  test("a generated password of 16 characters is strong and never counts for more than it is drawn from", () => {
    const source = seededBytes("own password");
    const options = {
      ...passwordDefaults,
      length: 16,
      classes: { ...passwordDefaults.classes, symbols: true },
    };
    const drawn = Math.log2(Number(countPasswords(alphabetsOf(options), options.length)));
    let exact = 0;
    for (let round = 0; round < 40; round += 1) {
      const password = generatePassword(options, source);
      const { bits, level } = assess(password);
      expect(level, password).toBe("strong");
      expect(bits, password).toBeLessThan(drawn + 1);
      if (bits > drawn - 1) exact += 1;
    }
    // Fewer bits are those of a word, a row of keys or a date that chance has drawn.
    expect(exact).toBeGreaterThan(20);
  });

  test("a generated phrase of six words is strong in Cyrillic and in Latin letters", () => {
    const source = seededBytes("own phrase");
    for (const isLatin of [false, true]) {
      const phrase = generatePassphrase({ ...passphraseDefaults, isLatin }, russianWords, source);
      expect(assess(phrase).level, phrase).toBe("strong");
    }
  });
});

test("a longer password is never weaker, and an empty one has no bits", () => {
  expect(assess("").bits).toBe(0);
  const growing = ["лето", "лето-", "лето-собака", "лето-собака-9", "лето-собака-9-Zq"];
  const bits = growing.map((password) => assess(password).bits);
  expect([...bits].sort((a, b) => a - b)).toEqual(bits);
});

test("assesses an input of a thousand characters", () => {
  const { level } = assess(
    generatePassword({ ...passwordDefaults, length: 50 }, seededBytes("long")).repeat(20),
  );
  expect(level).toBe("strong");
});

describe("keyboards", () => {
  test("contain the neighbours of each key", () => {
    expect(keyboards.latin?.g).toEqual(["fF", "tT", "yY", "hH", "bB", "vV"]);
    expect(keyboards.latin?.Q).toEqual([null, "1!", "2@", "wW", "aA", null]);
    expect(keyboards.russian?.п).toEqual(["аА", "еЕ", "нН", "рР", "иИ", "мМ"]);
  });

  test("inLatinLayout types Russian words with Latin keys", () => {
    expect(inLatinLayout("пароль")).toBe("gfhjkm");
    expect(inLatinLayout("любовь")).toBe("k.,jdm");
    expect(inLatinLayout("хъжэбюё")).toBe("[];',.`");
  });
});

test("the list of guessed words has lower-case letters only, no duplicates and no ё", () => {
  expect(guessedWords.filter((word) => !/^[а-я]{2,}$/.test(word) || word.includes("ё"))).toEqual(
    [],
  );
  expect(new Set(guessedWords).size).toBe(guessedWords.length);
});
