import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fingerprintOf, writeNumbered } from "@/lib/tools/random/numbered-list";
import {
  checkList,
  checkProtocol,
  cleanSeed,
  drawFromSeed,
  toSeed,
  writeProtocol,
} from "@/lib/tools/random/protocol";
import { type DrawForm, drawDefaults, readDrawForm } from "@/lib/tools/random/terms";

const stamp = { time: "21.11.2026, 17:03:22", checkAt: "https://example.org/generators/random" };

const protocolOf = (form: Partial<DrawForm>, seed: string) => {
  const { terms } = readDrawForm({ ...drawDefaults, ...form });
  if (!terms) throw new Error("the form is wrong");
  return writeProtocol(drawFromSeed(terms, seed), stamp);
};

const raffle: Partial<DrawForm> = {
  min: "1",
  max: "250",
  excluded: "13, 66",
  count: 5,
  repeats: false,
};
const listDraw: Partial<DrawForm> = { mode: "list", list: "5, 1.50 -7 5", count: 3 };

/** The program that anyone can download; it shares no line with ours. */
const checkElsewhere = (protocol: string, list?: string) => {
  const program = fileURLToPath(new URL("../../../public/check-draw.mjs", import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), "draw-"));
  try {
    const files = [protocol, list].flatMap((text, index) => {
      if (text === undefined) return [];
      const file = join(folder, `${index}.txt`);
      writeFileSync(file, text);
      return [file];
    });
    const { status, stdout } = spawnSync(process.execPath, [program, ...files], {
      encoding: "utf8",
    });
    return { status, stdout };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

describe("the protocol", () => {
  test("keeps its format and its numbers in version 1", () => {
    expect(protocolOf(raffle, "курс доллара 80,1234")).toMatchInlineSnapshot(`
      "Протокол случайного выбора, версия 1
      Выбор: числа от 1 до 250
      Кроме: 13, 66
      Сколько: 5
      Повторы: нет
      Зерно: курс доллара 80,1234
      Способ: HMAC-SHA-256, отбор без смещения
      Выпало: 93, 202, 191, 175, 37
      Время: 21.11.2026, 17:03:22
      Проверить: https://example.org/generators/random
      "
    `);
    expect(protocolOf(listDraw, "00ff")).toMatchInlineSnapshot(`
      "Протокол случайного выбора, версия 1
      Выбор: из списка 5, 1.5, -7, 5
      Сколько: 3
      Повторы: да
      Зерно: 00ff
      Способ: HMAC-SHA-256, отбор без смещения
      Выпало: 5, -7, 1.5
      Время: 21.11.2026, 17:03:22
      Проверить: https://example.org/generators/random
      "
    `);
  });

  test("is confirmed by checkProtocol and by the downloadable program", {
    tags: ["slow"],
  }, () => {
    for (const form of [raffle, listDraw, { min: "7", max: "7" }, { ...raffle, repeats: true }]) {
      const protocol = protocolOf(form, "зерно № 1");
      expect(checkProtocol(protocol).kind).toBe("holds");
      expect(checkElsewhere(protocol)).toMatchObject({ status: 0 });
    }
  });

  test("is confirmed by checkProtocol for any draw", () => {
    const integer = fc.maxSafeInteger();
    fc.assert(
      fc.property(
        fc.record({
          mode: fc.constantFrom("range" as const, "list" as const),
          min: integer.map(String),
          max: integer.map(String),
          excluded: fc.array(integer, { maxLength: 4 }).map((numbers) => numbers.join()),
          list: fc
            .array(fc.tuple(fc.integer(), fc.nat({ max: 999 })), { minLength: 1, maxLength: 30 })
            .map((numbers) => numbers.map((number) => number.join(".")).join(" ")),
          count: fc.integer({ min: 1, max: 20 }),
          repeats: fc.boolean(),
        }),
        fc.string({ unit: "grapheme", minLength: 1 }).map(cleanSeed),
        (chosen, seed) => {
          const { terms } = readDrawForm({ ...drawDefaults, ...chosen });
          if (!terms || seed === "") return;
          const { numbers } = drawFromSeed(terms, seed);
          const protocol = writeProtocol({ terms, seed, numbers }, stamp);
          expect(checkProtocol(protocol)).toEqual({ kind: "holds", numbers });
        },
      ),
    );
  });

  test("is confirmed after a messenger changed line breaks and spaces and added words", () => {
    const sent = `Итоги розыгрыша\r\n\r\n${protocolOf(raffle, "два слова").replaceAll("\n", "  \r\n")}Поздравляем!`;
    expect(checkProtocol(sent.replaceAll(" ", "\u00a0")).kind).toBe("holds");
    expect(cleanSeed("  два \t слова\n")).toBe("два слова");
  });

  const changes: [what: string, from: string | RegExp, to: string][] = [
    ["a result", /Выпало: (\d+)/, "Выпало: 251"],
    ["the seed", "Зерно: ", "Зерно: x"],
    ["the range", "до 250", "до 251"],
    ["the excluded numbers", "Кроме: 13, 66", "Кроме: 13, 67"],
    ["the count", "Сколько: 5", "Сколько: 4"],
    ["the repeats", "Повторы: нет", "Повторы: да"],
  ];
  const change = (from: string | RegExp, to: string) =>
    protocolOf(raffle, "зерно").replace(from, to);
  test.each(changes)("is not confirmed after a change of %s", (_, from, to) => {
    expect(checkProtocol(change(from, to)).kind).toBe("differs");
  });
  test.each(changes)(
    "is not confirmed by the program after a change of %s",
    { tags: ["slow"] },
    (_, from, to) => {
      expect(checkElsewhere(change(from, to)).status).toBe(1);
    },
  );

  test("is reported with the correct numbers when it states others", () => {
    const protocol = protocolOf({ count: 2 }, "зерно");
    const stated = /Выпало: (.+)/.exec(protocol)?.[1];
    expect(checkProtocol(protocol.replace(/Выпало: .+/, "Выпало: 1, 2"))).toEqual({
      kind: "differs",
      stated: "1, 2",
      numbers: stated?.split(", "),
    });
  });

  test.each([
    ["", "Нет первой строки: «Протокол случайного выбора, версия 1»."],
    [protocolOf(raffle, "s").replace("версия 1", "версия 2"), "Нет первой строки"],
    [protocolOf(raffle, "s").replace("Зерно: s", ""), "Нет строки «Зерно»."],
    [protocolOf(raffle, "s").replace("Сколько: 5", "Сколько: 1000000"), "Строка «Сколько»"],
    [protocolOf(raffle, "s").replace("Сколько: 5", "Сколько: пять"), "Строка «Сколько»"],
    [protocolOf(raffle, "s").replace("Повторы: нет", "Повторы: может"), "Строка «Повторы»"],
    [protocolOf(raffle, "s").replace("числа от 1", "числа от один"), "Строка «Выбор»"],
    [protocolOf(raffle, "s").replace("Кроме: 13, 66", "Кроме: 66, 13"), "Строка «Кроме»"],
    [protocolOf(raffle, "s").replace("до 250", "до 3"), "Строка «Кроме»"],
    [protocolOf(listDraw, "s").replace("из списка 5", "из списка пять"), "Строка «Выбор»"],
  ])("is reported with its missing or wrong line (%#)", (text, problem) => {
    expect(checkProtocol(text)).toEqual({
      kind: "unreadable",
      problem: expect.stringContaining(problem),
    });
  });

  test("has random seeds written as hexadecimal", () => {
    expect(toSeed(Uint8Array.of(0, 15, 255))).toBe("000fff");
  });
});

describe("a draw of prizes", () => {
  const people = ["@anna хочу!", "Пётр Иванов", "@oleg_77", "Мария", "Победитель № 1: я"];

  function drawPrizes(seed: string, count = 2) {
    const { terms, participants = [] } = readDrawForm({
      ...drawDefaults,
      mode: "people",
      people: people.join("\n"),
      count,
    });
    if (!terms) throw new Error("the form is wrong");
    const draw = drawFromSeed(terms, seed);
    const list = writeNumbered(participants);
    const winners = draw.numbers.map((number) => participants[Number(number) - 1] ?? "");
    const protocol = writeProtocol(draw, {
      ...stamp,
      people: { count: participants.length, fingerprint: fingerprintOf(list), winners },
    });
    return { draw, list, winners, protocol };
  }

  test("is written as a draw of numbers with its winners and the fingerprint of the list", () => {
    const { protocol, list } = drawPrizes("зерно");
    expect(protocol).toMatchInlineSnapshot(`
      "Протокол случайного выбора, версия 1
      Выбор: числа от 1 до 5
      Сколько: 2
      Повторы: нет
      Зерно: зерно
      Способ: HMAC-SHA-256, отбор без смещения
      Выпало: 2, 3
      Участники: 5, SHA-256 списка 7be9507a21a75c7fe2fb0d9ea6468e33ae83f2f7c1fa4ef906663f669f1cc908
      Победитель № 2: Пётр Иванов
      Победитель № 3: @oleg_77
      Время: 21.11.2026, 17:03:22
      Проверить: https://example.org/generators/random
      "
    `);
    expect(list).toBe(
      "1. @anna хочу!\n2. Пётр Иванов\n3. @oleg_77\n4. Мария\n5. Победитель № 1: я\n",
    );
    expect(fingerprintOf(list)).toBe(createHash("sha256").update(list).digest("hex"));
  });

  test("is confirmed as a protocol of version 1, with its list, also by the program", {
    tags: ["slow"],
  }, () => {
    for (const seed of ["зерно", "другое"]) {
      const { protocol, list } = drawPrizes(seed);
      expect(checkProtocol(protocol).kind).toBe("holds");
      expect(checkList(protocol, list)).toBe("same");
      expect(checkElsewhere(protocol)).toMatchObject({ status: 0 });
      expect(checkElsewhere(protocol, list).stdout).toContain("Список верен");
    }
  });

  test("has a list that is recognised after an e-mail program changed its line breaks", {
    tags: ["slow"],
  }, () => {
    const { protocol, list } = drawPrizes("зерно");
    const sent = `\ufeff${list.replaceAll("\n", "\r\n")}\r\n`;
    expect(checkList(protocol, sent)).toBe("same");
    expect(checkElsewhere(protocol, sent)).toMatchObject({ status: 0 });
  });

  test("is not confirmed with another list or another winner", { tags: ["slow"] }, () => {
    const { protocol, list, winners } = drawPrizes("зерно");
    const swapped = list.replace("Мария", "Марья");
    expect(checkList(protocol, swapped)).toBe("other");
    expect(checkElsewhere(protocol, swapped)).toMatchObject({ status: 1 });

    const loser = people.find((item) => !winners.includes(item)) ?? "";
    const cheated = protocol.replace(`: ${winners[0]}\n`, `: ${loser}\n`);
    expect(cheated).not.toBe(protocol);
    expect(checkProtocol(cheated).kind).toBe("holds");
    expect(checkList(cheated, list)).toBe("winners");
    expect(checkElsewhere(cheated, list)).toMatchObject({ status: 1 });
  });

  test("has no list when it is a protocol of numbers", { tags: ["slow"] }, () => {
    expect(checkList(protocolOf(raffle, "s"), "1. я\n")).toBe("none");
    expect(checkElsewhere(protocolOf(raffle, "s"), "1. я\n")).toMatchObject({ status: 1 });
  });
});
