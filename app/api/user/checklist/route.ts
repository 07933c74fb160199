import { checklistAnswer } from "@/lib/checklist/answers";
import { getChecklist } from "@/lib/checklist/data";
import { changeChecklist } from "@/lib/checklist/operations";
import { checklistChanges } from "@/lib/checklist/schema";
import { getDatabase } from "@/lib/db/client";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";

/** The ticks of `/important`, all eight items as booleans. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  GET: defineRoute({
    access: "user",
    limit: "none",
    summary: "Что отмечено в списке «Проверьте свой сайт»",
    answer: checklistAnswer,
    apiKey: true,

    handle: async ({ visitor }) => getChecklist(await getDatabase(), visitor.userId),
  }),

  /** Takes the items that change; answers all eight. */
  PUT: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Отметить пункты списка",
    answer: checklistAnswer,
    apiKey: true,

    body: checklistChanges,
    handle: async ({ visitor, body, now }) =>
      changeChecklist(await getDatabase(), visitor.userId, body, now),
  }),
});
