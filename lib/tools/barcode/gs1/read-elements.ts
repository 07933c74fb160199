import { plural } from "@/lib/russian/plural";
import { checkContent, findInvalidCharacter } from "@/lib/tools/barcode/gs1/check-part";
import {
  findIdentifier,
  type IdentifierRule,
  leadingIdentifier,
  type PartRule,
} from "@/lib/tools/barcode/gs1/identifiers";
import type { ValueProblem, ValueSuggestion } from "@/lib/tools/barcode/values/value-problem";

/** ASCII 29: the separator that scanners return between elements, called GS by «Честный знак». */
export const groupSeparator = "\u001d";

/** One value with its identifier: `{ ai: "01", value: "04600439931256" }`. */
export type Gs1Element = { ai: string; value: string };

export type Gs1Problem = ValueProblem & { suggestion?: ValueSuggestion };
export type Gs1Reading =
  | { elements: Gs1Element[]; problem?: undefined }
  | { elements?: undefined; problem: Gs1Problem };

/**
 * Parses a GS1 message and checks every element: known identifier, length, characters, check digits and dates (GS1
 * General Specifications §§ 3 and 7). Two notations are accepted: with brackets, `(01)04600439931256(21)abc`, and as
 * scanners return it, `010460043993125621abc`, GS, `93Zz12`. GS may be the character itself or a common escape of it:
 * `\x1d`, `\u001d`, `<GS>`, `␝`.
 */
export function readElements(typed: string): Gs1Reading {
  const text = cleanMessage(typed);
  const split = text.startsWith("(") ? splitBrackets(text) : splitPlain(text);
  if (!Array.isArray(split)) return { problem: split };
  if (split.length === 0) return { problem: { message: "Введите данные для штрихкода" } };
  for (const [index, element] of split.entries()) {
    const problem = checkElement(element, typed);
    if (problem) return { problem };
    const twin = split.slice(0, index).find(({ ai }) => ai === element.ai);
    if (twin && twin.value !== element.value) {
      return {
        problem: {
          message: `AI (${element.ai}) стоит дважды с\u00a0разными значениями`,
          detail: `Сначала ${twin.value}, потом ${element.value}. Оставьте одно.`,
        },
      };
    }
  }
  return { elements: split };
}

/** The message for an encoder: a separator after each value without a predefined length, except the last. */
export const toMessage = (elements: readonly Gs1Element[], separator: string): string =>
  elements
    .map(({ ai, value }, index) => {
      const isLast = index === elements.length - 1;
      return ai + value + (isLast || findIdentifier(ai)?.isPredefined ? "" : separator);
    })
    .join("");

/** For people: `(01)04600439931256(21)abc`. The brackets are not encoded. */
export const toBrackets = (elements: readonly Gs1Element[]): string =>
  elements.map(({ ai, value }) => `(${ai})${value}`).join("");

/** Removes the prefixes of scanners (AIM identifiers, § 7.2) and normalises separators. */
function cleanMessage(typed: string): string {
  const text = typed
    .trim()
    .replace(/\\x1d|\\u001d|<GS>|\u241d/gi, groupSeparator)
    .replace(/^\](?:d2|C1|Q3)/, "");
  return withoutSeparators(text);
}

/** Removes separators at the ends, where they separate nothing. */
function withoutSeparators(text: string): string {
  let [from, to] = [0, text.length];
  while (text[from] === groupSeparator) from += 1;
  while (to > from && text[to - 1] === groupSeparator) to -= 1;
  return text.slice(from, to);
}

const bracketed = /\((\d{2,4})\)/;

function splitBrackets(text: string): Gs1Element[] | Gs1Problem {
  const elements: Gs1Element[] = [];
  // A value may contain brackets, but hardly ones around an identifier.
  const [before = "", ...pieces] = text.split(bracketed);
  if (before !== "") {
    return {
      message: "Первым стоит не\u00a0идентификатор применения",
      detail: `В\u00a0скобках должно быть от\u00a02 до\u00a04\u00a0цифр: (01), (21), (3103).`,
    };
  }
  for (let at = 0; at + 1 < pieces.length; at += 2) {
    const [ai = "", value = ""] = pieces.slice(at, at + 2);
    if (!findIdentifier(ai)) return unknownIdentifier(ai);
    elements.push({ ai, value: withoutSeparators(value) });
  }
  return elements;
}

function splitPlain(text: string): Gs1Element[] | Gs1Problem {
  const elements: Gs1Element[] = [];
  let rest = text;
  while (rest !== "") {
    const rule = leadingIdentifier(rest);
    if (!rule) return unknownStart(rest, elements);
    const afterAi = rest.slice(rule.ai.length);
    const end = endOfValue(rule, afterAi);
    elements.push({ ai: rule.ai, value: afterAi.slice(0, end) });
    rest = withoutSeparators(afterAi.slice(end));
  }
  return elements;
}

