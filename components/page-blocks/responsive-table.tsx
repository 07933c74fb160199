import type { ReactNode } from "react";

type ResponsiveTableProps = {
  /** Caption of the table, for screen readers. */
  caption: string;
  columns: readonly string[];
  /** `cells` has as many items as there are columns; the first names the row. */
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
};

/** A table with hairlines. On a phone every row is a small list: its name, then each cell after its column's name. */
export function ResponsiveTable({ caption, columns, rows }: ResponsiveTableProps) {
  return (
    <table className="w-full border-y border-line text-sm max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-b border-line text-xs text-ink-faint">
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className="py-2.5 pr-6 text-left align-bottom font-medium last:pr-0"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map(({ id, cells: [name, ...cells] }) => (
          <tr
            key={id}
            className="border-b border-line last:border-b-0 max-md:block max-md:py-3.5 print:break-inside-avoid"
          >
            <th
              scope="row"
              className="py-3 pr-6 text-left align-top font-medium max-md:block max-md:pt-0 max-md:pb-1"
            >
              {name}
            </th>
            {cells.map((cell, index) => (
              <td
                key={columns[index + 1]}
                className="py-3 pr-6 align-top text-ink-soft last:pr-0 max-md:block max-md:py-0.5 max-md:pr-0"
              >
                <span className="text-ink-faint md:hidden">{columns[index + 1]}: </span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
