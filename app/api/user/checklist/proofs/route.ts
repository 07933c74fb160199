import { getEvidence } from "@/lib/features/checklist/evidence/data";
import { checklistEvidenceResponse } from "@/lib/features/checklist/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Checklist items that the newest check of the user's site or the cabinet can answer, with their source. */
  GET: defineRoute({
    access: "user",
    limit: "none",
    summary: "Что о пунктах списка «Проверьте свой сайт» знают проверка и кабинет",
    response: checklistEvidenceResponse,
    apiKey: true,
    handle: async ({ caller }) => getEvidence(await getDatabase(), caller.userId),
  }),
});
