import "server-only";

import { afterCursor, type Cursor } from "@/lib/platform/http/paging";

/** Rows read at once: a few hundred kilobytes at most. */
export const pageSize = 50;

/** Texts of editions and reports of checks read at once: each may be long. */
export const longTextPageSize = 5;

/** Every row of a list ordered by creation, a page at a time. */
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
