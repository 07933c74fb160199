import "server-only";

import { DomainError, fieldError } from "@/lib/core/errors";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import { siteField } from "@/lib/engine/answers/identifying-answers";
import { parseFacts } from "@/lib/engine/passport/facts";
import { mergeSeenFacts, type SeenFactsMerge } from "@/lib/engine/passport/seen-facts";
import { siteAddressOf } from "@/lib/engine/passport/site-address";
import type { AnswersByKey } from "@/lib/engine/questions/conditions";
import { siteNotFound } from "@/lib/features/passport/data";
import { savePassport } from "@/lib/features/passport/mutations";
import { checkNotFound, findCheck } from "@/lib/features/site-check/data";
import { parseReport } from "@/lib/features/site-check/report/parse-report";
import type { CheckReport } from "@/lib/features/site-check/report/responses";
import type { CheckedSite } from "@/lib/features/site-check/responses";
import { watchPeriodMs } from "@/lib/features/site-check/watch-period";
import { insertNewSite } from "@/lib/features/sites/mutations";
import { tooManySites } from "@/lib/features/sites/operations";
import { maxSites } from "@/lib/features/sites/schema";
import type { Caller } from "@/lib/platform/auth/caller";
import type { Database, Transaction } from "@/lib/platform/db/database";

/** Answers that a check saw, of which site and on which day. */
type Seen = { address: string; answers: AnswersByKey; date: string };

/**
 * Imports the facts that one of the user's checks has seen into the passport of a site. Each fact is marked as seen
 * until the owner confirms it; the owner's own answers stay as they are.
 * @param options `siteId` names the site; without it the user's site of this address, which is made if there is none.
 * @throws DomainError NOT_FOUND for another user's check or site; CONFLICT while there is no report, for a site that
 * was not read, and with `maxSites`; VALIDATION when `siteId` is a site of another address.
 */
export async function importCheckFacts(
  database: Database,
  caller: Caller,
  { id, siteId }: { id: string; siteId?: string | undefined },
  now: Date,
): Promise<CheckedSite> {
  const { userId } = caller;
  const check = await findCheck(database, id, now);
  if (check.userId !== userId) throw checkNotFound();
  const answers = requireFacts(parseReport(check.report));
  // A site that moved on answers at another address than the one that was typed.
  const address = siteAddressOf(answers[siteField] as string | undefined) ?? check.host;
  const detected = { address, answers, date: toMoscowDate(check.finishedAt ?? now) };
  const known = await findKnownSite(database, userId, { siteId, addresses: [address, check.host] });
  if (!known) {
    const { facts, added } = mergeSeenFacts({}, answers, detected.date);
    const site = { name: address, address, facts };
    const nextAt = new Date(now.getTime() + watchPeriodMs(caller.account.subscription));
    const created = await database.$transaction(async (tx) => {
      const inserted = await insertNewSite(tx, userId, site, { maxSites, now });
      if (typeof inserted === "string") return inserted;
      await tx.site.updateMany({ where: { id: inserted.id }, data: { watchDueAt: nextAt } });
      await tx.siteCheck.updateMany({ where: { id, userId }, data: { siteId: inserted.id } });
      return inserted;
    });
    if (created === "full") throw tooManySites();
    if (created !== "taken") return { siteId: created.id, isNew: true, added, differ: [] };
  }
  const found =
    known ?? (await findKnownSite(database, userId, { addresses: [address, check.host] }));
  if (!found) throw siteNotFound();
  const { added, differ } = await database.$transaction((tx) =>
    completePassport(tx, { checkId: id, siteId: found }, detected, now),
  );
  return { siteId: found, isNew: false, added, differ };
}

/** @throws DomainError CONFLICT */
function requireFacts(report: CheckReport | null): AnswersByKey {
  if (!report) {
    throw new DomainError("CONFLICT", "Отчёта ещё нет. Дождитесь конца проверки.");
  }
  if (!report.isRead) {
    throw new DomainError("CONFLICT", "Сайт прочитать не удалось: сведений о нём нет.");
  }
  return report.facts as AnswersByKey;
}

/** @returns the id of the user's site, null when there is none. @throws DomainError NOT_FOUND, VALIDATION */
async function findKnownSite(
  database: Transaction,
  userId: string,
  { siteId, addresses }: { siteId?: string | undefined; addresses: [string, string] },
): Promise<string | null> {
  const of = siteId === undefined ? { address: { in: addresses } } : { id: siteId };
  const sites = await database.site.findMany({
    where: { userId, ...of },
    select: { id: true, address: true },
  });
  const [site] = sites.toSorted((a, b) => rank(a.address) - rank(b.address));
  function rank(address: string) {
    return addresses.indexOf(address);
  }
  if (siteId !== undefined && !site) throw siteNotFound();
  if (site && !addresses.includes(site.address)) {
    throw fieldError("siteId", `Это проверка другого сайта: ${addresses[0]}`);
  }
  return site?.id ?? null;
}

/**
 * Two that complete a passport at once come one after the other: its row is locked. Not FOR UPDATE: anyone who gives
 * the check to a site holds the check's row and waits for the site's key, and each would wait for the other.
 * @throws DomainError NOT_FOUND
 */
async function completePassport(
  tx: Transaction,
  { checkId, siteId }: { checkId: string; siteId: string },
  { answers, date }: Seen,
  now: Date,
): Promise<SeenFactsMerge> {
  type Row = { edition: number; passport: unknown; passportAt: Date };
  const [row] = await tx.$queryRaw<Row[]>`
    SELECT edition, passport, "passportAt" FROM sites WHERE id = ${siteId} FOR NO KEY UPDATE`;
  if (!row) throw siteNotFound();
  const stored = { id: siteId, ...row, facts: parseFacts(row.passport) };
  const merged = mergeSeenFacts(stored.facts, answers, date);
  if (merged.facts !== stored.facts) await savePassport(tx, stored, merged.facts, now);
  await tx.siteCheck.updateMany({ where: { id: checkId }, data: { siteId } });
  return merged;
}
