import { z } from "zod";
import { listSeoPages } from "@/lib/features/seo/admin/data";
import { changeSeo } from "@/lib/features/seo/admin/operations";
import { seoChangeRequest, seoPageResponse } from "@/lib/features/seo/admin/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** All pages at once: there are dozens of them, not thousands. */
  GET: defineRoute({
    access: "admin",
    limit: "none",
    summary: "Заголовки и описания открытых страниц",
    response: z.array(seoPageResponse),
    handle: async () => listSeoPages(await getDatabase()),
  }),

  PUT: defineRoute({
    access: "admin",
    limit: limits.change,
    summary: "Изменить заголовок и описание страницы",
    response: seoPageResponse,
    body: seoChangeRequest,
    example: { path: "/pricing", title: "Цены", description: "План" },
    handle: async ({ caller, body, now }) => changeSeo(await getDatabase(), caller, body, now),
  }),
});
