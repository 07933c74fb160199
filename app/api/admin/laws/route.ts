import { z } from "zod";
import { loadLaws } from "@/lib/content/templates";
import { getDatabase } from "@/lib/db/client";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { watchedLawAnswer } from "@/lib/law-watch/answers";
import { listWatchedLaws } from "@/lib/law-watch/data";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Every act that documents may cite, those that most do first. */
  GET: defineRoute({
    access: "admin",
    limit: "none",
    summary: "Акты, на которые ссылаются документы, и сколько документов ссылается на каждый",
    answer: z.array(watchedLawAnswer),
    handle: async () => Response.json(await listWatchedLaws(await getDatabase(), await loadLaws())),
  }),
});
