import { plural } from "@/lib/russian/plural";
import {
  maxParticipants,
  readParticipants,
  withoutDuplicates,
} from "@/lib/tools/random/participants";
import { readInteger, readIntegerList, readNumberList } from "@/lib/tools/random/read-numbers";

/** The values of the form, as typed. */
export type DrawForm = {
  mode: "range" | "list" | "people";
  min: string;
  max: string;
  excluded: string;
  list: string;
  /** The participants of a prize draw, one per line; only their numbers are drawn. */
  people: string;
  /** Whether a name that is in the list twice has only one chance. */
  isOnceEach: boolean;
  count: number;
  repeats: boolean;
  /** For a prize draw; separate from `repeats`, because nobody expects to win twice. */
  winnersRepeat: boolean;
};

/** Repeated numbers are allowed by default: docs/specification/tools.md#random-numbers. */
export const drawDefaults: DrawForm = {
  mode: "range",
  min: "1",
  max: "100",
  excluded: "",
  list: "",
  people: "",
  isOnceEach: true,
  count: 1,
  repeats: true,
  winnersRepeat: false,
};
export const countLimits = { min: 1, max: 20 };

/** The terms of a draw; together with a seed they determine the result. */
export type DrawTerms = {
  count: number;
  /** Whether one number may come twice. */
  repeats: boolean;
} & (
  | {
      kind: "range";
      min: bigint;
      max: bigint;
      /** Within the range, ascending, without duplicates. */
      excluded: readonly bigint[];
    }
  | { kind: "list"; numbers: readonly string[] }
);

export type DrawErrors = Partial<
  Record<"min" | "max" | "excluded" | "list" | "people" | "count", string>
>;
type Reading =
  | {
      terms: DrawTerms;
      /** The names behind the numbers, the first at 1. */
      participants?: readonly string[];
      errors?: undefined;
    }
  | { terms?: undefined; participants?: undefined; errors: DrawErrors };

/** The range of `readInteger`, for messages. */
const integerRange = "от −9 007 199 254 740 991 до 9 007 199 254 740 991";
const explainInteger = (text: string) =>
  /^\s*[+\-−]?\d+\s*$/.test(text) ? `Введите целое число ${integerRange}` : "Введите целое число";

/** Checks a form by the rules of docs/specification/tools.md#random-numbers, with its messages. */
export function readDrawForm(form: DrawForm): Reading {
  if (form.mode === "people") return readPeople(form);
  return form.mode === "range" ? readRange(form) : readList(form);
}

/** Returns the participants of the form, in list order. */
function participantsOf({ people, isOnceEach }: DrawForm): string[] {
  const all = readParticipants(people);
  return isOnceEach ? withoutDuplicates(all) : all;
}

/** A prize draw is a draw of numbers: the protocol has the same format, and names nobody. */
function readPeople(form: DrawForm): Reading {
  const participants = participantsOf(form);
  const { length } = participants;
  if (length === 0) return { errors: { people: "Вставьте список участников" } };
  if (length > maxParticipants) {
    return {
      errors: { people: `Участников ${length}, а\u00a0можно до\u00a0${maxParticipants}` },
    };
  }
  const { count, winnersRepeat: repeats } = form;
  if (!repeats && count > length) {
    const winners = plural(count, "победителя", "победителей", "победителей");
    const people = plural(length, "участника", "участников", "участников");
    return { errors: { count: `Нельзя выбрать ${winners} из\u00a0${people}` } };
  }
  const terms: DrawTerms = {
    kind: "range",
    min: 1n,
    max: BigInt(length),
    excluded: [],
    count,
    repeats,
  };
  return { terms, participants };
}

function readRange({ min, max, excluded, count, repeats }: DrawForm): Reading {
  const from = readInteger(min);
  const to = readInteger(max);
  const { numbers, wrong } = readIntegerList(excluded);
  if (from === null || to === null || wrong !== null) {
    return {
      errors: {
        ...(from === null ? { min: explainInteger(min) } : {}),
        ...(to === null ? { max: explainInteger(max) } : {}),
        ...(wrong === null
          ? {}
          : { excluded: `«${wrong}» — не целое число. Перечислите целые числа через запятую` }),
      },
    };
  }
  const [lowest, highest] = from <= to ? [from, to] : [to, from];
  const within = numbers.filter((number) => number >= lowest && number <= highest);
  const terms: DrawTerms = {
    kind: "range",
    min: lowest,
    max: highest,
    excluded: [...new Set(within)].sort((a, b) => (a < b ? -1 : 1)),
    count,
    repeats,
  };
  const available = countAvailable(terms);
  if (available === 0n) return { errors: { excluded: "Нет доступных чисел для генерации" } };
  if (!repeats && BigInt(count) > available) {
    return {
      errors: {
        count: `Нельзя сгенерировать ${count} уникальных чисел из ${available} доступных`,
      },
    };
  }
  return { terms };
}

function readList({ list, count, repeats }: DrawForm): Reading {
  if (list.trim() === "") return { errors: { list: "Введите список чисел для выбора" } };
  const { numbers } = readNumberList(list);
  if (numbers.length === 0) return { errors: { list: "Не найдено корректных чисел в списке" } };
  const terms: DrawTerms = { kind: "list", numbers, count, repeats };
  const available = countAvailable(terms);
  if (!repeats && BigInt(count) > available) {
    return {
      errors: { count: `Нельзя выбрать ${count} уникальных чисел из ${available} доступных` },
    };
  }
  return { terms };
}

/**
 * The numbers of a list to draw from. With repeats every entry counts, so a number listed twice is twice as likely;
 * without, duplicates are removed, or a number could be drawn twice.
 */
export const listAvailable = (terms: DrawTerms & { kind: "list" }): readonly string[] =>
  terms.repeats ? terms.numbers : [...new Set(terms.numbers)];

/** How many numbers a draw can choose from. */
export function countAvailable(terms: DrawTerms): bigint {
  return terms.kind === "range"
    ? terms.max - terms.min + 1n - BigInt(terms.excluded.length)
    : BigInt(listAvailable(terms).length);
}
