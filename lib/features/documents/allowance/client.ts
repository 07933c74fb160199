"use client";

import { useQuery } from "@tanstack/react-query";
import type { Allowance } from "@/lib/features/documents/allowance/responses";
import { requestJson } from "@/lib/platform/api-client/request";

const path = "/api/documents/allowance";
export const allowanceKey = [path] as const;

/** What the month's limit still allows; undefined until it is known, and for a guest (`enabled` is false). */
export function useAllowance({ enabled = true } = {}): Allowance | undefined {
  const { data } = useQuery({
    queryKey: allowanceKey,
    queryFn: ({ signal }) => requestJson<Allowance>(path, { signal }),
    // Documents are made elsewhere too, and the month ends.
    refetchOnMount: "always",
    enabled,
  });
  return data;
}
