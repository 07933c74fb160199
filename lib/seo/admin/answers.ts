import { z } from "zod";
import type { SeoPage } from "@/lib/seo/admin/types";

export const seoPageAnswer = z.strictObject({
  path: z.string(),
  title: z.string().nullable(),
  description: z.string().nullable(),
}) satisfies z.ZodType<SeoPage>;
