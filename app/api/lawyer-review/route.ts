import { openReview } from "@/lib/features/lawyer-review/lawyer/operations";
import { lawyerReviewResponse } from "@/lib/features/lawyer-review/responses";
import { openReviewRequest } from "@/lib/features/lawyer-review/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** The document behind a lawyer's link. A POST: the key is in the body, because URLs are logged. */
  POST: defineRoute({
    access: "public",
    limit: limits.openLawyerLink,
    summary: "Открыть документ по ссылке для юриста",
    details:
      "Ключ — то, что в ссылке после «#». Закрытая, просроченная и неизвестная отвечают одинаково: 404.",
    response: lawyerReviewResponse,
    errors: ["NOT_FOUND"],
    body: openReviewRequest,
    handle: async ({ body, now }) => openReview(await getDatabase(), body.token, now),
  }),
});
