"use client";

import { useQuery } from "@tanstack/react-query";
import { requestJson } from "@/lib/api-client/request";
import type { Referral } from "@/lib/users/referral/types";

/** The user's own link and what came of it. */
export function useReferral() {
  return useQuery({
    queryKey: ["/api/user/referral"],
    queryFn: () => requestJson<Referral>("/api/user/referral"),
    refetchOnMount: "always",
  });
}
