import { plural } from "@/lib/russian/plural";
import type { Batch } from "@/lib/tools/qr/payload/batch";

/** More rows would not be read. */
const maxRows = 8;

/** Preview of the parsed table, before codes are made from it. */
export function BatchTable({ batch: { items, hasHeader } }: { batch: Batch }) {
  const rest = items.length - maxRows;
  const isNamed = items.some(({ name }) => name !== "");
  if (items.length === 0) return null;
  return (
    <div>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls on a phone must be scrollable by keys
        tabIndex={0}
        aria-label="Что прочитано"
        className="overflow-x-auto rounded-md border border-line"
      >
        <table className="w-full text-left text-sm">
          <thead className="bg-wash text-ink-faint">
            <tr>
              {["Строка", ...(isNamed ? ["Название"] : []), "В\u00a0коде"].map((title) => (
                <th key={title} scope="col" className="px-3 py-2 font-medium whitespace-nowrap">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.slice(0, maxRows).map(({ line, name, text }) => (
              <tr key={line} className="border-t border-line align-top">
                <td className="px-3 py-2 text-ink-faint tabular-nums">{line}</td>
                {isNamed ? <td className="min-w-24 px-3 py-2">{name}</td> : null}
                <td className="min-w-40 px-3 py-2 wrap-anywhere">{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="mt-1.5 text-sm text-ink-faint">
        {rest > 0 ? `И\u00a0ещё ${plural(rest, "строка", "строки", "строк")}. ` : null}
        {hasHeader ? "Первую строку взяли за\u00a0заголовок." : null}
      </p>
    </div>
  );
}
