import "server-only";

import type { FindingDetails } from "@/lib/features/site-check/report/responses";
import type { Transaction } from "@/lib/platform/db/database";

/** The last finished check of a site, without its report. */
export type NewestCheck = {
  siteId: string;
  id: string;
  finishedAt: Date;
  /** False where the site could not be read: nothing is known of it. */
  isRead: boolean;
  findings: number;
  /** Null where it found nothing. */
  worst: Pick<FindingDetails, "severity" | "title"> | null;
};

/**
 * The newest finished checks of these sites, which the caller may see: one a site. No report leaves the database.
 */
export async function findNewestChecks(
  database: Transaction,
  sites: readonly string[],
): Promise<Map<string, NewestCheck>> {
  const rows = await database.$queryRaw<NewestCheck[]>`
    SELECT asked.id AS "siteId", newest.id, newest."finishedAt", newest."isRead", newest.findings, newest.worst
    FROM unnest(${[...sites]}::text[]) AS asked(id)
    CROSS JOIN LATERAL (
      SELECT c.id, c."finishedAt",
        COALESCE((c.report->>'isRead')::boolean, false) AS "isRead",
        COALESCE(jsonb_array_length(c.report->'findings'), 0) AS findings,
        CASE WHEN c.report#>>'{findings,0,title}' IS NOT NULL THEN jsonb_build_object(
          'severity', c.report#>'{findings,0,severity}', 'title', c.report#>'{findings,0,title}'
        ) END AS worst
      FROM site_checks AS c
      WHERE c."siteId" = asked.id AND c."finishedAt" IS NOT NULL AND c.failure IS NULL
      ORDER BY c."requestedAt" DESC LIMIT 1
    ) AS newest`;
  return new Map(rows.map((row) => [row.siteId, row]));
}
