import { z } from "zod";

export const seoPageResponse = z.strictObject({
  path: z.string(),
  title: z.string().nullable(),
  description: z.string().nullable(),
});

/** A public page in the panel: `GET /api/admin/seo`. Null keeps the words that the page has itself. */
export type SeoPage = z.output<typeof seoPageResponse>;
