"use client";

import { ArrowRight } from "lucide-react";
import { RightHint } from "@/components/features/organisations/right-hint";
import { WatchSwitch } from "@/components/features/site-check/cabinet/watch-switch";
import { CheckAgain } from "@/components/features/site-check/report/actions/check-again";
import {
  countFindings,
  findingAnchors,
  findingStatusLabels,
  formatSeverityCounts,
} from "@/components/features/site-check/report/findings/check-labels";
import { Loading, QueryStates } from "@/components/ui/fetched/query-states";
import { formatMoment } from "@/components/ui/format-moment";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { Skeleton } from "@/components/ui/skeleton";
import { hasRight } from "@/lib/core/access/organisation-roles";
import type { CurrentUser } from "@/lib/features/accounts/responses";
import { isUnderWay, useCheck, useChecks } from "@/lib/features/site-check/client";
import type { CheckDetails, CheckSummary } from "@/lib/features/site-check/responses";
import type { SiteDetails } from "@/lib/features/sites/responses";
import { toSiteAccess } from "@/lib/features/sites/to-site-access";
import { itemsOf } from "@/lib/platform/api-client/use-paged-list";
import { typeset } from "@/lib/russian/screen-typography";

/** A site not among this many checks is checked again. */
const checksLookedThrough = 200;

/** Number of findings listed here; all are in the report. */
const shownFindings = 5;

/** «На сайте»: the findings of the last check of a site of the cabinet. */
export function LastCheck({ site, user }: { site: SiteDetails; user: CurrentUser }) {
  const shared = toSiteAccess(site);
  const mayCheck = hasRight(site.role, "checkSite");
  const checks = useChecks(checksLookedThrough, shared?.site);
  const last = itemsOf(checks).find(
    ({ siteId, host }) => siteId === site.id || host === site.address,
  );
  return (
    <section aria-labelledby="site-check" className="mt-10">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="site-check" className="text-xl">
          На сайте
        </h2>
        {last && !isUnderWay(last) && mayCheck ? (
          <CheckAgain check={last} site={shared?.site} />
        ) : null}
      </div>
      <QueryStates
        variant="inline"
        query={checks}
        loading={
          <Loading label="Загружаем проверку" className="mt-3">
            <Skeleton className="h-16 w-full" />
          </Loading>
        }
        failure="Не удалось загрузить проверки сайта."
        className="mt-3"
      >
        {() => (last ? <LoadedCheck summary={last} /> : <NoCheck site={site} />)}
      </QueryStates>
      <WatchSwitch site={site} user={user} />
    </section>
  );
}

function NoCheck({ site }: { site: SiteDetails }) {
  return (
    <>
      <p className="measure mt-2 mb-3 text-sm text-ink-soft">
        {typeset(
          "Этот сайт ещё не проверяли. Робот прочитает его страницы и покажет, что не так с политикой, формами, счётчиками и реквизитами.",
        )}
      </p>
      {hasRight(site.role, "checkSite") ? (
        <CheckAgain check={{ url: site.address }} site={toSiteAccess(site)?.site} />
      ) : (
        <RightHint right="checkSite" />
      )}
    </>
  );
}

function LoadedCheck({ summary }: { summary: CheckSummary }) {
  const check = useCheck(summary.id);
  const { data } = check;
  const open = `/check/${summary.id}`;
  return (
    <>
      <p className="mt-2 text-sm text-ink-soft">
        {data ? <CheckSummaryText check={data} /> : null}{" "}
        <OnDemandLink href={open} className="text-accent">
          {data && isUnderWay(data) ? "Посмотреть ход" : "Открыть отчёт"}
        </OnDemandLink>
      </p>
      <QueryStates
        variant="inline"
        query={check}
        loading={null}
        failure="Не удалось загрузить отчёт."
        className="mt-3"
      >
        {({ report }) => (report?.isRead ? <Found id={summary.id} report={report} /> : null)}
      </QueryStates>
    </>
  );
}

function CheckSummaryText({ check }: { check: CheckDetails }) {
  const { report, finishedAt } = check;
  if (isUnderWay(check)) return "Проверка идёт.";
  const at = finishedAt ? formatMoment(finishedAt) : "";
  if (!report?.isRead) return `${at}: прочитать сайт не\u00a0удалось.`;
  const text = formatSeverityCounts(countFindings(report.findings));
  return `${at}: ${text || "нарушений, которые видны роботу, не\u00a0нашли"}.`;
}

type FoundProps = { id: string; report: NonNullable<CheckDetails["report"]> };

function Found({ id, report: { findings } }: FoundProps) {
  if (findings.length === 0) return null;
  const anchors = findingAnchors(findings);
  const rest = findings.length - shownFindings;
  return (
    <ul className="mt-3 divide-y divide-line border-y border-line">
      {findings.slice(0, shownFindings).map(({ title, status }, at) => (
        <li key={anchors[at]}>
          <OnDemandLink
            href={`/check/${id}#${anchors[at]}`}
            className="group flex min-h-11 items-center gap-4 py-2.5 text-ink no-underline"
          >
            <span className="min-w-0 flex-1">
              <span className="block break-words group-hover:text-accent">{typeset(title)}</span>
              <span className="block text-xs text-ink-faint">{findingStatusLabels[status]}</span>
            </span>
            <ArrowRight
              aria-hidden="true"
              strokeWidth={1.75}
              className="size-4.5 shrink-0 text-ink-faint group-hover:text-accent"
            />
          </OnDemandLink>
        </li>
      ))}
      {rest > 0 ? (
        <li>
          <OnDemandLink
            href={`/check/${id}`}
            className="flex min-h-11 items-center text-sm text-accent"
          >
            Ещё {rest} в&nbsp;отчёте
          </OnDemandLink>
        </li>
      ) : null}
    </ul>
  );
}
