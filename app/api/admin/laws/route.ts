import { z } from "zod";
import { listWatchedLaws } from "@/lib/features/law-watch/data";
import { watchedLawResponse } from "@/lib/features/law-watch/responses";
import { loadLaws } from "@/lib/platform/content/templates";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Every act that documents may cite, the most cited first. */
  GET: defineRoute({
    access: "admin",
    limit: "none",
    summary: "Акты, на которые ссылаются документы, и сколько документов ссылается на каждый",
    response: z.array(watchedLawResponse),
    handle: async () => Response.json(await listWatchedLaws(await getDatabase(), await loadLaws())),
  }),
});
