import { z } from "zod";
import { isId } from "@/lib/core/ids";
import { documentFormats } from "@/lib/documents/types";

/** Segments of `/api/documents/{id}`. */
export const documentParams = z.object({ id: z.string().refine(isId) });

export const defaultPageSize = 50;
export const largestPageSize = 200;

const limitMessage = `Укажите целое число от 1 до ${largestPageSize}`;

/** A position in a list ordered by creation: `<ISO instant>_<id>`, opaque to the client. */
const cursor = z.string("Некорректный курсор").transform((text, context) => {
  const [instant = "", id = ""] = Buffer.from(text, "base64url").toString("latin1").split("_");
  const createdAt = new Date(/^2\d{3}-\d\d-\d\dT[\d:.]+Z$/.test(instant) ? instant : Number.NaN);
  if (!Number.isNaN(createdAt.getTime()) && isId(id)) return { createdAt, id };
  context.addIssue({ code: "custom", message: "Некорректный курсор" });
  return z.NEVER;
});
export type Cursor = z.output<typeof cursor>;

/** The text of a cursor, as `?cursor=` takes it. */
export function writeCursor({ createdAt, id }: Cursor): string {
  return Buffer.from(`${createdAt.toISOString()}_${id}`).toString("base64url");
}

/** Query of `GET /api/documents`. */
export const listQuery = z.object({
  limit: z
    .string()
    .regex(/^\d{1,3}$/, limitMessage)
    .transform(Number)
    .pipe(z.number().min(1, limitMessage).max(largestPageSize, limitMessage))
    .default(defaultPageSize),
  cursor: cursor.optional(),
});
export type ListPage = z.output<typeof listQuery>;

/** Query of `GET /api/documents/{id}/download`. */
export const downloadQuery = z.object({
  format: z.enum(documentFormats, `Формат — один из: ${documentFormats.join(", ")}`).default("txt"),
});
