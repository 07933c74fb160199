import "server-only";

import type { z } from "zod";
import { DomainError } from "@/lib/core/errors";
import type { CreationSettings } from "@/lib/features/documents/rights/creation-settings";
import type {
  AcceptedSites,
  acceptSitesRequest,
  WaitingSite,
  WaitingSites,
} from "@/lib/features/law-watch/many-sites/schema";
import { acceptLawChanges, getSiteLawNotices } from "@/lib/features/law-watch/one-site/operations";
import type { LawChange } from "@/lib/features/law-watch/responses";
import type { Caller } from "@/lib/platform/auth/caller";
import type { Database } from "@/lib/platform/db/database";

/** Errors of one site that leave the others as they are. */
const ofOneSite = [
  "NOT_FOUND",
  "CONFLICT",
  "VALIDATION",
  "PREMIUM_REQUIRED",
  "EMAIL_NOT_CONFIRMED",
];

/**
 * A page of the user's sites with documents affected by a changed law, and whether each document's text would change.
 * @param page `after` is the last site of the previous page.
 */
export async function listWaitingSites(
  database: Database,
  caller: Caller,
  { limit, after }: { limit: number; after?: string | undefined },
  settings: CreationSettings,
): Promise<WaitingSites> {
  const { userId } = caller;
  const where = {
    userId,
    documents: {
      some: {
        userId,
        status: "completed",
        notices: { some: { acceptedAt: null, dismissedAt: null } },
      },
    },
  };
  const total = await database.site.count({ where });
  const rows = await database.site.findMany({
    where: { ...where, ...(after && { id: { gt: after } }) },
    orderBy: { id: "asc" },
    take: limit + 1,
    select: { id: true, name: true, address: true },
  });
  const page = rows.slice(0, limit);
  const changes = new Map<string, LawChange>();
  const sites: WaitingSite[] = [];
  for (const site of page) {
    const waiting = await getSiteLawNotices(database, caller, site.id, settings);
    for (const change of waiting.changes) changes.set(change.id, change);
    const documents = waiting.documents.map(({ comparison: _long, ...document }) => document);
    sites.push({ ...site, documents });
  }
  return {
    total,
    changes: [...changes.values()],
    sites,
    next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}

/**
 * Accepts the changes of the law for documents of several sites, one site after another like `acceptLawChanges`: all
 * documents of a site or none. A rejected site is reported and does not affect the others.
 * @throws what `acceptLawChanges` throws, except the errors of one site (`ofOneSite`), which become its `refusal`.
 */
export async function acceptLawChangesOfSites(
  database: Database,
  caller: Caller,
  { sites }: z.output<typeof acceptSitesRequest>,
  settings: CreationSettings,
): Promise<AcceptedSites> {
  const results: AcceptedSites["sites"] = [];
  for (const site of sites) {
    try {
      const { documents, kept } = await acceptLawChanges(database, caller, site, settings);
      results.push({ id: site.id, made: documents.length, kept, refusal: null });
    } catch (error) {
      if (!(error instanceof DomainError) || !ofOneSite.includes(error.code)) throw error;
      results.push({ id: site.id, made: 0, kept: 0, refusal: error.message });
    }
  }
  return { sites: results };
}
