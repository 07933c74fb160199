import { formatRussianDate } from "@/lib/core/time/moscow-time";
import type { ActivityDay } from "@/lib/features/admin/stats/responses";
import { formatNumber } from "@/lib/russian/numbers";

const series = [
  { key: "registrations", name: "Регистрации" },
  { key: "documents", name: "Документы" },
  { key: "activeUsers", name: "Заходили" },
] as const;

export type ActivitySeries = (typeof series)[number]["key"];

const height = 96;
const dayWidth = 24;

/**
 * One metric by day, on its own scale: visits would flatten registrations. Hidden from screen readers: `ActivityTable`
 * has the same figures.
 */
export function ActivityBars({ days, of: key }: { days: ActivityDay[]; of: ActivitySeries }) {
  const highest = Math.max(...days.map((day) => day[key]), 0);
  return (
    <div aria-hidden="true" className="mt-4 text-xs text-ink-faint">
      <p className="tabular-nums">
        {highest === 0 ? "не было" : `до ${formatNumber(highest)} в день`}
      </p>
      <svg
        viewBox={`0 0 ${days.length * dayWidth} ${height}`}
        aria-hidden="true"
        preserveAspectRatio="none"
        className="mt-1 block h-24 w-full border-b border-line-strong"
      >
        {days.map((day, index) => {
          const bar = highest === 0 ? 0 : (day[key] / highest) * height;
          return (
            <rect
              key={day.date}
              x={index * dayWidth + 3}
              y={height - bar}
              width={dayWidth - 6}
              height={bar}
              fill="var(--accent)"
            />
          );
        })}
      </svg>
      <p className="mt-1 flex justify-between">
        <span>{shortDay(days[0])}</span>
        <span>{shortDay(days.at(-1))}</span>
      </p>
    </div>
  );
}

/** All metrics of each day, the last day first. */
export function ActivityTable({ days }: { days: ActivityDay[] }) {
  return (
    <details className="mt-5">
      <summary className="flex min-h-9 w-fit items-center text-sm text-accent underline decoration-accent/40 underline-offset-[0.25em] hover:text-accent-deep hover:decoration-current pointer-coarse:min-h-11">
        По дням, в цифрах
      </summary>
      <table className="mt-2 w-full max-w-[40rem] text-left text-sm tabular-nums">
        <caption className="sr-only">Активность по дням</caption>
        <thead className="text-ink-faint">
          <tr className="border-b border-line">
            <th scope="col" className="py-2 pr-3 font-normal">
              День
            </th>
            {series.map(({ key, name }) => (
              <th key={key} scope="col" className="py-2 pl-2 text-right font-normal max-sm:text-xs">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...days].reverse().map((day) => (
            <tr key={day.date} className="border-b border-line">
              <th scope="row" className="py-2 pr-3 font-normal">
                {shortDay(day)}
              </th>
              {series.map(({ key }) => (
                <td key={key} className="py-2 pl-2 text-right">
                  {formatNumber(day[key])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** «21 ноября», without a year: it is this year or the last. */
const shortDay = (day: ActivityDay | undefined) =>
  day ? formatRussianDate(day.date).replace(/\s\d{4}\s?г\.$/, "") : "";
