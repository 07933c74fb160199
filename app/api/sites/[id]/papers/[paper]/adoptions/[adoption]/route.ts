import { withdrawAdoption } from "@/lib/features/internal-papers/operations";
import { papersResponse } from "@/lib/features/internal-papers/responses";
import { adoptionParams } from "@/lib/features/internal-papers/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  DELETE: defineRoute({
    access: "user",
    members: { site: "deleteEntries" },
    limit: limits.change,
    summary: "Снять отметку об утверждении: её поставили по ошибке",
    response: papersResponse,
    apiKey: true,
    params: adoptionParams,
    handle: async ({ caller, params, now }) =>
      withdrawAdoption(await getDatabase(), caller, params, now),
  }),
});