/** The predefined length, otherwise up to the separator. */
function endOfValue({ isPredefined, parts }: IdentifierRule, text: string): number {
  const separator = text.indexOf(groupSeparator);
  const end = separator < 0 ? text.length : separator;
  return isPredefined ? Math.min(lengthOf(parts).max, end) : end;
}

const unknownIdentifier = (ai: string): Gs1Problem => ({
  message: `Идентификатора применения (${ai}) нет`,
  detail: "Проверьте цифры в\u00a0скобках: например, (01) — код товара, (21) — серийный номер.",
});

function unknownStart(rest: string, before: readonly Gs1Element[]): Gs1Problem {
  const last = before.at(-1);
  const start = rest.slice(0, 4);
  return last
    ? {
        message: `После AI (${last.ai}) нет идентификатора применения: дальше «${start}»`,
        detail: `Проверьте длину (${last.ai}): сейчас в\u00a0нём ${last.value}. Или запишите поля со\u00a0скобками: (01)…(21)…`,
      }
    : {
        message: `Данные начинаются не\u00a0с\u00a0идентификатора применения: «${start}»`,
        detail:
          "Начните с\u00a0(01) и\u00a0кода товара или вставьте код целиком, как\u00a0его выдали.",
      };
}

function lengthOf(parts: readonly PartRule[]): { min: number; max: number } {
  const sum = (lengths: number[]) => lengths.reduce((total, length) => total + length, 0);
  return {
    min: sum(parts.map(({ min, isOptional }) => (isOptional ? 0 : min))),
    max: sum(parts.map(({ max }) => max)),
  };
}

function checkElement({ ai, value }: Gs1Element, typed: string): Gs1Problem | null {
  const rule = findIdentifier(ai);
  if (!rule) return unknownIdentifier(ai);
  const named = (problem: ValueProblem): Gs1Problem => ({
    ...problem,
    message: `AI (${ai}), ${rule.name}: ${problem.message}`,
  });
  const { min, max } = lengthOf(rule.parts);
  if (value.length < min || value.length > max) {
    return { ...named(wrongLength(rule, value, { min, max })), ...suggestGtin(rule, value, typed) };
  }
  let at = 0;
  for (const part of rule.parts) {
    const text = value.slice(at, at + part.max);
    if (text === "" && part.isOptional) break;
    at += text.length;
    const problem =
      findInvalidCharacter(part.kind, text) ??
      (text.length < part.min ? wrongLength(rule, value, { min, max }) : null) ??
      part.checks.map((check) => checkContent(check, text)).find((found) => found !== null);
    if (problem) return named(problem);
  }
  return null;
}

function wrongLength(
  { ai, isPredefined, parts }: IdentifierRule,
  value: string,
  { min, max }: { min: number; max: number },
): ValueProblem {
  const isOfDigits = parts.every(({ kind }) => kind === "N");
  const unit = isOfDigits ? "цифр" : "знаков";
  const exactly = isOfDigits
    ? plural(max, "цифру", "цифры", "цифр")
    : plural(max, "знак", "знака", "знаков");
  const needed =
    min === max
      ? `введите ровно ${exactly}`
      : value.length > max
        ? `введите не\u00a0больше ${max}\u00a0${unit}`
        : `введите от\u00a0${min} до\u00a0${max}\u00a0${unit}`;
  const message = `${needed}, а\u00a0сейчас их ${value.length}`;
  if (value.length > max && !isPredefined) {
    return {
      message,
      detail:
        "Похоже, перед следующим полем потерялся разделитель GS. Поставьте на\u00a0его место \\x1d или запишите поля со\u00a0скобками: (01)…(21)…",
    };
  }
  if (value === "") return { message, detail: `После (${ai}) ничего нет: допишите значение.` };
  return { message, detail: `Сейчас там ${value}. Сверьте с\u00a0тем, что вам выдали.` };
}

/** An EAN-13 or EAN-8 number is a GTIN without its leading zeros: suggested, and used only on a click. */
function suggestGtin(
  { ai }: IdentifierRule,
  value: string,
  typed: string,
): { suggestion?: ValueSuggestion } {
  if (!["01", "02"].includes(ai) || !/^(?:\d{8}|\d{12}|\d{13})$/.test(value)) return {};
  const written = `(${ai})${value}`;
  return typed.includes(written)
    ? {
        suggestion: {
          label: "Дополнить нулями до\u00a014\u00a0цифр",
          value: typed.replace(written, `(${ai})${value.padStart(14, "0")}`),
        },
      }
    : {};
}
