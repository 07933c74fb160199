import "server-only";

import { formatRussianDate, toMoscowDate } from "@/lib/core/time/moscow-time";
import { parseFacts } from "@/lib/engine/passport/facts";
import { notifyUser } from "@/lib/features/notifications/broadcast/mutations";
import { compareFindings } from "@/lib/features/site-check/data";
import { compareWithPassport } from "@/lib/features/site-check/report/compare-with-passport";
import { parseReport } from "@/lib/features/site-check/report/parse-report";
import type { CheckReport } from "@/lib/features/site-check/report/responses";
import type { Transaction } from "@/lib/platform/db/database";
import { plural } from "@/lib/russian/plural";

/** A notification names at most this many findings. */
const namedAtMost = 5;

type WatchedCheck = { id: string; userId: string; siteId: string; previousId: string | null };

/**
 * Notifies the owner of what an automatic check has found and the previous one had not: one notification, in the
 * transaction that ends the check. None for a site that could not be read, and after the first check only for severe
 * findings.
 */
export async function notifyOfNews(
  tx: Transaction,
  { id, userId, siteId, previousId }: WatchedCheck,
  report: CheckReport,
  now: Date,
): Promise<void> {
  if (!report.isRead) return;
  const site = await tx.site.findUnique({
    where: { id: siteId },
    select: { name: true, passport: true },
  });
  if (!site) return;
  const before = await findReport(tx, previousId);
  const news = before ? newSince(before, report, site.passport) : graveOf(report);
  if (news.length === 0) return;
  const list = news.slice(0, namedAtMost).map((title) => `– ${title}`);
  if (news.length > namedAtMost) list.push(`– и ещё ${news.length - namedAtMost}`);
  const day = formatRussianDate(toMoscowDate(now));
  const lead = before
    ? // The day ends with the dot of «г.».
      `Мы проверили сайт ${day} С прошлой проверки появилось:`
    : `Мы проверили сайт ${day} и нашли то, что лучше исправить сразу:`;
  const count = before
    ? plural(news.length, "новое замечание", "новых замечания", "новых замечаний")
    : plural(news.length, "серьёзное замечание", "серьёзных замечания", "серьёзных замечаний");
  await notifyUser(
    tx,
    userId,
    {
      title: `${site.name}: ${count}`,
      message: `${lead}\n${list.join("\n")}\nВ отчёте видно, где это на сайте и как исправить.`,
      type: "warning",
      link: `/check/${id}`,
    },
    now,
  );
}

async function findReport(tx: Transaction, id: string | null): Promise<CheckReport | null> {
  if (id === null) return null;
  const row = await tx.siteCheck.findUnique({ where: { id }, select: { report: true } });
  const report = parseReport(row?.report);
  return report?.isRead ? report : null;
}

/** Titles of the rules that had found nothing before, and facts of the site that the passport does not have. */
function newSince(before: CheckReport, report: CheckReport, passport: unknown): string[] {
  const { appeared } = compareFindings(before.findings, report.findings);
  const titles = appeared.flatMap(
    (rule) => report.findings.find((finding) => finding.rule === rule)?.title ?? [],
  );
  const facts = parseFacts(passport);
  const differed = new Set(compareWithPassport(before, facts).map(({ key }) => key));
  const differ = compareWithPassport(report, facts).filter(({ key }) => !differed.has(key));
  return [...titles, ...differ.map(({ label }) => `Сайт и сведения о нём расходятся: «${label}»`)];
}

const graveOf = ({ findings }: CheckReport): string[] => [
  ...new Set(findings.filter(({ severity }) => severity === "high").map(({ title }) => title)),
];
