import "server-only";

import type pg from "pg";
import { currentDatabase } from "@/lib/platform/db/lifecycle";
import { migrationNames } from "@/lib/platform/db/migrations/migrate";

/** The migrations that this program knows: they do not change while it runs. */
let known: Promise<string[]> | undefined;

/**
 * True when the database answers within `timeoutMs` and has every migration of this program; never
 * throws. A database that is ahead is ready: a newer instance migrates it while older ones still serve.
 */
export async function isDatabaseReady(timeoutMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), timeoutMs);
  });
  const isHealthy = currentDatabase()
    .then(({ pool }) => isMigrated(pool))
    .catch(() => false);
  try {
    return await Promise.race([isHealthy, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** @throws the driver's error, also when nothing was ever migrated and the table is not there. */
async function isMigrated(pool: pg.Pool): Promise<boolean> {
  known ??= migrationNames().catch((error) => {
    known = undefined;
    throw error;
  });
  const names = await known;
  const { rows } = await pool.query<{ finished: number }>(
    `SELECT count(DISTINCT migration_name)::int AS finished FROM _prisma_migrations
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL AND migration_name = ANY($1)`,
    [names],
  );
  return rows[0]?.finished === names.length;
}
