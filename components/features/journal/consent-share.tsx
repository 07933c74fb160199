import { choiceName } from "@/content/journal/labels";
import { formatRussianDate, toMoscowDate } from "@/lib/core/time/moscow-time";
import type { Journal } from "@/lib/features/journal/responses";
import { plural } from "@/lib/russian/plural";
import { typeset } from "@/lib/russian/screen-typography";

/** The share of consents among all choices; nothing while there are none. */
export function ConsentShare({ share }: Pick<Journal, "share">) {
  if (!share) return null;
  const { answered, agreed, byCategory, since } = share;
  const rows = Object.entries(byCategory);
  return (
    <section aria-labelledby="share" className="mt-12">
      <h2 id="share" className="text-xl">
        Сколько соглашаются
      </h2>
      <p className="mt-3 text-lg tabular-nums">
        {percent(agreed, answered)} из ответивших разрешили хотя бы одно
      </p>
      {rows.length > 0 ? (
        <dl className="mt-3 grid max-w-md gap-y-1 text-sm">
          {rows.map(([key, count]) => (
            <div key={key} className="flex justify-between gap-4 border-b border-line py-1.5">
              <dt className="min-w-0 break-words text-ink-soft">{choiceName(key)}</dt>
              <dd className="tabular-nums">{percent(count, answered)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <p className="measure mt-3 text-sm text-ink-faint">
        {typeset(
          `Посчитано по последнему выбору ${plural(answered, "посетителя", "посетителей", "посетителей")} с ${formatRussianDate(toMoscowDate(new Date(since)))} Кто закрыл страницу, не ответив, сюда не входит: в журнале его нет.`,
        )}
      </p>
    </section>
  );
}

/** Never 100 % if one has refused, nor 0 % if one has agreed. */
function percent(part: number, whole: number): string {
  const exact = (part / whole) * 100;
  const rounded = Math.round(exact);
  const honest = part > 0 && part < whole ? Math.min(99, Math.max(1, rounded)) : rounded;
  return `${honest}\u00a0%`;
}
