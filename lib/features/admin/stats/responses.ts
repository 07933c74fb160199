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

/** A figure of a period, and the same figure of the preceding period of equal length. */
export type Measured = z.output<typeof measured>;

const periodStats = z.strictObject({
  /** 7 or 30 days, including today. */
  days: z.int(),
  registrations: measured,
  documents: measured,
  /** Users who were active; sessions keep only the last visit, so there is no earlier figure. */
  activeUsers: count,
});

const activityDay = z.strictObject({
  /** Moscow. */
  date: z.iso.date(),
  registrations: count,
  /** Documents created that day that still exist. */
  documents: count,
  /** Users with a session that started, or was last used, that day. */
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
  /** The last 30 days, oldest first, without gaps. */
  days: z.array(activityDay),
});
export type AdminStats = z.output<typeof adminStatsResponse>;
