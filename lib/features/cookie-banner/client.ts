"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { BannerRequest } from "@/lib/features/cookie-banner/schema";
import { siteKeys } from "@/lib/features/passport/site-keys";
import { freshQuery } from "@/lib/platform/api-client/api-query";
import { requestJson } from "@/lib/platform/api-client/request";
import { storeMutationResult } from "@/lib/platform/api-client/store-mutation-result";

const pathOf = (siteId: string) => `/api/sites/${siteId}/banner` as const;
const bannerQuery = (siteId: string) => freshQuery(pathOf(siteId), siteKeys.part(siteId, "banner"));

/** The banner of a site as it is saved, and what is known for it. */
export const useSiteBanner = (siteId: string) => useQuery(bannerQuery(siteId));

export function useSaveBanner(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BannerRequest) => requestJson(pathOf(siteId), { method: "PUT", body }),
    onSuccess: (banner) => storeMutationResult(client, bannerQuery(siteId).queryKey, () => banner),
  });
}
