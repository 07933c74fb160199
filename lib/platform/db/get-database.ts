import "server-only";

import type { Database } from "@/lib/platform/db/database";
import { currentDatabase } from "@/lib/platform/db/lifecycle";

/**
 * Returns the database of this process. Routes and pages call it once and pass it on; operations, `data.ts` and
 * `mutations.ts` take it as their first argument.
 * @throws as `currentDatabase` does.
 */
export async function getDatabase(): Promise<Database> {
  return (await currentDatabase()).client;
}
