import { readElements, toMessage } from "@/lib/tools/barcode/gs1/read-elements";
import { type BarcodeType, symbologies } from "@/lib/tools/barcode/symbologies";
import { gs1CheckDigit, msiCheckDigit } from "@/lib/tools/barcode/values/check-digit";
import type { ValueProblem, ValueSuggestion } from "@/lib/tools/barcode/values/value-problem";

/** Longer rows of bars do not fit the window of hand-held scanners. */
const maxValueLength = 80;

/** GS1 General Specifications § 5.4.2: data characters of GS1-128, separators among them. */
const maxGs1Length = 48;

/** Bytes: about three quarters of the largest Data Matrix. Larger ones are not printed. */
const maxMatrixLength = 1000;

/**
 * Returns why `value` cannot become a barcode of `type`, or null (docs/specification/tools.md#barcodes): a wrong check
 * digit is reported, and a number is never changed silently.
 */
export function checkValue(type: BarcodeType, value: string): ValueProblem | null {
  if (value.trim() === "") return { message: "Введите данные для штрихкода" };
  const { name, digits } = symbologies[type];
  if (digits !== undefined) return checkGs1Number(name, digits, value);
  if (type === "pharmacode") return checkPharmacode(value);
  if (type === "GS1128" || type === "GS1DATAMATRIX") return checkGs1Message(type, value);
  if (type === "DATAMATRIX") return checkMatrixSize(name, value);
  const invalidCharacter = findInvalidCharacter(type, value);
  if (invalidCharacter) return invalidCharacter;
  if (value.length > maxValueLength) {
    return {
      message: `${name}: не больше ${maxValueLength} знаков`,
      detail: `Сейчас ${value.length}. Более длинный штрихкод ручной сканер не захватит целиком.`,
    };
  }
  return null;
}

/** «Посчитать контрольную цифру» and other values one click away from `value`. */
export function suggestValues(type: BarcodeType, value: string): ValueSuggestion[] {
  if (type === "GS1128" || type === "GS1DATAMATRIX") {
    const suggestion = readElements(value).problem?.suggestion;
    return suggestion ? [suggestion] : [];
  }
  const { digits, isNumeric } = symbologies[type];
  const bare = value.replace(/[\s\u00a0-]/g, "");
  if (isNumeric && bare !== value && /^\d+$/.test(bare)) {
    return [{ label: "Убрать пробелы и дефисы", value: bare }];
  }
  if (type === "CODE39" && value !== value.toUpperCase()) {
    const capitals = value.toUpperCase();
    if (!findInvalidCharacter(type, capitals)) {
      return [{ label: "Сделать буквы заглавными", value: capitals }];
    }
  }
  if (type === "pharmacode" && /^0+\d+$/.test(value)) {
    return [{ label: "Убрать нули в\u00a0начале", value: String(Number(value)) }];
  }
  if (!/^\d+$/.test(value)) return [];
  if (digits !== undefined && value.length === digits - 1) {
    return [{ label: "Посчитать контрольную цифру", value: value + gs1CheckDigit(value) }];
  }
  if (type === "MSI" && value.length < maxValueLength) {
    return [
      { label: "Дописать контрольную цифру (mod\u00a010)", value: value + msiCheckDigit(value) },
    ];
  }
  return [];
}

function checkGs1Number(name: string, length: number, value: string): ValueProblem | null {
  if (!/^\d+$/.test(value) || value.length !== length) {
    return {
      message: `${name} должен содержать ровно ${length} цифр`,
      detail: explainDigits(value),
    };
  }
  const right = gs1CheckDigit(value.slice(0, -1));
  const last = value.at(-1);
  if (last === right) return null;
  return {
    message: `Неверная контрольная цифра ${name}: последней должна быть ${right}, а\u00a0стоит ${last}`,
    detail:
      "Сверьте весь номер: опечатка может быть в\u00a0любой цифре, не\u00a0только в\u00a0последней.",
  };
}

