"use client";

import { useQuery } from "@tanstack/react-query";
import type { BannerRequest } from "@/lib/features/cookie-banner/schema";
import { siteKeys } from "@/lib/features/passport/site-keys";
import { freshQuery } from "@/lib/platform/api-client/api-query";
import { useApiMutation } from "@/lib/platform/api-client/cache/use-api-mutation";
import { requestJson } from "@/lib/platform/api-client/request";

const pathOf = (siteId: string) => `/api/sites/${siteId}/banner` as const;
const bannerQuery = (siteId: string) => freshQuery(pathOf(siteId), siteKeys.part(siteId, "banner"));

/** The banner of a site as it is saved, and what is known for it. */
export const useSiteBanner = (siteId: string) => useQuery(bannerQuery(siteId));

/** Saves the settings of a site's banner. */
export const useSaveBanner = (siteId: string) =>
  useApiMutation((body: BannerRequest) => requestJson(pathOf(siteId), { method: "PUT", body }), {
    updates: bannerQuery(siteId),
  });
