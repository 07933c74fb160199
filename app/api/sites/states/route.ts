import { z } from "zod";
import { listSiteStates } from "@/lib/features/site-list/data";
import { siteStateResponse } from "@/lib/features/site-list/responses";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { listQuery, listResponse } from "@/lib/platform/http/paging";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** The caller's sites with the state of each, newest first; the next page is in the `Link` header. */
  GET: defineRoute({
    access: "user",
    limit: "none",
    summary: "Ваши сайты, и как с каждым обстоят дела",
    details:
      "Ближайший срок, худшее замечание последней проверки, документы, которые разошлись со сведениями, и то же, что в списке сайтов.",
    response: z.array(siteStateResponse),
    apiKey: true,
    query: listQuery,
    handle: async ({ caller, query, now }) => {
      const database = await getDatabase();
      const { sites, next } = await listSiteStates(database, caller, query, now);
      return listResponse("/api/sites/states", sites, { limit: query.limit, next });
    },
  }),
});
