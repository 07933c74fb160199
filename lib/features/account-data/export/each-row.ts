import "server-only";

import { afterCursor, type Cursor } from "@/lib/platform/http/paging";

/** Rows read at once: a few hundred kilobytes at most. */
export const pageSize = 50;

/** Rows with long texts (editions, reports of checks) read at once. */
export const longTextPageSize = 5;

/** Yields every row of a list ordered by creation, page by page. */
export async function* eachRow<Row extends Cursor>(
  readPage: (where: ReturnType<typeof afterCursor>) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let last: Cursor | undefined;
  for (;;) {
    const rows = await readPage(afterCursor(last));
    yield* rows;
    if (rows.length < pageSize) return;
    last = rows.at(-1);
  }
}
