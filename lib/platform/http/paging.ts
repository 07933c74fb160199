import { z } from "zod";
import { isId } from "@/lib/core/ids";

const defaultPageSize = 50;
const maxPageSize = 200;

const limitMessage = `Укажите целое число от 1 до ${maxPageSize}`;

/** A position in a list ordered by creation: `<ISO instant>_<id>`, opaque to the client. */
const cursor = z.string("Некорректный курсор").transform((text, context) => {
  const [instant = "", id = ""] = Buffer.from(text, "base64url").toString("latin1").split("_");
  const createdAt = new Date(/^2\d{3}-\d\d-\d\dT[\d:.]+Z$/.test(instant) ? instant : Number.NaN);
  if (!Number.isNaN(createdAt.getTime()) && isId(id)) return { createdAt, id };
  context.addIssue({ code: "custom", message: "Некорректный курсор" });
  return z.NEVER;
});
export type Cursor = z.output<typeof cursor>;

/** Query of every list: `?limit` (1–200, 50 by default) and `?cursor`. */
export const listQuery = z.object({
  limit: z
    .string()
    .regex(/^\d{1,3}$/, limitMessage)
    .transform(Number)
    .pipe(z.number().min(1, limitMessage).max(maxPageSize, limitMessage))
    .default(defaultPageSize),
  cursor: cursor.optional(),
});
export type ListPage = z.output<typeof listQuery>;

/** Rows behind a cursor in a list that is ordered by `createdAt` and `id`, both descending. */
export function afterCursor(cursor: Cursor | undefined) {
  if (!cursor) return {};
  return {
    // The first condition is what the index can begin at; the second leaves out what was shown.
    createdAt: { lte: cursor.createdAt },
    OR: [{ createdAt: { lt: cursor.createdAt } }, { id: { lt: cursor.id } }],
  };
}

/** Splits `limit + 1` rows into the page and the cursor of the next one. */
export function toPage<Row extends Cursor>(
  rows: Row[],
  limit: number,
): { page: Row[]; next: Cursor | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    page,
    next: rows.length > limit && last ? { createdAt: last.createdAt, id: last.id } : null,
  };
}

type NextPage = {
  limit: number;
  next: Cursor | null;
  /** What else the query asked for, so that the next page is one of the same list. */
  filter?: Record<string, string>;
};

/** A page as JSON, with the address of the next one in `Link` (RFC 8288). */
export function listResponse(path: string, rows: object[], page: NextPage): Response {
  const response = Response.json(rows);
  const next = nextPagePath(path, page);
  if (next !== null) response.headers.set("link", `<${next}>; rel="next"`);
  return response;
}

/** The path of the next page of the list at `path`; null after the last one. */
export function nextPagePath(path: string, { limit, next, filter = {} }: NextPage): string | null {
  if (!next) return null;
  const position = Buffer.from(`${next.createdAt.toISOString()}_${next.id}`);
  const search = new URLSearchParams({
    ...filter,
    limit: String(limit),
    cursor: position.toString("base64url"),
  });
  return `${path}?${search}`;
}

/** The filters of a query, to be repeated in the next page's URL. */
export function givenFilters(
  filters: Record<string, string | boolean | undefined>,
): Record<string, string> {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
