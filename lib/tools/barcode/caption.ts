import { readElements, toBrackets } from "@/lib/tools/barcode/gs1/read-elements";
import type { BarcodeType } from "@/lib/tools/barcode/symbologies";

/** Longer GS1 values are machine keys and signatures, which people neither read nor type. */
const maxElementLength = 20;

/** Characters per line below a square code, and how many lines of them are still printed. */
const lineLength = 24;
const maxLines = 3;

/** The value in readable form: GS1 separators are invisible, brackets are not. */
export function readableValue(type: BarcodeType, value: string): string {
  const isGs1 = type === "GS1128" || type === "GS1DATAMATRIX";
  return isGs1 ? toBrackets(readElements(value).elements ?? []) : value;
}

/** The lines below the code: the value, or its GS1 elements with brackets. */
export function captionOf(type: BarcodeType, value: string): string[] {
  if (type === "DATAMATRIX") return foldPlain(value);
  if (type !== "GS1128" && type !== "GS1DATAMATRIX") return [value];
  const elements = readElements(value).elements ?? [];
  if (type === "GS1128") return [toBrackets(elements)];
  return elements
    .filter((element) => element.value.length <= maxElementLength)
    .map((element) => toBrackets([element]));
}

/** Empty when a part of the text would be left out, or when the font lacks a character. */
function foldPlain(value: string): string[] {
  if (!/^[ -~]+$/.test(value) || value.length > lineLength * maxLines) return [];
  return value.match(new RegExp(`.{1,${lineLength}}`, "g")) ?? [];
}
