import { z } from "zod";
import { isId } from "@/lib/core/ids";
import { siteOfQuery } from "@/lib/platform/http/site-of-query";

/** How many documents one archive holds at most. */
export const archiveCapacity = 200;

const tooMany = `В одном архиве — не больше ${archiveCapacity} документов`;

/** Query of `GET /api/documents/archive`: `?ids=a,b,c`, and the site that they are of. */
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
