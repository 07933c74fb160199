import { typeOfFile } from "@/lib/features/policy-check/policy-files";
import type { PolicyCheck } from "@/lib/features/policy-check/responses";
import { requestJson } from "@/lib/platform/api-client/request";

/**
 * Checks a text or a file. Without TanStack Query, which a page of words does not carry; nothing is kept on the server.
 * @throws ApiError
 */
export const sendPolicyText = (given: string | File): Promise<PolicyCheck> =>
  requestJson("/api/policy-checks", {
    method: "POST",
    ...(typeof given === "string"
      ? { body: { text: given } }
      : { file: { content: given, contentType: typeOfFile(given) } }),
  });
