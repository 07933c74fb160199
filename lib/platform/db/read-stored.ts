import "server-only";

import type { Database } from "@/lib/platform/db/database";
import { isDatabaseUnavailable } from "@/lib/platform/db/errors";
import { getDatabase } from "@/lib/platform/db/get-database";
import { hasDatabase } from "@/lib/platform/db/lifecycle";

/**
 * What the operator has stored of a page, for pages that show their built-in words otherwise: null during
 * the build, which has no database, and while the database is out of reach; `watch-content.ts` then has
 * the pages rendered again.
 * @throws what `read` throws for any other reason.
 */
export async function readStored<T>(read: (database: Database) => Promise<T>): Promise<T | null> {
  if (!hasDatabase()) return null;
  try {
    return await read(await getDatabase());
  } catch (error) {
    if (isDatabaseUnavailable(error)) return null;
    throw error;
  }
}
