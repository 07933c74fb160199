"use client";

import { ExcludedHosts } from "@/components/features/admin/site-check/excluded-hosts";
import { EmptyList } from "@/components/ui/fetched/list-states";
import { Loading, QueryStates } from "@/components/ui/fetched/query-states";
import { formatMoment } from "@/components/ui/format-moment";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { Skeleton } from "@/components/ui/skeleton";
import { useChecksOverview } from "@/lib/features/site-check/admin/client";
import type { ChecksOverview } from "@/lib/features/site-check/admin/schema";
import { formatNumber } from "@/lib/russian/numbers";
import { typeset } from "@/lib/russian/screen-typography";

/** `/admin/checks`: state of the check queue, failures, excluded sites, services missing in the catalogue. */
export function ChecksAdmin() {
  return (
    <>
      <h1 className="text-3xl">Проверки сайтов</h1>
      <QueryStates
        query={useChecksOverview()}
        loading={
          <Loading label="Загружаем проверки" className="mt-6">
            <Skeleton className="h-24 w-full" />
            <Skeleton className="mt-8 h-64 w-full" />
          </Loading>
        }
        failure="Не удалось загрузить проверки"
        className="mt-6"
      >
        {(overview) => (
          <>
            <Counts overview={overview} />
            <Failures failures={overview.failures} />
            <ExcludedHosts excluded={overview.excluded} />
            <UnknownHosts hosts={overview.unknownHosts} />
          </>
        )}
      </QueryStates>
    </>
  );
}

function Counts({ overview }: { overview: ChecksOverview }) {
  const { waiting, running, doneToday, failedToday } = overview;
  const counts = [
    ["Ждут очереди", waiting],
    ["Идут сейчас", running],
    ["Готово сегодня", doneToday],
    ["Сорвалось сегодня", failedToday],
  ] as const;
  return (
    <dl className="mt-6 grid grid-cols-2 gap-x-8 border-y border-line sm:grid-cols-4">
      {counts.map(([name, value]) => (
        <div key={name} className="py-4">
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className="mt-1 text-2xl font-semibold tabular-nums">{formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Failures({ failures }: Pick<ChecksOverview, "failures">) {
  return (
    <section aria-labelledby="failures" className="mt-12">
      <h2 id="failures" className="text-xl">
        Последние сбои
      </h2>
      {failures.length === 0 ? (
        <EmptyList title="Сорвавшихся проверок нет" />
      ) : (
        <ul className="mt-4">
          {failures.map(({ id, host, reason, finishedAt }) => (
            <li
              key={id}
              className="gap-x-10 border-t border-line py-4 sm:grid sm:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]"
            >
              <div className="min-w-0">
                <OnDemandLink href={`/check/${id}`} className="font-medium break-all">
                  {host}
                </OnDemandLink>
                <p className="text-sm text-ink-faint">
                  <time dateTime={finishedAt}>{formatMoment(finishedAt)}</time>
                </p>
              </div>
              <p className="mt-1 min-w-0 text-sm break-words text-ink-soft sm:mt-0">{reason}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function UnknownHosts({ hosts }: { hosts: ChecksOverview["unknownHosts"] }) {
  return (
    <section aria-labelledby="unknown" className="mt-12">
      <h2 id="unknown" className="text-xl">
        Незнакомые сервисы
      </h2>
      <p className="measure mt-1 text-sm text-ink-soft">
        {typeset(
          "Чужие хосты, с которых проверенные сайты берут скрипты и окна и которых нет в каталоге. На каких сайтах они стоят, мы не храним.",
        )}
      </p>
      {hosts.length === 0 ? (
        <EmptyList title="Незнакомых сервисов пока не встречалось" />
      ) : (
        <table className="mt-4 w-full max-w-2xl text-sm">
          <thead>
            <tr className="border-b border-line text-left text-ink-faint">
              <th scope="col" className="py-2 pr-4 font-normal">
                Хост
              </th>
              <th scope="col" className="py-2 pr-4 text-right font-normal">
                Сайтов
              </th>
              <th scope="col" className="py-2 text-right font-normal">
                Последний раз
              </th>
            </tr>
          </thead>
          <tbody>
            {hosts.map(({ host, sites, lastSeenAt }) => (
              <tr key={host} className="border-b border-line">
                <td className="py-2 pr-4 break-all">{host}</td>
                <td className="py-2 pr-4 text-right tabular-nums">{formatNumber(sites)}</td>
                <td className="py-2 text-right whitespace-nowrap text-ink-faint">
                  <time dateTime={lastSeenAt}>{formatMoment(lastSeenAt)}</time>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
