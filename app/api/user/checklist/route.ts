import { getChecklist } from "@/lib/features/checklist/data";
import { changeChecklist } from "@/lib/features/checklist/operations";
import { checklistChangesRequest, checklistResponse } from "@/lib/features/checklist/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

/** The checked items of `/important`: all eight as booleans. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  GET: defineRoute({
    access: "user",
    limit: "none",
    summary: "Что отмечено в списке «Проверьте свой сайт»",
    response: checklistResponse,
    apiKey: true,
    handle: async ({ caller }) => getChecklist(await getDatabase(), caller.userId),
  }),

  /** Takes the changed items; returns all eight. */
  PUT: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Отметить пункты списка",
    response: checklistResponse,
    apiKey: true,
    body: checklistChangesRequest,
    example: { "privacy-policy": true },
    handle: async ({ caller, body, now }) =>
      changeChecklist(await getDatabase(), caller.userId, body, now),
  }),
});
