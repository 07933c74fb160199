import "server-only";

import { getDatabase } from "./client";

/** True when the database answers within `timeoutMs`; never throws. */
export async function isDatabaseReady(timeoutMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), timeoutMs);
  });
  const answer = getDatabase()
    .then((db) => db.$queryRaw`SELECT 1`)
    .then(
      () => true,
      () => false,
    );
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
