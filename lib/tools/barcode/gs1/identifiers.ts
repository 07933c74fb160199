import { aiTable } from "@/lib/tools/barcode/gs1/ai-table";

/** The character sets of a part: `digits` or one of the sets of GS1 General Specifications § 7.11. */
export type PartKind = "N" | "X" | "Y" | "Z";

/** The rule for a part of a value. */
export type PartRule = {
  kind: PartKind;
  min: number;
  max: number;
  isOptional: boolean;
  /** `csum`, `yymmdd` and the like, as implemented in `check-part.ts`. */
  checks: readonly string[];
};

export type IdentifierRule = {
  ai: string;
  /** The common name: «срок годности», or the data title of GS1. */
  name: string;
  /** Whether the identifier's length is predefined: no separator is needed after it. */
  isPredefined: boolean;
  parts: readonly PartRule[];
};

/** Identifiers in use in Russian shops and factories; the others keep the English title of the standard. */
const names: Record<string, string> = {
  "00": "номер грузовой единицы, SSCC",
  "01": "код товара, GTIN",
  "02": "код вложенных товаров, GTIN",
  "10": "номер партии",
  "11": "дата производства",
  "12": "срок оплаты",
  "13": "дата упаковки",
  "15": "употребить до",
  "16": "продать до",
  "17": "срок годности",
  "20": "вариант товара",
  "21": "серийный номер",
  "30": "количество, штук",
  "37": "вложенных единиц, штук",
  // Company-internal data; in the codes of «Честный знак» the key and the signature.
  "91": "ключ проверки или свои данные",
  "92": "код проверки или свои данные",
  "93": "код проверки или свои данные",
  "240": "дополнительный номер товара",
  "241": "номер у\u00a0покупателя",
  "400": "номер заказа",
  "410": "куда везти, GLN",
  "411": "кому выставить счёт, GLN",
  "412": "у\u00a0кого куплено, GLN",
  "414": "место, GLN",
  "420": "индекс получателя",
  "422": "страна происхождения",
  "7003": "срок годности с\u00a0часами",
  "8005": "цена за\u00a0единицу",
  "8008": "время производства",
  "8200": "адрес страницы товара",
};

/** The length of an identifier, by its first two digits (GS1 General Specifications § 7.8.2). */
const lengths = [4, 3, 2] as const;

let rules: ReadonlyMap<string, IdentifierRule> | undefined;

/** Returns the rule of an identifier, `01` or `3103`; null when GS1 has none. */
export function findIdentifier(ai: string): IdentifierRule | null {
  rules ??= new Map(readTable().map((rule) => [rule.ai, rule]));
  return rules.get(ai) ?? null;
}

/** Returns the identifier at the beginning of a text; null when there is none. No identifier is a prefix of another. */
export function leadingIdentifier(text: string): IdentifierRule | null {
  for (const length of lengths) {
    const rule = text.length >= length ? findIdentifier(text.slice(0, length)) : null;
    if (rule) return rule;
  }
  return null;
}

function readTable(): IdentifierRule[] {
  return aiTable.trim().split("\n").flatMap(readLine);
}

function readLine(line: string): IdentifierRule[] {
  const [, range = "", mark, spec = "", title = ""] =
    /^([\d-]+)(\*?) ([^#]*?)(?: # (.+))?$/.exec(line) ?? [];
  const [first = "", last = first] = range.split("-");
  const parts = spec.split(" ").map(readPart);
  const count = Number(last) - Number(first) + 1;
  return Array.from({ length: count }, (_, index) => {
    const ai = String(Number(first) + index).padStart(first.length, "0");
    return { ai, name: names[ai] ?? title, isPredefined: mark === "*", parts };
  });
}

function readPart(source: string): PartRule {
  const [, bracket, kind = "", dots, length = "", , checks = ""] =
    /^(\[?)([NXYZ])(\.\.)?(\d+)(\]?),?(.*)$/.exec(source) ?? [];
  return {
    kind: kind as PartKind,
    min: dots ? 1 : Number(length),
    max: Number(length),
    isOptional: bracket === "[",
    checks: checks === "" ? [] : checks.split(","),
  };
}
