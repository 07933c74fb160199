/** Widths of a printed code with its frame, in centimetres. */
export const printWidthsCm = [2, 3, 4, 5, 6, 8, 10, 15] as const;

/** A4 in millimetres; printers leave about five of them blank on each side. */
export const printPage = { width: 210, height: 297 } as const;
const margin = 10;

/** Space for cutting. */
const gap = 5;

/** More would freeze the print dialog of a slow computer. */
export const maxPrinted = 1000;

type Cell = { width: number; height: number };
/** The index of the code, and its top left corner. */
export type PlacedCode = { index: number; x: number; y: number };

/** Lays out `copies` of each code on as few pages as possible, row by row, with the rows centred on the page. */
export function layOutCodes(
  count: number,
  { width, height }: Cell,
  copies: number,
): PlacedCode[][] {
  const countIn = (room: number, one: number) =>
    Math.max(1, Math.floor((room + gap) / (one + gap)));
  const columns = countIn(printPage.width - 2 * margin, width);
  const rows = countIn(printPage.height - 2 * margin, height);
  const left = (printPage.width - columns * width - (columns - 1) * gap) / 2;
  const pages: PlacedCode[][] = [];
  for (let place = 0; place < count * copies; place += 1) {
    const onPage = place % (columns * rows);
    const number = Math.floor(place / (columns * rows));
    const page = pages[number] ?? [];
    pages[number] = page;
    page.push({
      index: Math.floor(place / copies),
      x: left + (onPage % columns) * (width + gap),
      y: margin + Math.floor(onPage / columns) * (height + gap),
    });
  }
  return pages;
}
