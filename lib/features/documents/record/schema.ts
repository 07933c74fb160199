import { z } from "zod";
import { isId } from "@/lib/core/ids";
import { documentFormats } from "@/lib/features/documents/export/formats";
import { siteOfQuery } from "@/lib/platform/http/site-of-query";

/** Segments of `/api/documents/{id}`. */
export const documentParams = z.object({ id: z.string().refine(isId) });

const editionMessage = "Номер редакции — целое число от 1";

/** The number of an edition in a query string. */
export const editionNumber = z
  .string(editionMessage)
  .regex(/^[1-9]\d{0,6}$/, editionMessage)
  .transform(Number);

/** The query of calls that can read an older edition. */
export const editionQuery = z.object({ edition: editionNumber.optional() });

/** Query of `GET /api/documents/{id}/download`. */
export const downloadQuery = editionQuery.extend({
  format: z.enum(documentFormats, `Формат — один из: ${documentFormats.join(", ")}`).default("txt"),
});

/**
 * Query of `POST /api/documents`: the draft that becomes the document, and the id of somebody else's site that it is
 * for.
 */
export const creationQuery = siteOfQuery.extend({
  draft: z.string().refine(isId, "Некорректный идентификатор черновика").optional(),
});
