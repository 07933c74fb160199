import type { CheckDetails } from "@/lib/features/site-check/responses";
import type { NewCheck } from "@/lib/features/site-check/schema";
import { requestJson } from "@/lib/platform/api-client/request";

/**
 * Requests the check of a site, with `site` on behalf of its owner. Without TanStack Query, which static pages do not
 * load.
 * @returns the check in the queue; its `id` is the address of its report.
 * @throws ApiError
 */
export const startCheck = (body: NewCheck, site?: string): Promise<CheckDetails> =>
  requestJson(site === undefined ? "/api/checks" : `/api/checks?site=${site}`, {
    method: "POST",
    body,
  });
