import "server-only";

import type { FoundDuty } from "@/lib/features/duties/sources/duty";
import type { Transaction } from "@/lib/platform/db/database";
import type { Prisma } from "@/lib/platform/db/generated/client";

/** What sources are given of a site: facts are read by the source that needs them. */
export const dutySiteColumns = {
  id: true,
  name: true,
  address: true,
  passport: true,
  edition: true,
  passportAt: true,
} as const;
export type DutySite = Prisma.SiteGetPayload<{ select: typeof dutySiteColumns }>;

/** A duty of one of the sites that were asked about. */
export type FoundSiteDuty = FoundDuty & { siteId: string };

export type SourceTime = {
  now: Date;
  /** The day of `now` in Moscow. */
  today: string;
  /** The first day of which what was done is named. */
  doneSince: string;
};

/**
 * Something that gives an owner duties with a day. A new one is a file in `sources` and a line in `sources/index.ts`:
 * the home of a site, the dashboard, the calendar's file and the weekly letter have it then.
 *
 * Only what the law gives everybody whom it concerns, or what the owner has decided himself, is a duty: an internal
 * control once a year is one from the day on which its plan was adopted.
 */
export type DutySource = {
  /** Sites about which it may have something to say: whose owners the weekly letter looks at. */
  concerns: (time: SourceTime) => Prisma.SiteWhereInput;
  /** All duties of these sites. No text about strangers is read. */
  read: (
    database: Transaction,
    sites: readonly DutySite[],
    time: SourceTime,
  ) => Promise<FoundSiteDuty[]>;
};
