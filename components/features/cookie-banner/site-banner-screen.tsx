"use client";

import { SiteFrame } from "@/components/shell/site-frame/site-frame";
import { SiteSkeleton, SiteStates } from "@/components/shell/site-frame/site-states";
import { useWasSignedIn } from "@/components/shell/visitor/use-required-user";
import { lazyToolPart } from "@/components/tools/lazy-tool-part";
import { useSiteBanner } from "@/lib/features/cookie-banner/client";
import { useInitialFormData } from "@/lib/platform/api-client/use-initial-form-data";

const SiteBannerForm = lazyToolPart(
  async () => (await import("@/components/features/cookie-banner/site-banner-form")).SiteBannerForm,
  { waiting: SiteSkeleton },
);

/** `/sites/{id}/banner`: the banner of a site, based on its passport and its check. */
export function SiteBannerScreen({ id }: { id: string }) {
  const isOpen = useWasSignedIn();
  return <SiteFrame siteId={id}>{isOpen ? <LoadedBanner id={id} /> : null}</SiteFrame>;
}

function LoadedBanner({ id }: { id: string }) {
  const banner = useInitialFormData(useSiteBanner(id));
  return (
    <SiteStates query={banner} failure="Не удалось открыть баннер">
      {(banner) => <SiteBannerForm siteId={id} banner={banner} />}
    </SiteStates>
  );
}
