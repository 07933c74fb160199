import type { Inline, Requisites, Table } from "@/lib/engine/tree/document";
import {
  type Cell,
  type FlowContext,
  lineHeight,
  type Row,
  type RowsBox,
} from "@/lib/engine/writers/pdf/layout/boxes";
import { breakLines, textNeed } from "@/lib/engine/writers/pdf/text/lines";
import { columnWidths, formWidths } from "@/lib/engine/writers/shared/column-widths";
import { plainRun, type Run, toRuns } from "@/lib/engine/writers/shared/runs";
import { documentStyle, type TextStyle, toPoints } from "@/lib/engine/writers/shared/style";
import {
  isByHand,
  isForm,
  requisiteLabel,
  rowsTogether,
  tableGrid,
} from "@/lib/engine/writers/shared/written-form";

const { table: style, text, indent } = documentStyle;

/** A table across the whole width of the text, even inside a clause: five columns need it. */
export function layoutTable<Node>(table: Table, context: FlowContext<Node>): RowsBox<Node>[] {
  const { columns, header, rows } = tableGrid(table);
  if (columns === 0 || (!header && rows.length === 0)) return [];
  const padding = { x: toPoints(style.padding.x), y: toPoints(style.padding.y) };
  const headerRuns = header?.map((cell) => toRuns(cell)) ?? null;
  const rowRuns = rows.map((row) => row.map((cell) => toRuns(cell)));
  const form = isForm(rows);
  const approval = table.approval === true;
  const width = approval ? context.width / 2 : context.width;
  const widths = approval
    ? [width]
    : widthsOf(headerRuns, rowRuns, {
        columns,
        padding: padding.x,
        share: form ? formWidths : columnWidths,
        context,
      });
  const node = context.add("Table", context.parent);
  const layoutRow = (cells: Run[][], cellStyle: TextStyle, role: "TH" | "TD"): Row<Node> => {
    const row = context.add("TR", node);
    let left = 0;
    return {
      style: cellStyle,
      padding,
      cells: cells.map((runs, column): Cell<Node> => {
        const width = widths[column] ?? 0;
        const options = {
          width: width - 2 * padding.x,
          size: cellStyle.size,
          bold: cellStyle.bold,
        };
        const cell: Cell<Node> = {
          left: left + padding.x,
          lines: breakLines(runs, options, context.measure),
          element: context.add(role, row),
          drop: 0,
          lineToWriteOn: null,
        };
        left += width;
        return cell;
      }),
    };
  };
  return [
    {
      kind: "rows",
      ruled: !form && !approval,
      left: context.width - width,
      width,
      header: headerRuns && layoutRow(headerRuns, text.tableHeader, "TH"),
      rows: rowRuns.map((row, index) => {
        const laid = layoutRow(row, text.tableCell, "TD");
        const cells = rows[index] ?? [];
        const writesHere = approval ? cells.some(isByHand) : form;
        return writesHere ? withLines(laid, cells, widths) : laid;
      }),
      together: rowsTogether(table),
      keepWithNext: false,
      spaceBefore: style.spaceBefore,
      spaceAfter: style.spaceAfter,
    },
  ];
}

/** Labels are at the height of the lines to write on, hints under them. */
function withLines<Node>(row: Row<Node>, cells: Inline[][], widths: readonly number[]): Row<Node> {
  const { room } = documentStyle.byHand;
  return {
    ...row,
    cells: row.cells.map((cell, index) => {
      if (isByHand(cells[index] ?? [])) {
        const width = (widths[index] ?? 0) - 2 * row.padding.x;
        return { ...cell, drop: room, lineToWriteOn: width };
      }
      return { ...cell, drop: Math.max(0, room - cell.lines.length * lineHeight(row.style)) };
    }),
  };
}

function widthsOf<Node>(
  header: Run[][] | null,
  rows: Run[][][],
  {
    columns,
    padding,
    share,
    context: { measure, width },
  }: {
    columns: number;
    padding: number;
    share: typeof columnWidths;
    context: FlowContext<Node>;
  },
): number[] {
  const needs = Array.from({ length: columns }, (_, column) => {
    const cells = [
      ...(header ? [textNeed(header[column] ?? [], text.tableHeader, measure)] : []),
      ...rows.map((row) => textNeed(row[column] ?? [], text.tableCell, measure)),
    ];
    return {
      min: 2 * padding + Math.max(0, ...cells.map((cell) => cell.min)),
      max: 2 * padding + Math.max(0, ...cells.map((cell) => cell.max)),
    };
  });
  return share(needs, width);
}

/** Label and value side by side; the value wraps in its own column. */
export function layoutRequisites<Node>(
  requisites: Requisites,
  context: FlowContext<Node>,
): RowsBox<Node>[] {
  const left = toPoints(context.place.left);
  const column = toPoints(indent.requisiteLabel);
  const gap = toPoints(indent.requisiteGap);
  const rowStyle = text.requisites;
  const options = { size: rowStyle.size, bold: rowStyle.bold };
  if (requisites.rows.length === 0) return [];
  const rows = requisites.rows.map((row): Row<Node> => {
    const element = context.add("P", context.parent);
    const label = [plainRun(`${requisiteLabel(row.label)} `)];
    const value = toRuns(row.value);
    const cell = (cellLeft: number, width: number, runs: Run[]): Cell<Node> => ({
      left: cellLeft,
      lines: breakLines(runs, { ...options, width }, context.measure),
      element,
      drop: 0,
      lineToWriteOn: null,
    });
    return {
      style: rowStyle,
      padding: { x: 0, y: rowStyle.spaceAfter / 2 },
      cells: [cell(0, column - gap, label), cell(column, context.width - left - column, value)],
    };
  });
  return [
    {
      kind: "rows",
      ruled: false,
      left,
      width: context.width - left,
      header: null,
      rows,
      together: rows.length,
      keepWithNext: false,
      spaceBefore: rowStyle.spaceBefore,
      spaceAfter: text.body.spaceAfter,
    },
  ];
}
