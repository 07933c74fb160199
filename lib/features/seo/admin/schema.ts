import { z } from "zod";
import { lineSchema } from "@/lib/engine/text-schemas";

const textSchema = (max: number) =>
  z
    .preprocess((value) => (value === null ? "" : value), lineSchema(max))
    .transform((text) => text || null);

/** Body of `PUT /api/admin/seo`: an empty string or null restores the built-in text. */
export const seoChangeRequest = z.strictObject({
  path: z.string("Укажите страницу").max(300, "Не длиннее 300 символов"),
  title: textSchema(200),
  description: textSchema(500),
});

export type SeoChange = z.output<typeof seoChangeRequest>;

export const seoPageResponse = z.strictObject({
  path: z.string(),
  name: z.string().describe("Как страницу называют люди"),
  title: z.string().nullable(),
  description: z.string().nullable(),
});

/** A public page in the panel: `GET /api/admin/seo`. Null means the page's built-in text. */
export type SeoPage = z.output<typeof seoPageResponse>;
