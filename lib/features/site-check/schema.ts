import { z } from "zod";
import { isId } from "@/lib/core/ids";
import { lineSchema } from "@/lib/engine/text-schemas";

const address = "Укажите адрес сайта, например romashka.ru";

/** Body of `POST /api/checks`. */
export const newCheckRequest = z.strictObject({
  /** As a person types it, with or without a scheme; `readTarget` rejects what leads inside. */
  url: lineSchema(2000, address).min(1, address),
  /** An earlier check of the same host: the report says what appeared since and what went. */
  previous: z.string().refine(isId, "Некорректный номер проверки").optional(),
});
export type NewCheck = z.input<typeof newCheckRequest>;

/** Segments of `/api/checks/{id}`. */
export const checkParams = z.object({ id: z.string().refine(isId) });

/** Segments of `/api/checks/{id}/crops/{n}`. */
export const cropParams = checkParams.extend({
  /** Anything but 1 to 6 becomes 0: no crop has that number, so the answer is 404. */
  n: z.string().transform((given) => (/^[1-6]$/.test(given) ? Number(given) : 0)),
});

/** Body of `POST /api/checks/{id}/site`. */
export const checkedSiteRequest = z.strictObject({
  /** The user's site of this address unless given. */
  siteId: z.string().refine(isId, "Некорректный номер сайта").optional(),
});

/** Query of `GET /api/checks/{id}/download`. */
export const checkDownloadQuery = z.object({
  format: z.enum(["pdf"], "Формат отчёта — pdf").default("pdf"),
});
