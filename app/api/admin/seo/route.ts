import { z } from "zod";
import { getDatabase } from "@/lib/db/client";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";
import { seoPageAnswer } from "@/lib/seo/admin/answers";
import { changeSeo, listSeoPages } from "@/lib/seo/admin/operations";
import { seoChange } from "@/lib/seo/admin/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** All of them at once: a site has dozens of pages, not thousands. */
  GET: defineRoute({
    access: "admin",
    limit: "none",
    summary: "Заголовки и описания открытых страниц",
    answer: z.array(seoPageAnswer),

    handle: async () => listSeoPages(await getDatabase()),
  }),

  PUT: defineRoute({
    access: "admin",
    limit: limits.change,
    summary: "Изменить заголовок и описание страницы",
    answer: seoPageAnswer,

    body: seoChange,
    handle: async ({ visitor, body, now }) => changeSeo(await getDatabase(), visitor, body, now),
  }),
});
