import { bannerTexts } from "@/content/tools/cookie-banner";
import type { SiteBannerDetails } from "@/lib/features/cookie-banner/responses";
import type { BannerChoice } from "@/lib/features/cookie-banner/schema";
import { askedCategories } from "@/lib/tools/cookie-banner/runtime/config";
import { defaultBanner } from "@/lib/tools/cookie-banner/settings/default-banner";

/** The initial settings of a site's banner: the services that are known to be on the site. */
export function initialBanner({ site, policyUrl, proposed }: SiteBannerDetails): BannerChoice {
  const services = proposed.map(({ service }) => service);
  const {
    site: _site,
    policyHash: _hash,
    journal: _journal,
    edition: _edition,
    ...choice
  } = defaultBanner({
    site,
    language: "ru",
    texts: bannerTexts("ru", askedCategories({ services })),
    policyUrl: policyUrl ?? "/cookie-policy",
  });
  return { ...choice, services, journalUrl: "/journal.php" };
}
