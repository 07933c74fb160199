/** What happened on one Moscow day. */
export type ActivityDay = {
  /** `YYYY-MM-DD`, Moscow. */
  date: string;
  registrations: number;
  /** Documents made that day and still stored. */
  documents: number;
  /** Users with a session that began, or was last used, that day. */
  activeUsers: number;
};

/** A figure of a period beside the same figure of the period of equal length before it. */
export type Measured = {
  current: number;
  previous: number;
  /** The change in whole per cent; null where the earlier period has nothing to compare with. */
  changePercent: number | null;
};

export type PeriodStats = {
  /** 7 or 30; today is the last of them. */
  days: number;
  registrations: Measured;
  documents: Measured;
  /** Users who were here; sessions remember only the last visit, so there is no earlier figure. */
  activeUsers: number;
};

/** The answer of `GET /api/admin/stats`: specification § 7, and what is measured beside it. */
export type AdminStats = {
  totalUsers: number;
  premiumUsers: number;
  documentsCreated: number;
  periods: PeriodStats[];
  /** The last 30 days, the oldest first; none is left out. */
  days: ActivityDay[];
};
