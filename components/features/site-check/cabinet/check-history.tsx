"use client";

import { formatSeverityCounts } from "@/components/features/site-check/report/findings/check-labels";
import { ListStates } from "@/components/ui/fetched/list-states";
import { formatMoment } from "@/components/ui/format-moment";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { isUnderWay, useChecks } from "@/lib/features/site-check/client";
import type { CheckSummary } from "@/lib/features/site-check/responses";

/** All checks of the user, newest first; without any, how to start one. */
export function CheckHistory() {
  const list = useChecks();
  // Below the sites: needs no placeholder while it loads.
  if (list.isPending) return null;
  return (
    <section aria-labelledby="checks" className="mt-14">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="checks" className="text-xl">
          Проверки сайтов
        </h2>
        <OnDemandLink
          href="/check"
          className="inline-flex items-center text-sm text-accent pointer-coarse:min-h-11"
        >
          Проверить сайт
        </OnDemandLink>
      </div>
      <ListStates
        variant="inline"
        list={list}
        loading={null}
        failure="Не удалось загрузить проверки."
        className="mt-3"
        empty={
          <p className="measure mt-2 text-sm text-ink-soft">
            Здесь появятся отчёты. Введите адрес, и робот за&nbsp;полминуты покажет, что
            не&nbsp;так.
          </p>
        }
      >
        {(checks) => (
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {checks.map((check) => (
              <li key={check.id}>
                <OnDemandLink
                  href={`/check/${check.id}`}
                  className="group gap-x-6 py-3 text-ink no-underline max-sm:block sm:grid sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_9.5rem] sm:items-baseline"
                >
                  <span className="block font-medium break-words group-hover:text-accent">
                    {check.host}
                  </span>
                  <span className="block text-sm text-ink-soft">{outcomeOf(check)}</span>
                  <span className="block text-sm text-ink-faint sm:text-right">
                    {formatMoment(check.requestedAt)}
                  </span>
                </OnDemandLink>
              </li>
            ))}
          </ul>
        )}
      </ListStates>
    </section>
  );
}

function outcomeOf(check: CheckSummary): string {
  if (isUnderWay(check)) return "Проверка идёт";
  if (!check.findings) return "Прочитать не\u00a0удалось";
  return formatSeverityCounts(check.findings) || "Замечаний нет";
}
