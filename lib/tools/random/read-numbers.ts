import { parseDecimal, writeDecimal } from "@/lib/tools/random/decimal";

type ListReading = {
  /** In the order of the text, as `writeDecimal` writes them; duplicates are kept. */
  numbers: string[];
  /** What is no number, in the words of the text. */
  skipped: string[];
  /** A comma between digits was read as parting two numbers, where a fraction may have been meant. */
  isCommaDoubtful: boolean;
};

/**
 * The numbers of list mode (docs/specification/tools.md#random-numbers): parted by commas, spaces
 * and new lines, decimals with a point. In a text with a semicolon the semicolon parts the numbers
 * and the comma is the decimal one, as Russian spreadsheets write: «1,5; 2,5» are two numbers, «1,5
 * 2,5» are four.
 */
export function readNumberList(text: string): ListReading {
  const isCommaDecimal = text.includes(";");
  const tokens = text.split(isCommaDecimal ? /,?[;\s]+/ : /[,\s]+/).filter((token) => token !== "");
  const numbers: string[] = [];
  const skipped: string[] = [];
  for (const token of tokens) {
    const number = parseDecimal(token);
    if (number) numbers.push(writeDecimal(number));
    else skipped.push(token);
  }
  // «1,2,3» is a list; «1,5 2,5» has commas inside of what spaces part.
  const isCommaDoubtful = !isCommaDecimal && /\d,\d+\s+\d+,\d/.test(text);
  return { numbers, skipped, isCommaDoubtful };
}

/** 2^53 - 1: above it common programs cannot distinguish neighbours, and could not check a protocol. */
const maxInteger = 9_007_199_254_740_991n;

/** A whole number as it is typed; null for anything else, or one that is too large. */
export function readInteger(text: string): bigint | null {
  const number = parseDecimal(text.trim());
  if (number === null || number.scale > 0) return null;
  return number.units > maxInteger || number.units < -maxInteger ? null : number.units;
}

/** «13, 66»: whole numbers after commas; `wrong` is the first that is none. */
export function readIntegerList(text: string): { numbers: bigint[]; wrong: string | null } {
  const numbers: bigint[] = [];
  for (const token of text.split(/[,;\s]+/).filter((part) => part !== "")) {
    const number = readInteger(token);
    if (number === null) return { numbers, wrong: token };
    numbers.push(number);
  }
  return { numbers, wrong: null };
}
