"use client";

import { type ReactNode, useState } from "react";
import {
  ActivityBars,
  type ActivitySeries,
  ActivityTable,
} from "@/components/features/admin/overview/activity-chart";
import { AttentionList } from "@/components/features/admin/overview/attention-list";
import { CalendarNotice } from "@/components/features/admin/overview/calendar-notice";
import { FirstRunList } from "@/components/features/admin/overview/first-run-list";
import { Loading, QueryStates } from "@/components/ui/fetched/query-states";
import { Skeleton } from "@/components/ui/skeleton";
import { useFirstRun, useStats } from "@/lib/features/admin/client";
import type { ActivityDay, AdminStats, Measured } from "@/lib/features/admin/stats/responses";
import { formatNumber } from "@/lib/russian/numbers";
import { typeset } from "@/lib/russian/screen-typography";

/** `/admin`: open items, missing setup, then the totals and their change. */
export function Overview() {
  return (
    <>
      <h1 className="text-3xl">Админ-панель</h1>
      <AttentionList />
      {/* The list may turn out empty: the content below waits for it, so that nothing moves. */}
      {useFirstRun().isPending ? <Waiting /> : <Rest />}
    </>
  );
}

function Rest() {
  return (
    <>
      <FirstRunList />
      <CalendarNotice />
      <QueryStates
        query={useStats()}
        loading={<Waiting />}
        failure="Не удалось получить показатели"
        className="mt-6"
      >
        {(stats) => <Figures stats={stats} />}
      </QueryStates>
    </>
  );
}

const Waiting = () => (
  <Loading label="Считаем показатели" className="mt-10">
    <Skeleton className="h-24 w-full" />
    <Skeleton className="mt-8 h-64 w-full" />
  </Loading>
);

function Figures({ stats }: { stats: AdminStats }) {
  const [length, setLength] = useState(7);
  const period = stats.periods.find(({ days }) => days === length);
  const days = stats.days.slice(-length);
  return (
    <>
      <dl className="mt-10 grid divide-line border-y border-line max-sm:divide-y sm:grid-cols-3 sm:divide-x">
        <Total name="Пользователей" value={stats.totalUsers} />
        <Total name="На платных планах" value={stats.premiumUsers} />
        <Total name="Документов" value={stats.documentsCreated} note="без удалённых" />
      </dl>
      <section aria-labelledby="activity" className="mt-10">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="activity" className="text-xl">
            Активность
          </h2>
          <fieldset aria-label="За сколько дней показать" className="flex gap-2">
            {stats.periods.map(({ days }) => (
              <button
                key={days}
                type="button"
                aria-pressed={days === length}
                onClick={() => setLength(days)}
                className="min-h-9 rounded-md pointer-coarse:min-h-11 border border-line px-3 text-sm font-medium text-ink-soft hover:border-ink-soft hover:text-ink aria-pressed:border-accent aria-pressed:bg-accent-wash aria-pressed:text-accent"
              >
                {days} дней
              </button>
            ))}
          </fieldset>
        </div>
        {period ? (
          <dl className="mt-4 grid gap-x-8 gap-y-8 sm:grid-cols-3">
            <Lately
              name="Регистрации"
              value={period.registrations.current}
              days={days}
              of="registrations"
            >
              {compare(period.registrations)}
            </Lately>
            <Lately name="Документы" value={period.documents.current} days={days} of="documents">
              {compare(period.documents)}
            </Lately>
            <Lately name="Заходили" value={period.activeUsers} days={days} of="activeUsers">
              разных пользователей
            </Lately>
          </dl>
        ) : null}
        <ActivityTable days={days} />
        <p className="measure mt-4 text-sm text-ink-faint">
          {typeset(
            "Дни — по московскому времени, сегодняшний ещё идёт. «Заходили» считается по сеансам, которые ещё хранятся: в расчёт идут день входа и день последнего обращения.",
          )}
        </p>
      </section>
      <section aria-labelledby="referrals" className="mt-10 border-t border-line pt-6">
        <h2 id="referrals" className="text-xl">
          Приглашения
        </h2>
        <p className="measure mt-2 text-ink-soft">
          {typeset(
            "Бонус за приглашённого — 10 %. Это заготовка: сами деньги сервис не начисляет, сумму каждому пользователю вносит администратор в его карточке.",
          )}
        </p>
      </section>
    </>
  );
}

function Total({ name, value, note }: { name: string; value: number; note?: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-3 sm:block sm:px-6 sm:py-4 sm:first:pl-0">
      <dt className="text-sm text-ink-soft">
        {name}
        {note ? <span className="text-ink-faint sm:hidden">, {note}</span> : null}
      </dt>
      <dd>
        <span className="text-2xl font-semibold tabular-nums">{formatNumber(value)}</span>
        {note ? <span className="ml-2 text-sm text-ink-faint max-sm:hidden">{note}</span> : null}
      </dd>
    </div>
  );
}

type LatelyProps = {
  name: string;
  value: number;
  days: ActivityDay[];
  of: ActivitySeries;
  /** The change from the previous period. */
  children: ReactNode;
};

function Lately({ name, value, days, of, children }: LatelyProps) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd>
        <span className="text-2xl font-semibold tabular-nums">{formatNumber(value)}</span>
        <span className="mt-0.5 block text-sm text-ink-faint">{children}</span>
        <ActivityBars days={days} of={of} />
      </dd>
    </div>
  );
}

/** «+12 % к прошлым 7 дням» as measured; if there is no percentage, the earlier figure itself. */
function compare({ changePercent, previous }: Measured): string {
  if (changePercent === null) return "в прошлый период не было";
  const sign = changePercent > 0 ? "+" : changePercent < 0 ? "−" : "";
  return `${sign}${formatNumber(Math.abs(changePercent))}\u00a0% к прошлому периоду (${formatNumber(previous)})`;
}
