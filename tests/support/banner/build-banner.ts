import { bannerTexts } from "@/content/tools/cookie-banner";
import { defaultBanner } from "@/lib/tools/cookie-banner/settings/default-banner";
import type { BannerService, BannerSettings } from "@/lib/tools/cookie-banner/settings/settings";

/** A banner as the builder makes it, with overrides. */
export function buildBanner(
  services: BannerService[],
  changed: Partial<BannerSettings> = {},
): BannerSettings {
  const categories = [...new Set(services.map(({ category }) => category))];
  return {
    ...defaultBanner({
      site: "www.shop.test",
      language: "ru",
      texts: bannerTexts("ru", categories),
      policyUrl: "/cookie-policy",
    }),
    services,
    ...changed,
  };
}

/** A page with the banner's file first in its head, and the counters' code in its body. */
export const bannerPage = (file: string, code: string, head = ""): string =>
  `<!doctype html><html lang="ru"><head><meta charset="utf-8"><script src="${file}"></script>
<title>Магазин пряжи</title><meta name="viewport" content="width=device-width, initial-scale=1">${head}</head>
<body><main><h1>Магазин пряжи</h1><p>Шерсть, хлопок и лён из Вологды.</p></main>
${code}</body></html>`;
