import { z } from "zod";

const count = z.int().min(0);

const measured = z.strictObject({
  current: count,
  previous: count,
  changePercent: z
    .int()
    .nullable()
    .describe("Изменение к прошлому периоду; null — сравнить не с чем"),
});

/** A figure of a period with the same figure of the period of equal length before it. */
export type Measured = z.output<typeof measured>;

const periodStats = z.strictObject({
  /** 7 or 30; today is the last of them. */
  days: z.int(),
  registrations: measured,
  documents: measured,
  /** Users who were here; sessions remember only the last visit, so there is no earlier figure. */
  activeUsers: count,
});

const activityDay = z.strictObject({
  /** Moscow. */
  date: z.iso.date(),
  registrations: count,
  /** Documents made that day and still stored. */
  documents: count,
  /** Users with a session that began, or was last used, that day. */
  activeUsers: count,
});

/** The figures of one Moscow day. */
export type ActivityDay = z.output<typeof activityDay>;

/** `GET /api/admin/stats` (docs/specification/admin.md#statistics). */
export const adminStatsResponse = z.strictObject({
  totalUsers: count,
  premiumUsers: count,
  documentsCreated: count,
  periods: z.array(periodStats),
  /** The last 30 days, the oldest first; none is left out. */
  days: z.array(activityDay),
});
export type AdminStats = z.output<typeof adminStatsResponse>;
