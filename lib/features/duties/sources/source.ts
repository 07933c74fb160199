import "server-only";

import type { FoundDuty } from "@/lib/features/duties/sources/duty";
import type { Transaction } from "@/lib/platform/db/database";
import type { Prisma } from "@/lib/platform/db/generated/client";

/** The columns of a site that sources get; facts are read only by the source that needs them. */
export const dutySiteColumns = {
  id: true,
  name: true,
  address: true,
  passport: true,
  edition: true,
  passportAt: true,
} as const;
export type DutySite = Prisma.SiteGetPayload<{ select: typeof dutySiteColumns }>;

/** A duty of one of the given sites. */
export type FoundSiteDuty = FoundDuty & { siteId: string };

export type SourceTime = {
  now: Date;
  /** The Moscow day of `now`. */
  today: string;
  /** The first day from which completed duties are listed. */
  doneSince: string;
};

/**
 * A source of duties. To add one, add a file to `sources` and a line to `sources/index.ts`: the site's home page, the
 * dashboard, the calendar file and the weekly e-mail then include it.
 *
 * A duty is only what the law requires of everybody concerned, or what the owner has decided: a yearly internal control
 * is one from the day on which its plan was adopted.
 */
export type DutySource = {
  /** Sites for which it may have duties; the weekly e-mail considers their owners. */
  concerns: (time: SourceTime) => Prisma.SiteWhereInput;
  /** All duties of these sites. Must not read texts about other people. */
  read: (
    database: Transaction,
    sites: readonly DutySite[],
    time: SourceTime,
  ) => Promise<FoundSiteDuty[]>;
};
