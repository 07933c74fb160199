import { PolicyElements } from "@/components/features/policy-check/policy-elements";
import { ReportActions } from "@/components/features/site-check/report/actions/report-actions";
import { ChangesNote } from "@/components/features/site-check/report/changes-note";
import { Differences } from "@/components/features/site-check/report/differences";
import {
  countFindings,
  cropsShownBefore,
  findingAnchors,
  formatFindingCount,
  formatSeverityCounts,
  severityTitles,
  shortAddress,
} from "@/components/features/site-check/report/findings/check-labels";
import { FindingItem } from "@/components/features/site-check/report/findings/finding-item";
import { FixProvider } from "@/components/features/site-check/report/findings/fix-context";
import { SeenOnSite } from "@/components/features/site-check/report/seen-on-site";
import { Alert } from "@/components/ui/alert";
import { formatDay, formatMoment } from "@/components/ui/format-moment";
import type { CheckReport } from "@/lib/features/site-check/report/responses";
import type { CheckDetails } from "@/lib/features/site-check/responses";
import { severities } from "@/lib/features/site-check/rules/rule/finding";
import { plural } from "@/lib/russian/plural";
import { typeset } from "@/lib/russian/screen-typography";

type ReportPageProps = { check: CheckDetails; report: CheckReport };

/** Findings from the gravest, then what was detected on the site. Designed to be printed and sent. */
export function ReportPage({ check, report }: ReportPageProps) {
  const { host, finishedAt, expiresAt } = check;
  const { findings, policy } = report;
  return (
    <article>
      <header>
        <p className="mb-3 hidden text-sm print:block">
          Отчёт о&nbsp;проверке сайта, {document.location.href}
        </p>
        <h1 className="text-3xl break-words">{host}</h1>
        <p className="mt-2 flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-ink-faint">
          {finishedAt ? <span>Проверено {formatMoment(finishedAt)}</span> : null}
          <span>
            Прочитано {plural(report.pages.length, "страница", "страницы", "страниц")}
            {check.isWatch ? ", проверка по расписанию" : ""}
          </span>
          <a
            href={report.address}
            target="_blank"
            rel="noreferrer"
            className="inline-block max-w-full break-words text-accent"
          >
            {shortAddress(report.address)}
          </a>
        </p>
        <Verdict report={report} />
        <ChangesNote check={check} findings={findings} />
        <ReportActions check={check} report={report} />
        {expiresAt ? (
          <p className="mt-3 text-xs text-ink-faint print:hidden">
            Отчёт хранится до {formatDay(expiresAt)} и открыт всем, у кого есть ссылка.
          </p>
        ) : null}
      </header>
      <div className="max-w-4xl">
        <FixProvider siteId={check.siteId} facts={report.facts}>
          <Findings findings={findings} checkId={check.id} />
        </FixProvider>
        <Differences check={check} />
        {policy ? (
          <section aria-labelledby="site-policy" className="mt-14">
            <h2 id="site-policy" className="text-2xl print:break-after-avoid">
              Политика сайта
            </h2>
            <p className="mt-1 text-sm break-words">
              <a href={policy.url} target="_blank" rel="noreferrer" className="text-accent">
                {shortAddress(policy.url)}
              </a>
            </p>
            <PolicyElements policy={policy} />
          </section>
        ) : null}
        <SeenOnSite report={report} />
      </div>
    </article>
  );
}

function Verdict({ report: { findings, isPartlyRead, unobserved } }: { report: CheckReport }) {
  const counts = countFindings(findings);
  return (
    <>
      {findings.length > 0 ? (
        <p className="mt-6 text-lg font-medium">
          {formatFindingCount(counts)}: {formatSeverityCounts(counts)}
        </p>
      ) : (
        <div className="mt-6">
          <p className="text-lg font-medium text-success">
            Нарушений, которые видны роботу, не&nbsp;нашли
          </p>
          <p className="measure mt-1.5 text-ink-soft">
            {typeset(
              "Робот видит страницы, но не видит, что происходит с данными за ними: где стоят серверы, кому их передают, подано ли уведомление в Роскомнадзор, что открывается после входа. Это проверьте сами.",
            )}
          </p>
        </div>
      )}
      {unobserved ? (
        <p className="measure mt-3 text-sm text-ink-soft">{typeset(unobserved)}</p>
      ) : null}
      {isPartlyRead ? (
        <Alert tone="warning" className="mt-4" title="Прочитано не всё">
          <p>
            {typeset(
              "Часть слов страниц дорисовывают скрипты, или страница слишком длинная. Того, чего робот не прочитал, в отчёте нет, а о некоторых находках сказано «Проверьте сами».",
            )}
          </p>
        </Alert>
      ) : null}
    </>
  );
}

/** From this number of findings the page starts with their list. */
const manyFindings = 6;

type ContentsProps = { findings: CheckReport["findings"]; anchors: readonly string[] };

/** An overview of all findings, each linked to its place. */
function Contents({ findings, anchors }: ContentsProps) {
  return (
    <nav aria-label="Находки коротко" className="mt-8 print:hidden">
      <ol className="gap-x-10 md:columns-2">
        {findings.map(({ title, severity }, at) => (
          <li key={anchors[at]} className="break-inside-avoid border-b border-line">
            <a
              href={`#${anchors[at]}`}
              className="flex min-h-9 items-baseline gap-2.5 py-1.5 text-sm text-ink no-underline hover:text-accent pointer-coarse:min-h-11"
            >
              <span
                aria-hidden="true"
                className={`size-2 shrink-0 rounded-full ${severityDots[severity]}`}
              />
              {typeset(title)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const severityDots = { high: "bg-danger", medium: "bg-warning", low: "bg-line-strong" };

type FindingsProps = { findings: CheckReport["findings"]; checkId: string };

function Findings({ findings, checkId }: FindingsProps) {
  const anchors = findingAnchors(findings);
  const shownBefore = cropsShownBefore(findings);
  if (findings.length === 0) return null;
  return (
    <>
      {findings.length > manyFindings ? <Contents findings={findings} anchors={anchors} /> : null}
      {findings.some(({ fine }) => fine) ? (
        <p className="measure mt-10 text-sm text-ink-soft">
          {typeset(
            "Рядом с находкой названа часть статьи 13.11 КоАП и границы штрафа по ней. Это то, что написано в законе, а не прогноз: будет ли штраф и какой, решает не робот.",
          )}
        </p>
      ) : null}
      {severities.map((severity) => {
        const shown = findings.flatMap((finding, at) =>
          finding.severity === severity
            ? [{ finding, anchor: anchors[at] ?? finding.rule, shownBefore: shownBefore[at] }]
            : [],
        );
        if (shown.length === 0) return null;
        return (
          <section key={severity} aria-labelledby={`findings-${severity}`} className="mt-10">
            <h2
              id={`findings-${severity}`}
              className="flex items-baseline gap-2.5 text-2xl print:break-after-avoid"
            >
              {severityTitles[severity]}
              <span className="text-base font-normal text-ink-faint tabular-nums">
                {shown.length}
              </span>
            </h2>
            <ol className="mt-4 border-t border-line">
              {shown.map(({ finding, anchor, shownBefore }) => (
                <li key={anchor} className="border-b border-line py-6">
                  <FindingItem
                    finding={finding}
                    anchor={anchor}
                    checkId={checkId}
                    shownBefore={shownBefore}
                  />
                </li>
              ))}
            </ol>
          </section>
        );
      })}
    </>
  );
}
