import { plural } from "@/lib/russian/plural";
import { type BarcodeDrawing, sizeInMm } from "@/lib/tools/barcode/drawing";

/** A page of labels in millimetres: self-adhesive paper sold in Russia. */
export type LabelSheet = {
  id: string;
  name: string;
  page: { width: number; height: number };
  columns: number;
  rows: number;
  label: { width: number; height: number };
};

const a4 = { width: 210, height: 297 };

export const labelSheets: readonly LabelSheet[] = [
  {
    id: "58x40",
    name: "58\u00a0×\u00a040\u00a0мм (Wildberries, Ozon)",
    page: { width: 58, height: 40 },
    columns: 1,
    rows: 1,
    label: { width: 58, height: 40 },
  },
  onA4("a4-12", 2, 6, 105, 48),
  onA4("a4-24", 3, 8, 70, 37),
  onA4("a4-40", 4, 10, 52.5, 29.7),
  onA4("a4-65", 5, 13, 38, 21.2),
];

function onA4(
  id: string,
  columns: number,
  rows: number,
  width: number,
  height: number,
): LabelSheet {
  const mm = (value: number) => String(value).replace(".", ",");
  return {
    id,
    name: `А4, ${plural(columns * rows, "этикетка", "этикетки", "этикеток")} ${mm(width)}\u00a0×\u00a0${mm(height)}\u00a0мм`,
    page: a4,
    columns,
    rows,
    label: { width, height },
  };
}

/** More labels would freeze the print dialog of a slow computer. */
export const maxLabels = 1000;

/** The content of one label. */
export type Label = { drawing: BarcodeDrawing; value: string };

/** White margin inside the edge of a label: cutting and feeding are not exact. */
const edgeMm = 1;

/** How many characters of a value a message shows; a signed code of «Честный знак» has a hundred. */
const maxNameLength = 40;

/** The height reserved for a caption above the bars: two lines of 8 pt. */
export const captionMm = 7;

/**
 * Returns why a barcode does not fit a label at its true size, or null. It is never scaled down: with a smaller module
 * it may not scan.
 */
export function checkFit(
  { drawing, value }: Label,
  { label }: LabelSheet,
  hasCaption: boolean,
): string | null {
  const size = sizeInMm(drawing);
  const named = value.length > maxNameLength ? `${value.slice(0, maxNameLength)}…` : value;
  const roomDown = label.height - 2 * edgeMm - (hasCaption ? captionMm : 0);
  // The quiet zones are blank already: they may reach the edge, text and bars may not.
  if (size.width > label.width) {
    return `${named}: код шириной ${formatMm(size.width)} не\u00a0помещается на\u00a0этикетку шириной ${formatMm(label.width)}. Уменьшите модуль или возьмите этикетку больше.`;
  }
  if (size.height > roomDown) {
    return `${named}: код высотой ${formatMm(size.height)} не\u00a0помещается на\u00a0этикетке по\u00a0высоте, там есть ${formatMm(roomDown)}. ${drawing.cells ? "Уменьшите модуль или уберите подпись." : "Уменьшите высоту штрихов."}`;
  }
  return null;
}

/** 22.849999 → «22,85 мм». */
export const formatMm = (value: number): string =>
  `${String(Math.round(value * 100) / 100).replace(".", ",")}\u00a0мм`;

/** A label and its top left corner on the page, in millimetres. */
export type PlacedLabel = Label & { x: number; y: number };

/**
 * Lays labels out row by row; the grid is centred on the page. `copies` of one follow each other; `skipped` places of
 * the first page are left blank (a partly used sheet).
 */
export function layOutLabels(
  labels: readonly Label[],
  sheet: LabelSheet,
  { copies, skipped }: { copies: number; skipped: number },
): PlacedLabel[][] {
  const { page, columns, rows, label } = sheet;
  const left = (page.width - columns * label.width) / 2;
  const top = (page.height - rows * label.height) / 2;
  const perPage = columns * rows;
  const all = labels.flatMap((item) => Array.from({ length: copies }, () => item));
  const pages: PlacedLabel[][] = [];
  for (const [index, one] of all.entries()) {
    const place = index + (skipped % perPage);
    const onPage = place % perPage;
    const number = Math.floor(place / perPage);
    const placed = pages[number] ?? [];
    pages[number] = placed;
    placed.push({
      ...one,
      x: left + (onPage % columns) * label.width,
      y: top + Math.floor(onPage / columns) * label.height,
    });
  }
  return pages;
}
