import type { ActivityDay } from "@/lib/admin/stats/types";
import { formatRussianDate } from "@/lib/core/moscow-time";

const series = [
  { key: "registrations", name: "Регистрации", color: "var(--accent)" },
  { key: "documents", name: "Документы", color: "var(--success)" },
  { key: "activeUsers", name: "Заходили", color: "var(--gold-line)" },
] as const;

const height = 160;
const dayWidth = 24;

/**
 * Bars of each day, three beside one another. The drawing is hidden from whoever listens: the table
 * under it says the same in figures.
 */
export function ActivityChart({ days }: { days: ActivityDay[] }) {
  const highest = Math.max(1, ...days.flatMap((day) => series.map(({ key }) => day[key])));
  const width = days.length * dayWidth;
  const barWidth = (dayWidth - 6) / series.length;
  return (
    <figure className="mt-6">
      <ul aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
        {series.map(({ key, name, color }) => (
          <li key={key} className="flex items-center gap-2">
            <span className="size-3 rounded-sm" style={{ background: color }} />
            {name}
          </li>
        ))}
      </ul>
      <div aria-hidden="true" className="relative mt-3 border-t border-line">
        <span className="absolute top-1 left-0 text-xs text-ink-faint tabular-nums">{highest}</span>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
          preserveAspectRatio="none"
          className="block h-40 w-full border-b border-line-strong"
        >
          {days.map((day, index) =>
            series.map(({ key, color }, position) => {
              const bar = (day[key] / highest) * (height - 4);
              return (
                <rect
                  key={`${day.date} ${key}`}
                  x={index * dayWidth + 3 + position * barWidth}
                  y={height - bar}
                  width={barWidth - 1}
                  height={bar}
                  fill={color}
                />
              );
            }),
          )}
        </svg>
        <p className="mt-1 flex justify-between text-xs text-ink-faint">
          <span>{shortDay(days[0])}</span>
          <span>{shortDay(days.at(-1))}</span>
        </p>
      </div>
      <details className="mt-4">
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
                <th
                  key={key}
                  scope="col"
                  className="py-2 pl-2 text-right font-normal max-sm:text-xs"
                >
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
                    {day[key]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

/** «21 ноября»: the year is this one, or the last. */
const shortDay = (day: ActivityDay | undefined) =>
  day ? formatRussianDate(day.date).replace(/\s\d{4}\s?г\.$/, "") : "";
