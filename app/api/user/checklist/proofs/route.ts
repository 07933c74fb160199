import { getProofs } from "@/lib/features/checklist/proofs/data";
import { checklistProofsResponse } from "@/lib/features/checklist/schema";
import { getDatabase } from "@/lib/platform/db/client";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Items that the newest check of the user's site and the cabinet can tell of, and how they know. */
  GET: defineRoute({
    access: "user",
    limit: "none",
    summary: "Что о пунктах списка «Проверьте свой сайт» знают проверка и кабинет",
    response: checklistProofsResponse,
    apiKey: true,

    handle: async ({ caller }) => getProofs(await getDatabase(), caller.userId),
  }),
});
