import { z } from "zod";
import { getDatabase } from "@/lib/db/client";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";
import { listQuery, listResponse } from "@/lib/http/paging";
import { createdLawChangeAnswer, listedLawChangeAnswer } from "@/lib/law-watch/answers";
import { listLawChanges } from "@/lib/law-watch/data";
import { enterLawChange } from "@/lib/law-watch/operations";
import { lawChangeSchema } from "@/lib/law-watch/schema";

const path = "/api/admin/law-changes";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** What was entered, newest first; the next page stands in the `Link` header. */
  GET: defineRoute({
    access: "admin",
    limit: "none",
    summary: "Отмеченные изменения законов, новые первыми",
    answer: z.array(listedLawChangeAnswer),
    query: listQuery,
    handle: async ({ query }) => {
      const { changes, next } = await listLawChanges(await getDatabase(), query);
      return listResponse(path, changes, { limit: query.limit, next });
    },
  }),

  /** 201 `{change, documents, owners}`: whom it touches. */
  POST: defineRoute({
    access: "admin",
    limit: limits.change,
    summary: "Отметить, что закон или норма изменились",
    details:
      "Документы, которые ссылаются на норму, станут «требует обновления», владельцы получат уведомления.",
    answer: createdLawChangeAnswer,
    status: 201,
    body: lawChangeSchema,
    handle: async ({ visitor, body, now }) =>
      Response.json(await enterLawChange(await getDatabase(), visitor, body, now), { status: 201 }),
  }),
});
