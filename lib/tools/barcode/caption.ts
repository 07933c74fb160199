import { readElements, toBrackets } from "@/lib/tools/barcode/gs1/read-elements";
import type { BarcodeType } from "@/lib/tools/barcode/symbologies";

/** Longer values of GS1 are keys and signatures of machines: they are not read or typed. */
const maxElementLength = 20;

/** Characters a line under a square, and how many lines of them still belong to it. */
const lineLength = 24;
const maxLines = 3;

/** The value as people read it: the separators of GS1 cannot be seen, brackets can. */
export function readableValue(type: BarcodeType, value: string): string {
  const isGs1 = type === "GS1128" || type === "GS1DATAMATRIX";
  return isGs1 ? toBrackets(readElements(value).elements ?? []) : value;
}

/** What people read below the code, line by line: the value, or its elements with brackets. */
export function captionOf(type: BarcodeType, value: string): string[] {
  if (type === "DATAMATRIX") return foldPlain(value);
  if (type !== "GS1128" && type !== "GS1DATAMATRIX") return [value];
  const elements = readElements(value).elements ?? [];
  if (type === "GS1128") return [toBrackets(elements)];
  return elements
    .filter((element) => element.value.length <= maxElementLength)
    .map((element) => toBrackets([element]));
}

/** Nothing for a text of which a part would be left out, or which the font has no letters for. */
function foldPlain(value: string): string[] {
  if (!/^[ -~]+$/.test(value) || value.length > lineLength * maxLines) return [];
  return value.match(new RegExp(`.{1,${lineLength}}`, "g")) ?? [];
}
