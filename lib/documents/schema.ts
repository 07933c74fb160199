import { z } from "zod";
import { isId } from "@/lib/core/ids";
import { documentFormats } from "@/lib/documents/types";

/** Segments of `/api/documents/{id}`. */
export const documentParams = z.object({ id: z.string().refine(isId) });

/** Query of `GET /api/documents/{id}/download`. */
export const downloadQuery = z.object({
  format: z.enum(documentFormats, `Формат — один из: ${documentFormats.join(", ")}`).default("txt"),
});
