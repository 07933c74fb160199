import { bannerTexts } from "@/content/tools/cookie-banner";
import type { BannerChoice } from "@/lib/features/cookie-banner/schema";
import { defaultBanner } from "@/lib/tools/cookie-banner/settings/default-banner";

const { language, position, colours, texts, days, hasGuard } = defaultBanner({
  site: "romashka.ru",
  language: "ru",
  texts: bannerTexts("ru", ["analytics"]),
});

/** A valid banner with one counter. */
export const bannerChoice: BannerChoice = {
  ...{ language, position, colours, texts, days, hasGuard },
  policyUrl: "/cookie-policy",
  journalUrl: "/journal.php",
  services: [
    {
      key: "yandexMetrika",
      name: "Яндекс Метрика",
      category: "analytics",
      hosts: ["mc.yandex.ru"],
      cookies: ["_ym_*"],
      ids: ["12345678"],
    },
  ],
};
