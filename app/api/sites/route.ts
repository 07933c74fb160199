import { z } from "zod";
import { listSites } from "@/lib/features/sites/data";
import { createSite } from "@/lib/features/sites/operations";
import { siteDetailsResponse, siteSummaryResponse } from "@/lib/features/sites/responses";
import { newSiteRequest } from "@/lib/features/sites/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { listQuery, listResponse } from "@/lib/platform/http/paging";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** The caller's sites, newest first; the next page is in the `Link` header. */
  GET: defineRoute({
    access: "user",
    limit: "none",
    summary: "Ваши сайты, новые первыми",
    response: z.array(siteSummaryResponse),
    apiKey: true,
    query: listQuery,
    handle: async ({ caller, query, now }) => {
      const { sites, next } = await listSites(await getDatabase(), caller, query, now);
      return listResponse("/api/sites", sites, { limit: query.limit, next });
    },
  }),

  /** 201: a site without documents. A site that is needed for a document is created together with it. */
  POST: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Завести сайт",
    details:
      "Обычно сайт появляется сам: с первым документом, в котором назван его адрес. 409, если сайт с таким адресом уже есть.",
    response: siteDetailsResponse,
    status: 201,
    errors: ["CONFLICT"],
    apiKey: true,
    body: newSiteRequest,
    example: { address: "shop.romashka.example", name: "Магазин «Ромашка»" },
    handle: async ({ caller, body, now }) => {
      const site = await createSite(await getDatabase(), caller, body, now);
      const headers = { location: `/api/sites/${site.id}` };
      return Response.json(site, { status: 201, headers });
    },
  }),
});
