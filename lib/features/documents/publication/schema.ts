import { z } from "zod";
import { qrFormats } from "@/lib/features/documents/export/formats";
import { editionQuery } from "@/lib/features/documents/record/schema";

/** Body of `PUT /api/documents/{id}/publication`. */
export const publicationRequest = z.strictObject({
  isPublic: z.boolean("Ответьте «да» или «нет»"),
  allowsIndexing: z.boolean("Ответьте «да» или «нет»"),
  /** Whether the page accepts requests of people; unchanged by default. */
  takesRequests: z.boolean("Ответьте «да» или «нет»").optional(),
});

/** Query of `GET /api/documents/{id}/qr`. */
export const qrQuery = z.object({
  format: z.enum(qrFormats, `Формат — один из: ${qrFormats.join(", ")}`).default("svg"),
  /** `preview` shows the code on our own page and is not counted. */
  purpose: z.enum(["download", "preview"], "Назначение — download или preview").default("download"),
});

/** Segments of `/d/{publicId}`. Any address gets a page, if only «не найдено». */
export const publicParams = z.object({ publicId: z.string() });
/** The query of that page; no edition has number 0. */
export const publicQuery = z.object({ edition: editionQuery.shape.edition.catch(0) });
