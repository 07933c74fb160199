import { drawNumbers } from "@/lib/tools/random/draw";
import { fingerprintOf, participantAt } from "@/lib/tools/random/numbered-list";
import { readInteger, readIntegerList, readNumberList } from "@/lib/tools/random/read-numbers";
import { seededSource } from "@/lib/tools/random/seeded-source";
import { countAvailable, countLimits, type DrawTerms } from "@/lib/tools/random/terms";

/**
 * The protocol of a draw: a few lines of plain text from which the same numbers can be drawn again, here or with
 * `public/check-draw.mjs`. `/generators/random` explains it. The content of these lines and the conversion of bytes
 * into numbers (`bytes.ts`, `draw.ts`, `seeded-source.ts`) is version 1 and never changes: published protocols must
 * stay valid. A change becomes version 2, in addition to it.
 */
const title = "Протокол случайного выбора, версия 1";
const algorithm = "HMAC-SHA-256, отбор без смещения";

export type Draw = { terms: DrawTerms; seed: string; numbers: readonly string[] };

/** The names behind the numbers of a draw: lines after the protocol, on which its numbers do not depend. */
export type DrawPeople = {
  count: number;
  /** `fingerprintOf` the numbered list. */
  fingerprint: string;
  /** In the order of the numbers. */
  winners: readonly string[];
};

/** One line, single spaces: what messengers do to a text does not change the seed. */
export const cleanSeed = (text: string): string => tidy(text.normalize("NFC"));

/** An unguessable seed: 32 random bytes in hexadecimal. */
export const toSeed = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Draws from the seed according to the terms; always the same result. */
export const drawFromSeed = (terms: DrawTerms, seed: string): Draw => ({
  terms,
  seed,
  numbers: drawNumbers(terms, seededSource(seed, writeTerms(terms))),
});

/** The lines of the terms, which are also the message that is signed with the seed. */
function writeTerms(terms: DrawTerms): string {
  const lines =
    terms.kind === "range"
      ? [
          `Выбор: числа от ${terms.min} до ${terms.max}`,
          ...(terms.excluded.length > 0 ? [`Кроме: ${terms.excluded.join(", ")}`] : []),
        ]
      : [`Выбор: из списка ${terms.numbers.join(", ")}`];
  return [...lines, `Сколько: ${terms.count}`, `Повторы: ${terms.repeats ? "да" : "нет"}`].join(
    "\n",
  );
}

/**
 * Returns the whole protocol. `time` comes from the device that drew and proves nothing; `checkAt` is where it can be
 * checked.
 */
export function writeProtocol(
  { terms, seed, numbers }: Draw,
  { time, checkAt, people }: { time: string; checkAt: string; people?: DrawPeople | undefined },
): string {
  return [
    title,
    writeTerms(terms),
    `Зерно: ${seed}`,
    `Способ: ${algorithm}`,
    `Выпало: ${numbers.join(", ")}`,
    ...(people ? writePeople(people, numbers) : []),
    `Время: ${time}`,
    `Проверить: ${checkAt}`,
    "",
  ].join("\n");
}

function writePeople(
  { count, fingerprint, winners }: DrawPeople,
  numbers: readonly string[],
): string[] {
  return [
    `Участники: ${count}, SHA-256 списка ${fingerprint}`,
    ...winners.map((winner, index) => `Победитель № ${numbers[index]}: ${winner}`),
  ];
}

/**
 * `other`: not the list of the protocol; `winners`: different winners at these numbers; `none`: the protocol names no
 * list.
 */
export type ListCheck = "same" | "other" | "winners" | "none";

/** Checks whether a numbered list is the one of a protocol, and has these winners at these numbers. */
export function checkList(protocol: string, numbered: string): ListCheck {
  const lines = protocol.normalize("NFC").split(/\r?\n/).map(tidy);
  const stated = lines
    .map((line) => /^Участники: \d+, SHA-256 списка ([0-9a-f]{64})$/.exec(line)?.[1])
    .find((item) => item !== undefined);
  if (!stated) return "none";
  if (fingerprintOf(numbered) !== stated) return "other";
  const areSame = lines.every((line) => {
    const [, number, winner] = /^Победитель № (\d+): (.*)$/.exec(line) ?? [];
    return number === undefined || participantAt(numbered, number) === winner;
  });
  return areSame ? "same" : "winners";
}

type Check =
  | { kind: "holds"; numbers: readonly string[] }
  | { kind: "differs"; stated: string; numbers: readonly string[] }
  /** Not a protocol, or an incomplete one: `problem` says what is missing. */
  | { kind: "unreadable"; problem: string };

/** Repeats the draw of a protocol and compares the numbers. */
export function checkProtocol(text: string): Check {
  const lines = text.normalize("NFC").split(/\r?\n/).map(tidy);
  if (!lines.includes(title)) return unreadable(`Нет первой строки: «${title}».`);
  const lineOf = (name: string) =>
    lines
      .find((line) => line.startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim();

  for (const name of ["Выбор", "Сколько", "Повторы", "Зерно", "Выпало"]) {
    if (!lineOf(name)) return unreadable(`Нет строки «${name}».`);
  }
  const terms = readTerms(lineOf);
  if (typeof terms === "string") return unreadable(`Строка «${terms}» написана не так.`);
  const { numbers } = drawFromSeed(terms, lineOf("Зерно") ?? "");
  const stated = lineOf("Выпало") ?? "";
  return stated.replaceAll(" ", "") === numbers.join(",")
    ? { kind: "holds", numbers }
    : { kind: "differs", stated, numbers };
}

const unreadable = (problem: string): Check => ({ kind: "unreadable", problem });
const tidy = (line: string) => line.replace(/\s+/g, " ").trim();

/** Returns the terms, or the name of the line that cannot be understood. */
function readTerms(lineOf: (name: string) => string | undefined): DrawTerms | string {
  const count = Number(lineOf("Сколько"));
  if (!Number.isInteger(count) || count < countLimits.min || count > countLimits.max) {
    return "Сколько";
  }
  const repeats = lineOf("Повторы") === "да";
  if (!repeats && lineOf("Повторы") !== "нет") return "Повторы";
  const terms = readChoice(lineOf("Выбор") ?? "", lineOf("Кроме") ?? "");
  if (typeof terms === "string") return terms;
  const drawTerms: DrawTerms = { ...terms, count, repeats };
  const available = countAvailable(drawTerms);
  return available < 1n || (!repeats && BigInt(count) > available) ? "Сколько" : drawTerms;
}

type Choice =
  | Pick<DrawTerms & { kind: "range" }, "kind" | "min" | "max" | "excluded">
  | Pick<DrawTerms & { kind: "list" }, "kind" | "numbers">;

function readChoice(choice: string, except: string): Choice | string {
  const list = /^из списка (.+)$/.exec(choice)?.[1];
  if (list) {
    const { numbers, skipped } = readNumberList(list);
    return skipped.length > 0 || numbers.length === 0 ? "Выбор" : { kind: "list", numbers };
  }
  const [, from = "", to = ""] = /^числа от (\S+) до (\S+)$/.exec(choice) ?? [];
  const min = readInteger(from);
  const max = readInteger(to);
  if (min === null || max === null || min > max) return "Выбор";
  const { numbers: excluded, wrong } = readIntegerList(except);
  const isInOrder = excluded.every(
    (number, index) => number >= min && number <= max && number > (excluded[index - 1] ?? min - 1n),
  );
  return wrong === null && isInOrder ? { kind: "range", min, max, excluded } : "Кроме";
}
