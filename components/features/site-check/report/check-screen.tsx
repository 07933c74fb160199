"use client";

import Link from "next/link";
import { CheckProgressPanel } from "@/components/features/site-check/report/check-progress";
import {
  countFindings,
  formatSeverityCounts,
} from "@/components/features/site-check/report/findings/check-labels";
import { NoReport } from "@/components/features/site-check/report/no-report";
import { ReportPage } from "@/components/features/site-check/report/report-page";
import { Breadcrumb } from "@/components/shell/page/breadcrumb";
import { usePageTitle } from "@/components/shell/use-page-title";
import { Button } from "@/components/ui/button";
import { Loading, QueryStates } from "@/components/ui/fetched/query-states";
import { Skeleton } from "@/components/ui/skeleton";
import { useCurrentUser } from "@/lib/features/accounts/visitor-context";
import { isUnderWay, useCheck } from "@/lib/features/site-check/client";
import type { CheckDetails } from "@/lib/features/site-check/responses";

/** `/check/{id}`: the progress of a check, then its report. */
export function CheckScreen({ id }: { id: string }) {
  // Remounted when somebody signs in here: the report may be theirs.
  useCurrentUser();
  const check = useCheck(id);
  return (
    <>
      <Breadcrumb
        path={`/check/${id}`}
        title="Отчёт"
        parent={{ href: "/check", label: "Проверка сайта" }}
      />
      <div className="page-column py-8 sm:py-10 print:py-0">
        {/*
         * Must be rendered before its text, and across all states, so that screen readers announce each stage and the
         * end.
         */}
        <p role="status" className="sr-only">
          {check.data ? announce(check.data) : ""}
        </p>
        <QueryStates
          query={check}
          loading={<CheckSkeleton />}
          missing={<NoCheck />}
          failure="Не удалось открыть отчёт"
          failureNote="Сама проверка продолжается на сервере."
        >
          {(check) => <OpenCheck check={check} />}
        </QueryStates>
      </div>
    </>
  );
}

function OpenCheck({ check }: { check: CheckDetails }) {
  const { host, report, failure } = check;
  usePageTitle(`${report ? "Отчёт" : "Проверка"}: ${host}`);
  if (isUnderWay(check)) return <CheckProgressPanel check={check} />;
  if (report?.isRead) return <ReportPage check={check} report={report} />;
  return <NoReport check={check} reason={failure} />;
}

const stages = {
  waiting: "Проверка в очереди",
  home: "Читаем главную страницу",
  pages: "Читаем страницы",
  scripts: "Читаем скрипты",
  browser: "Смотрим на сайт в браузере",
  judging: "Разбираем прочитанное",
};

function announce(check: CheckDetails): string {
  if (isUnderWay(check)) return stages[check.progress.stage];
  if (!check.report?.isRead) return "Проверка закончена: сайт прочитать не удалось";
  const text = formatSeverityCounts(countFindings(check.report.findings));
  return `Отчёт готов: ${text || "нарушений, которые видны роботу, не нашли"}`;
}

function NoCheck() {
  return (
    <div className="measure">
      <h1 className="text-3xl">Отчёт не найден</h1>
      <p className="mt-3 text-base text-ink-soft">
        Его удалили, срок хранения прошёл или адрес написан с ошибкой. Отчёты, сделанные без входа,
        хранятся 30&nbsp;дней.
      </p>
      <Button asChild className="mt-6 no-underline">
        <Link href="/check">Проверить сайт</Link>
      </Button>
    </div>
  );
}

function CheckSkeleton() {
  return (
    <Loading label="Открываем отчёт">
      <Skeleton className="h-10 w-3/5 max-w-96" />
      <Skeleton className="mt-3 h-4 w-2/5 max-w-64" />
      <Skeleton className="mt-8 h-6 w-4/5 max-w-[28rem]" />
      {["a", "b", "c"].map((key) => (
        <Skeleton key={key} className="mt-5 h-28 w-full" />
      ))}
    </Loading>
  );
}
