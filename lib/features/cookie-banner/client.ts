"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { BannerRequest } from "@/lib/features/cookie-banner/schema";
import { sitesKey } from "@/lib/features/passport/sites-key";
import { freshQuery } from "@/lib/platform/api-client/api-query";
import { requestJson } from "@/lib/platform/api-client/request";

const pathOf = (siteId: string) => `/api/sites/${siteId}/banner` as const;
const keyOf = (siteId: string) => [...sitesKey, siteId, "banner"];

/** The banner of a site as it is saved, and what is known for it. */
export const useSiteBanner = (siteId: string) =>
  useQuery(freshQuery(pathOf(siteId), keyOf(siteId)));

export function useSaveBanner(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BannerRequest) => requestJson(pathOf(siteId), { method: "PUT", body }),
    onSuccess: (banner) => client.setQueryData(keyOf(siteId), banner),
  });
}
