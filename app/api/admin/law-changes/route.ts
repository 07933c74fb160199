import { z } from "zod";
import { listLawChanges } from "@/lib/features/law-watch/data";
import { enterLawChange } from "@/lib/features/law-watch/operations";
import {
  createdLawChangeResponse,
  listedLawChangeResponse,
} from "@/lib/features/law-watch/responses";
import { lawChangeRequest } from "@/lib/features/law-watch/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { listQuery, listResponse } from "@/lib/platform/http/paging";

const path = "/api/admin/law-changes";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Recorded changes of the law, newest first; the next page is in the `Link` header. */
  GET: defineRoute({
    access: "admin",
    limit: "none",
    summary: "Отмеченные изменения законов, новые первыми",
    response: z.array(listedLawChangeResponse),
    query: listQuery,
    handle: async ({ query }) => {
      const { changes, next } = await listLawChanges(await getDatabase(), query);
      return listResponse(path, changes, { limit: query.limit, next });
    },
  }),

  /** 201 `{change, documents, owners}`: the change and how many it affects. */
  POST: defineRoute({
    access: "admin",
    limit: limits.change,
    summary: "Отметить, что закон или норма изменились",
    details:
      "Документы, которые ссылаются на норму, станут «требует обновления», владельцы получат уведомления.",
    response: createdLawChangeResponse,
    status: 201,
    body: lawChangeRequest,
    handle: async ({ caller, body, now }) =>
      Response.json(await enterLawChange(await getDatabase(), caller, body, now), { status: 201 }),
  }),
});