function checkGs1Message(type: "GS1128" | "GS1DATAMATRIX", value: string): ValueProblem | null {
  const { elements, problem } = readElements(value);
  if (problem) return problem;
  const message = toMessage(elements, " ");
  const { name } = symbologies[type];
  if (type === "GS1DATAMATRIX") return checkMatrixSize(name, message);
  if (message.length <= maxGs1Length) return null;
  return {
    message: `${name}: не больше ${maxGs1Length} знаков вместе с\u00a0идентификаторами и\u00a0разделителями`,
    detail: `Сейчас ${message.length}. Разделите поля на\u00a0два штрихкода или возьмите GS1 DataMatrix.`,
  };
}

function checkMatrixSize(name: string, value: string): ValueProblem | null {
  const { length } = new TextEncoder().encode(value);
  if (length <= maxMatrixLength) return null;
  return {
    message: `${name}: не больше ${maxMatrixLength} байт`,
    detail: `Сейчас ${length}: русская буква занимает два байта, латинская — один. Код крупнее не\u00a0прочтёт ручной сканер.`,
  };
}

function checkPharmacode(value: string): ValueProblem | null {
  if (!/^\d{1,6}$/.test(value)) {
    return {
      message: "Pharmacode должен содержать от 1 до 6 цифр",
      detail: explainDigits(value),
    };
  }
  if (value.length > 1 && value.startsWith("0")) {
    return {
      message: "Pharmacode не\u00a0хранит нули в\u00a0начале числа",
      detail: `Сканер прочтёт ${Number(value)}, а\u00a0не\u00a0${value}.`,
    };
  }
  const number = Number(value);
  if (number >= 3 && number <= 131_070) return null;
  return { message: "Pharmacode кодирует числа от\u00a03 до\u00a0131070" };
}

/** «Сейчас 12 цифр», or the first character that is not a digit. */
function explainDigits(value: string): string {
  const at = value.search(/\D/);
  if (at >= 0) return `${describeCharacter(value, at)} — не\u00a0цифра.`;
  return `Сейчас их ${value.length}.`;
}

const alphabets: Partial<Record<BarcodeType, { allowed: RegExp; description: string }>> = {
  CODE128: {
    allowed: /[ -~]/,
    description: "латинские буквы, цифры и\u00a0знаки с\u00a0клавиатуры",
  },
  CODE39: {
    allowed: /[0-9A-Z\-. $/+%]/,
    description: "заглавные латинские буквы, цифры, пробел и\u00a0знаки - . $ / + %",
  },
  MSI: { allowed: /\d/, description: "цифры" },
};

/** The first character that the symbology cannot encode. */
function findInvalidCharacter(type: BarcodeType, value: string): ValueProblem | null {
  const alphabet = alphabets[type];
  if (!alphabet) return null;
  let at = 0;
  for (const character of value) {
    if (!alphabet.allowed.test(character)) {
      return {
        message: `${symbologies[type].name} не\u00a0кодирует знак ${nameCharacter(character)}`,
        detail: `${describeCharacter(value, at)}${hintAt(type, character)}. Подходят ${alphabet.description}.`,
      };
    }
    at += character.length;
  }
  return null;
}

function hintAt(type: BarcodeType, character: string): string {
  if (/[а-яё]/i.test(character)) return " — русская буква";
  if (type === "CODE39" && character === "*") {
    return " — служебный знак, он ставится в\u00a0начале и\u00a0в\u00a0конце сам";
  }
  return type === "CODE39" && /[a-z]/.test(character) ? " — строчная буква" : "";
}

function describeCharacter(value: string, at: number): string {
  const character = String.fromCodePoint(value.codePointAt(at) ?? 0);
  const place = [...value.slice(0, at)].length + 1;
  return `Знак ${nameCharacter(character)} на\u00a0${place}-м месте`;
}

const characterNames: Record<string, string> = {
  " ": "«пробел»",
  "\u00a0": "«неразрывный пробел»",
  "\t": "«табуляция»",
  "\n": "«перевод строки»",
};

/** «ё», «пробел», or U+200B for an invisible character. */
function nameCharacter(character: string): string {
  const named = characterNames[character];
  if (named) return named;
  if (/[\p{L}\p{N}\p{P}\p{S}]/u.test(character)) return `«${character}»`;
  const code = character.codePointAt(0) ?? 0;
  return `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}
