import { parseDecimal, writeDecimal } from "@/lib/tools/random/decimal";

type ListReading = {
  /** In text order, in the format of `writeDecimal`; duplicates are kept. */
  numbers: string[];
  /** The parts that are not numbers, as they are written. */
  skipped: string[];
  /** True when a comma between digits was read as a separator, where a fraction may have been meant. */
  isCommaDoubtful: boolean;
};

/**
 * Reads the numbers of list mode (docs/specification/tools.md#random-numbers): separated by commas, spaces and new
 * lines, decimals with a point. In a text with a semicolon the semicolon is the separator and the comma is the decimal
 * one, as Russian spreadsheets write: «1,5; 2,5» are two numbers, «1,5 2,5» are four.
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
  // «1,2,3» is a list; «1,5 2,5» has commas inside parts that spaces separate.
  const isCommaDoubtful = !isCommaDecimal && /\d,\d+\s+\d+,\d/.test(text);
  return { numbers, skipped, isCommaDoubtful };
}

/** 2^53 - 1: above it common programs cannot distinguish adjacent numbers, and could not check a protocol. */
const maxInteger = 9_007_199_254_740_991n;

/** Parses a typed whole number; null for anything else, or one that is too large. */
export function readInteger(text: string): bigint | null {
  const number = parseDecimal(text.trim());
  if (number === null || number.scale > 0) return null;
  return number.units > maxInteger || number.units < -maxInteger ? null : number.units;
}

/** «13, 66»: whole numbers separated by commas; `wrong` is the first part that is not one. */
export function readIntegerList(text: string): { numbers: bigint[]; wrong: string | null } {
  const numbers: bigint[] = [];
  for (const token of text.split(/[,;\s]+/).filter((part) => part !== "")) {
    const number = readInteger(token);
    if (number === null) return { numbers, wrong: token };
    numbers.push(number);
  }
  return { numbers, wrong: null };
}
