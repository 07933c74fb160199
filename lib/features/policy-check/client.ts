"use client";

import { useMutation } from "@tanstack/react-query";
import { typeOfFile } from "@/lib/features/policy-check/policy-files";
import type { PolicyCheck } from "@/lib/features/policy-check/responses";
import type { NewPolicyCheck } from "@/lib/features/policy-check/schema";
import { requestJson } from "@/lib/platform/api-client/request";

/** Checks a text, the page at an address or a file. Nothing is kept, so nothing is fetched again. */
export function useCheckPolicy() {
  return useMutation({
    mutationFn: (given: NewPolicyCheck | File) =>
      requestJson<PolicyCheck>("/api/policy-checks", {
        method: "POST",
        ...(given instanceof File
          ? { file: { content: given, contentType: typeOfFile(given) } }
          : { body: given }),
      }),
  });
}
