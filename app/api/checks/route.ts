import { z } from "zod";
import { listChecks } from "@/lib/features/site-check/data";
import { startCheck } from "@/lib/features/site-check/operations";
import { checkResponse, checkSummaryResponse } from "@/lib/features/site-check/responses";
import { newCheckRequest } from "@/lib/features/site-check/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { givenFilters, listQuery, listResponse } from "@/lib/platform/http/paging";
import { siteOfQuery } from "@/lib/platform/http/site-of-query";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /**
   * The caller's checks, newest first; the next page is in `Link`. With `?site={id}` the checks of that site, which its
   * members may read.
   */
  GET: defineRoute({
    access: "user",
    members: { siteOfQuery: "read" },
    limit: "none",
    summary: "Ваши проверки сайтов, новые первыми",
    response: z.array(checkSummaryResponse),
    apiKey: true,
    query: listQuery.extend(siteOfQuery.shape),
    handle: async ({ caller, query: { site, ...page } }) => {
      const { checks, next } = await listChecks(await getDatabase(), caller, { site, ...page });
      return listResponse("/api/checks", checks, {
        limit: page.limit,
        next,
        filter: givenFilters({ site }),
      });
    },
  }),

  /**
   * 202: the check is queued; poll `GET /api/checks/{id}`. With `?site={id}` a member requests it on behalf of the
   * site's owner.
   */
  POST: defineRoute({
    access: "anyone",
    members: { siteOfQuery: "checkSite" },
    limit: limits.checkSite,
    summary: "Проверить сайт по адресу",
    details:
      "Сайт читает робот: до 12 страниц за 20 секунд, по правилам robots.txt, один раз в минуту. Ход и отчёт — GET /api/checks/{id}. Отчёт гостя хранится 30 дней, отчёт вошедшего остаётся в кабинете.",
    response: checkResponse,
    status: 202,
    errors: ["FORBIDDEN", "UNAVAILABLE"],
    apiKey: true,
    query: siteOfQuery,
    body: newCheckRequest,
    example: { url: "romashka.ru" },
    handle: async ({ caller, body, now }) =>
      Response.json(await startCheck(await getDatabase(), caller, body, now), { status: 202 }),
  }),
});
