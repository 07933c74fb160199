import type { CheckDetails } from "@/lib/features/site-check/responses";
import type { NewCheck } from "@/lib/features/site-check/schema";
import { requestJson } from "@/lib/platform/api-client/request";

/**
 * Asks for the check of a site. Without TanStack Query, which a page of words does not carry.
 * @returns the check in the queue; its `id` is the address of its report.
 * @throws ApiError
 */
export const startCheck = (body: NewCheck): Promise<CheckDetails> =>
  requestJson<CheckDetails>("/api/checks", { method: "POST", body });
