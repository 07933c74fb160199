import "server-only";

import { environment } from "@/lib/platform/config/environment";
import { log } from "@/lib/platform/log/log";
import { meters } from "@/lib/platform/metrics/registry";

/** A statement as Prisma reports it: `query` has placeholders, `params` the values. */
export type FinishedQuery = { query: string; duration: number };

/** Counts a statement and writes a line about one that was slow: its text, never its values. */
export function watchQuery({ query, duration }: FinishedQuery): void {
  meters().querySeconds.observe(duration / 1000);
  if (duration >= environment().slowQueryMs) {
    log.warn({ ms: Math.round(duration), query: query.slice(0, 1000) }, "slow query");
  }
}
