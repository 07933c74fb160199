import "server-only";

import { DomainError } from "@/lib/core/errors";
import { parseFacts } from "@/lib/engine/passport/facts";
import { compareWithPassport } from "@/lib/features/site-check/report/compare-with-passport";
import { parseReport } from "@/lib/features/site-check/report/parse-report";
import type { CheckReport, FindingDetails } from "@/lib/features/site-check/report/responses";
import {
  type CheckDetails,
  type CheckSummary,
  checkProgress,
} from "@/lib/features/site-check/responses";
import type { Caller } from "@/lib/platform/auth/caller";
import type { Transaction } from "@/lib/platform/db/database";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { type Cursor, type ListPage, toPage } from "@/lib/platform/http/paging";

const summaryColumns = {
  id: true,
  url: true,
  host: true,
  startedAt: true,
  finishedAt: true,
  failure: true,
  requestedAt: true,
} as const;

const checkColumns = {
  ...summaryColumns,
  userId: true,
  siteId: true,
  previousId: true,
  reason: true,
  dueAt: true,
  progress: true,
  report: true,
  expiresAt: true,
} as const;

type SummaryRow = Prisma.SiteCheckGetPayload<{ select: typeof summaryColumns }>;
export type CheckRow = Prisma.SiteCheckGetPayload<{ select: typeof checkColumns }>;

/** Returns one error for a missing check and for an expired one, whose report was deleted. */
export const checkNotFound = () =>
  new DomainError("NOT_FOUND", "Проверка не найдена. Отчёты гостей хранятся 30 дней.");

/** A check as stored; anyone who knows its id may see it. @throws DomainError NOT_FOUND */
export async function findCheck(database: Transaction, id: string, now: Date): Promise<CheckRow> {
  const row = await database.siteCheck.findUnique({ where: { id }, select: checkColumns });
  if (!row || (row.expiresAt !== null && row.expiresAt <= now)) throw checkNotFound();
  return row;
}

/**
 * A picture of a check's report, a JPEG; anyone who knows the check's id may see it.
 * @throws DomainError NOT_FOUND
 */
export async function findCrop(
  database: Transaction,
  { id, n }: { id: string; n: number },
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const row = await database.siteCheckCrop.findUnique({
    where: { checkId_n: { checkId: id, n } },
    select: { bytes: true, check: { select: { expiresAt: true } } },
  });
  const isOver = row?.check.expiresAt && row.check.expiresAt <= now;
  if (!row || isOver) throw new DomainError("NOT_FOUND", "Снимок не найден.");
  return row.bytes;
}

/** All pictures of a check's report by number. */
export async function findCrops(
  database: Transaction,
  checkId: string,
): Promise<Map<number, Uint8Array>> {
  const rows = await database.siteCheckCrop.findMany({ where: { checkId } });
  return new Map(rows.map(({ n, bytes }) => [n, bytes]));
}

/** @throws DomainError NOT_FOUND */
export async function getCheck(
  database: Transaction,
  caller: Caller | null,
  id: string,
  now: Date,
): Promise<CheckDetails> {
  return toCheckDetails(database, caller, await findCheck(database, id, now), now);
}

/** A check for its reader: only the owner sees whose it is and its site in the cabinet. */
export async function toCheckDetails(
  database: Transaction,
  caller: Caller | null,
  row: CheckRow,
  now: Date,
): Promise<CheckDetails> {
  const isOwn = caller !== null && caller.userId === row.userId;
  const report = parseReport(row.report);
  return {
    ...toSummaryOf(row),
    failure: row.failure,
    progress: checkProgress.safeParse(row.progress).data ?? { stage: "waiting", done: 0, of: 0 },
    startsAt:
      row.startedAt === null && row.finishedAt === null && row.dueAt > now
        ? row.dueAt.toISOString()
        : null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    isOwn,
    isWatch: row.reason === "watch",
    siteId: isOwn ? row.siteId : null,
    report,
    changes: report && row.previousId ? await findChanges(database, row.previousId, report) : null,
    differences:
      isOwn && row.siteId && report ? await findDifferences(database, row.siteId, report) : null,
  };
}

