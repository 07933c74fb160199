import { getBanner } from "@/lib/features/cookie-banner/data";
import { saveBanner } from "@/lib/features/cookie-banner/operations";
import { siteBannerResponse } from "@/lib/features/cookie-banner/responses";
import { bannerRequest } from "@/lib/features/cookie-banner/schema";
import { siteParams } from "@/lib/features/sites/schema";
import { environment } from "@/lib/platform/config/environment";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** The saved banner, and what the passport and the last check say about the services that wait for consent. */
  GET: defineRoute({
    access: "user",
    members: { site: "read" },
    limit: "none",
    summary: "Баннер cookie сайта: что сохранено и какие сервисы ждут согласия",
    response: siteBannerResponse,
    apiKey: true,
    params: siteParams,
    handle: async ({ caller, params, now }) => {
      const place = { siteUrl: environment().siteUrl, now };
      return getBanner(await getDatabase(), caller.userId, params.id, place);
    },
  }),

  /** Other words or services create another edition: every visitor is asked again. */
  PUT: defineRoute({
    access: "user",
    members: { site: "keepBanner" },
    limit: limits.change,
    summary: "Сохранить баннер cookie сайта",
    response: siteBannerResponse,
    apiKey: true,
    params: siteParams,
    body: bannerRequest,
    handle: async ({ caller, params, body, now }) => {
      const place = { siteUrl: environment().siteUrl, now };
      return saveBanner(await getDatabase(), caller, { ...params, ...body }, place);
    },
  }),
});
