import { z } from "zod";
import { isId } from "@/lib/core/ids";
import { siteOfQuery } from "@/lib/platform/http/site-of-query";

/** The maximum number of documents in one archive. */
export const archiveCapacity = 200;

const tooMany = `В одном архиве — не больше ${archiveCapacity} документов`;

/** Query of `GET /api/documents/archive`: `?ids=a,b,c`, and their site. */
export const archiveQuery = siteOfQuery.extend({
  ids: z
    .string("Назовите документы: ?ids=…")
    .transform((text) => [...new Set(text.split(",").filter(Boolean))])
    .pipe(
      z
        .array(z.string().refine(isId, "Некорректный идентификатор документа"))
        .min(1, "Назовите документы: ?ids=…")
        .max(archiveCapacity, tooMany),
    ),
});