/** Compared with the current passport: differences that the owner has fixed are gone. */
async function findDifferences(
  database: Transaction,
  siteId: string,
  report: CheckReport,
): Promise<CheckDetails["differences"]> {
  const site = await database.site.findUnique({
    where: { id: siteId },
    select: { passport: true },
  });
  return site && compareWithPassport(report, parseFacts(site.passport));
}

/** The user's checks, newest first, automatic ones included, and the cursor of the next page. */
export async function listChecks(
  database: Transaction,
  { userId }: Caller,
  { limit, cursor, site }: ListPage & { site?: string | undefined },
): Promise<{ checks: CheckSummary[]; next: Cursor | null }> {
  const rows = await database.siteCheck.findMany({
    where: {
      userId,
      ...(site !== undefined && { siteId: site }),
      ...(cursor && {
        requestedAt: { lte: cursor.createdAt },
        OR: [{ requestedAt: { lt: cursor.createdAt } }, { id: { lt: cursor.id } }],
      }),
    },
    orderBy: [{ requestedAt: "desc" }, { id: "desc" }],
    take: limit + 1,
    select: { ...summaryColumns, report: true, siteId: true, site: { select: { passport: true } } },
  });
  const { page, next } = toPage(
    rows.map((row) => ({ ...row, createdAt: row.requestedAt })),
    limit,
  );
  return {
    checks: page.map((row) => ({
      ...toSummaryOf(row),
      siteId: row.siteId,
      findings: countFindings(parseReport(row.report), row.site?.passport),
    })),
    next,
  };
}

function toSummaryOf({ id, url, host, startedAt, finishedAt, failure, requestedAt }: SummaryRow) {
  return {
    id,
    url,
    host,
    status: statusOf({ startedAt, finishedAt, failure }),
    requestedAt: requestedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

function statusOf({
  startedAt,
  finishedAt,
  failure,
}: Pick<SummaryRow, "startedAt" | "finishedAt" | "failure">): CheckSummary["status"] {
  if (failure !== null) return "failed";
  if (finishedAt !== null) return "done";
  return startedAt === null ? "queued" : "running";
}

/**
 * Null for a check without a report, and for a site that could not be read. Differences between site and passport are
 * counted too.
 */
function countFindings(report: CheckReport | null, passport: unknown): CheckSummary["findings"] {
  if (!report?.isRead) return null;
  const count = (severity: FindingDetails["severity"]) =>
    report.findings.filter((finding) => finding.severity === severity).length;
  const differs = compareWithPassport(report, parseFacts(passport)).length > 0;
  return { high: count("high"), medium: count("medium") + (differs ? 1 : 0), low: count("low") };
}

/** Findings that appeared or disappeared since an earlier check; null when one of the two could not read the site. */
async function findChanges(
  database: Transaction,
  previousId: string,
  report: CheckReport,
): Promise<CheckDetails["changes"]> {
  const previous = await database.siteCheck.findUnique({
    where: { id: previousId },
    select: { report: true, finishedAt: true },
  });
  const before = parseReport(previous?.report);
  if (!before?.isRead || !report.isRead || !previous?.finishedAt) return null;
  return {
    previous: previousId,
    previousAt: previous.finishedAt.toISOString(),
    ...compareFindings(before.findings, report.findings),
  };
}

/** Compared by rule: a rule has one finding, or one per service or form, whose places may have moved. */
export function compareFindings(
  before: readonly FindingDetails[],
  after: readonly FindingDetails[],
): Pick<NonNullable<CheckDetails["changes"]>, "appeared" | "gone"> {
  const isIn = (findings: readonly FindingDetails[], rule: FindingDetails["rule"]) =>
    findings.some((finding) => finding.rule === rule);
  const resolved = before.filter(({ rule }) => !isIn(after, rule));
  return {
    appeared: [...new Set(after.map(({ rule }) => rule))].filter((rule) => !isIn(before, rule)),
    gone: resolved
      .filter(({ rule }, at) => resolved.findIndex((other) => other.rule === rule) === at)
      .map(({ rule, title }) => ({ rule, title })),
  };
}
