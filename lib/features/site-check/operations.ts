import "server-only";

import type { z } from "zod";
import { DomainError, fieldError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { dayMs } from "@/lib/core/time/day-ms";
import { siteAddressOf } from "@/lib/engine/passport/site-address";
import { requireSameSite } from "@/lib/features/passport/same-site";
import { checkNotFound, findCheck, getCheck, toCheckDetails } from "@/lib/features/site-check/data";
import { readTarget } from "@/lib/features/site-check/fetch/connect/target";
import { publicNetwork } from "@/lib/features/site-check/fetch/network";
import { hostPauseMs } from "@/lib/features/site-check/mutations";
import type { CheckDetails } from "@/lib/features/site-check/responses";
import type { newCheckRequest } from "@/lib/features/site-check/schema";
import { wakeChecks } from "@/lib/features/site-check/wake";
import type { Caller } from "@/lib/platform/auth/caller";
import { environment } from "@/lib/platform/config/environment";
import type { Database, Transaction } from "@/lib/platform/db/database";

/** How long the report of a guest is kept. */
const guestDays = 30;
/** Checks that wait, of one host and of all: anyone who asks beyond that is asked to come again. */
const maxWaiting = { host: 3, all: 300 };

/**
 * Queues the check of a site.
 * @param caller null for a guest, whose report is kept for 30 days.
 * @throws DomainError VALIDATION for what is no address of a public site, FORBIDDEN for a site whose owner wants no
 * visits, RATE_LIMITED and UNAVAILABLE when too many checks wait.
 */
export async function startCheck(
  database: Database,
  caller: Caller | null,
  { url: typed, previous }: z.output<typeof newCheckRequest>,
  now: Date,
): Promise<CheckDetails> {
  const target = readTarget(typed, publicNetwork(environment()));
  if ("problem" in target) throw fieldError("url", target.problem);
  // An address without a scheme is tried both ways; one with it only as it is.
  if (caller) requireSameSite(caller, target.url.href);
  const url = target.isSchemeTyped ? target.url.href : target.url.href.replace(/^https:\/\//, "");
  const host = siteAddressOf(target.url.href) ?? target.url.hostname;
  const userId = caller?.userId ?? null;
  const dueAt = await findDueTime(database, host, now);
  const site = userId && (await database.site.findFirst({ where: { userId, address: host } }));
  const id = newId();
  await database.siteCheck.create({
    data: {
      id,
      userId,
      siteId: site ? site.id : null,
      url,
      host,
      previousId: previous
        ? await requirePrevious(database, previous, host, now)
        : await findPrevious(database, userId, host),
      dueAt,
      requestedAt: now,
      expiresAt: userId ? null : new Date(now.getTime() + guestDays * dayMs),
    },
  });
  wakeChecks();
  // A member reads it as they will by its address.
  const reader = caller?.acting ? { ...caller, userId: caller.acting.actorId } : caller;
  return getCheck(database, reader, id, now);
}

/** When a host may be visited next, behind those that wait for it already. */
async function findDueTime(database: Transaction, host: string, now: Date): Promise<Date> {
  const known = await database.checkedHost.findUnique({ where: { host } });
  if (known?.excludedAt) {
    throw new DomainError(
      "FORBIDDEN",
      "Владелец этого сайта попросил его не проверять. Если сайт ваш, напишите нам.",
    );
  }
  // Checks of the service itself wait behind visitors'.
  const unfinished = { finishedAt: null, reason: "asked" };
  const waiting = await database.siteCheck.count({ where: { host, ...unfinished } });
  if (waiting >= maxWaiting.host) {
    throw new DomainError(
      "RATE_LIMITED",
      "Этот сайт сейчас уже проверяют. Попробуйте через минуту.",
      {
        retryAfterSeconds: 60,
      },
    );
  }
  if ((await database.siteCheck.count({ where: unfinished })) >= maxWaiting.all) {
    throw new DomainError(
      "UNAVAILABLE",
      "Проверок сейчас слишком много. Попробуйте через минуту.",
      {
        retryAfterSeconds: 60,
      },
    );
  }
  const next = known ? known.visitedAt.getTime() + hostPauseMs : 0;
  // Checks that wait already come first, a minute apart.
  return new Date(Math.max(now.getTime(), next) + waiting * hostPauseMs);
}

/** @throws DomainError VALIDATION when there is no such check of this host. */
async function requirePrevious(
  database: Transaction,
  id: string,
  host: string,
  now: Date,
): Promise<string> {
  const found = await findCheck(database, id, now).catch(() => null);
  if (found?.host !== host) throw fieldError("previous", "Прежней проверки этого сайта нет");
  return id;
}

/** The user's last check of the host that read something. */
async function findPrevious(
  database: Transaction,
  userId: string | null,
  host: string,
): Promise<string | null> {
  if (userId === null) return null;
  const found = await database.siteCheck.findFirst({
    where: { userId, host, finishedAt: { not: null }, failure: null },
    orderBy: { requestedAt: "desc" },
    select: { id: true },
  });
  return found?.id ?? null;
}

/**
 * Saves a guest's report in the cabinet of a user who knows its address.
 * @returns the check, which now belongs to the user; one that already does stays as it is.
 * @throws DomainError NOT_FOUND, another user's included.
 */
export async function saveCheck(
  database: Database,
  caller: Caller,
  id: string,
  now: Date,
): Promise<CheckDetails> {
  const { userId } = caller;
  const { host } = await findCheck(database, id, now);
  const site = await database.site.findFirst({ where: { userId, address: host } });
  // One conditional statement: of two that keep it at once, one gets it.
  await database.siteCheck.updateMany({
    where: { id, userId: null },
    data: { userId, siteId: site?.id ?? null, expiresAt: null },
  });
  const row = await findCheck(database, id, now);
  if (row.userId !== userId) throw checkNotFound();
  return toCheckDetails(database, caller, row, now);
}

/** Deletes a check of the user with its report. @throws DomainError NOT_FOUND, another user's included. */
export async function deleteCheck(
  database: Database,
  { userId }: Caller,
  id: string,
): Promise<void> {
  const { count } = await database.siteCheck.deleteMany({ where: { id, userId } });
  if (count === 0) throw checkNotFound();
}
