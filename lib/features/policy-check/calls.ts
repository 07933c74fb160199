import { typeOfFile } from "@/lib/features/policy-check/policy-files";
import type { PolicyCheck } from "@/lib/features/policy-check/responses";
import { requestJson } from "@/lib/platform/api-client/request";

/**
 * Checks a text or a file. Without TanStack Query, which static pages do not load; the server stores nothing.
 * @throws ApiError
 */
export const sendPolicyText = (policy: string | File): Promise<PolicyCheck> =>
  requestJson("/api/policy-checks", {
    method: "POST",
    ...(typeof policy === "string"
      ? { body: { text: policy } }
      : { file: { content: policy, contentType: typeOfFile(policy) } }),
  });
