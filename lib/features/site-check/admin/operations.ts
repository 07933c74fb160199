import "server-only";

import type { z } from "zod";
import { DomainError } from "@/lib/core/errors";
import { siteAddressOf } from "@/lib/engine/passport/site-address";
import { recordAction } from "@/lib/features/audit/mutations";
import type { ExcludedHost, excludeRequest } from "@/lib/features/site-check/admin/schema";
import { readTarget } from "@/lib/features/site-check/fetch/connect/target";
import { publicNetwork } from "@/lib/features/site-check/fetch/network";
import type { Caller } from "@/lib/platform/auth/caller";
import { environment } from "@/lib/platform/config/environment";
import type { Database } from "@/lib/platform/db/database";

const leftOut = "Владелец этого сайта попросил его не проверять.";

/**
 * Excludes a site from all checks; waiting checks end without a visit.
 * @throws DomainError VALIDATION for an invalid address; CONFLICT when it is excluded already.
 */
export async function excludeHost(
  database: Database,
  admin: Caller,
  { host: typed }: z.output<typeof excludeRequest>,
  now: Date,
): Promise<ExcludedHost> {
  const target = readTarget(typed, publicNetwork(environment()));
  if ("problem" in target) {
    const fieldErrors = { host: [target.problem] };
    throw new DomainError("VALIDATION", target.problem, { fieldErrors });
  }
  const host = siteAddressOf(target.url.href) ?? target.url.hostname;
  await database.$transaction(async (tx) => {
    const changed = await tx.$executeRaw`
      INSERT INTO checked_hosts (host, "visitedAt", "excludedAt") VALUES (${host}, ${now}, ${now})
      ON CONFLICT (host) DO UPDATE SET "excludedAt" = ${now} WHERE checked_hosts."excludedAt" IS NULL`;
    if (changed === 0) throw new DomainError("CONFLICT", "Этот сайт уже исключён из проверок.");
    await tx.siteCheck.updateMany({
      where: { host, finishedAt: null },
      data: { finishedAt: now, failure: leftOut },
    });
    const record = { subjectType: "host", subjectId: host, details: { host } };
    await recordAction(tx, admin, { action: "checks.exclude", ...record }, now);
  });
  return { host, excludedAt: now.toISOString() };
}

/** Allows checks of a site again. @throws DomainError NOT_FOUND when it is not excluded. */
export async function includeHost(
  database: Database,
  admin: Caller,
  host: string,
  now: Date,
): Promise<void> {
  await database.$transaction(async (tx) => {
    const where = { host, excludedAt: { not: null } };
    const { count } = await tx.checkedHost.updateMany({ where, data: { excludedAt: null } });
    if (count === 0) throw new DomainError("NOT_FOUND", "Такого сайта в списке нет");
    const record = { subjectType: "host", subjectId: host, details: { host } };
    await recordAction(tx, admin, { action: "checks.include", ...record }, now);
  });
}
