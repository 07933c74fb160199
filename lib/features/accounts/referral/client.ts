"use client";

import { useQuery } from "@tanstack/react-query";
import type { Referral } from "@/lib/features/accounts/referral/operations";
import { requestJson } from "@/lib/platform/api-client/request";

/** The user's own link and what came of it. */
export function useReferral() {
  return useQuery({
    queryKey: ["/api/user/referral"],
    queryFn: () => requestJson<Referral>("/api/user/referral"),
    refetchOnMount: "always",
  });
}
