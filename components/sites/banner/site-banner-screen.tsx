"use client";

import { useOpenedOnce } from "@/components/shell/visitor/use-required-user";
import { SiteFrame } from "@/components/sites/site-frame";
import { NoSite, SiteSkeleton } from "@/components/sites/site-states";
import { toolPart } from "@/components/tools/tool-part";
import { QueryStates } from "@/components/ui/fetched/query-states";
import { useSiteBanner } from "@/lib/features/cookie-banner/client";
import { ApiError } from "@/lib/platform/api-client/api-error";
import { useFormStart } from "@/lib/platform/api-client/use-form-start";

const SiteBannerForm = toolPart(
  async () => (await import("@/components/sites/banner/site-banner-form")).SiteBannerForm,
  { waiting: SiteSkeleton },
);

/** `/sites/{id}/banner`: the banner of a site, of its passport and of what the check has seen. */
export function SiteBannerScreen({ id }: { id: string }) {
  const isOpen = useOpenedOnce(`/sites/${id}/banner`);
  return (
    <SiteFrame siteId={id} back={{ href: `/sites/${id}`, words: "Сайт" }}>
      {isOpen ? <LoadedBanner id={id} /> : <SiteSkeleton />}
    </SiteFrame>
  );
}

function LoadedBanner({ id }: { id: string }) {
  const banner = useFormStart(useSiteBanner(id));
  if (banner.error instanceof ApiError && banner.error.status === 404) return <NoSite />;
  return (
    <QueryStates query={banner} loading={<SiteSkeleton />} failure="Не удалось открыть баннер">
      {(banner) => <SiteBannerForm siteId={id} banner={banner} />}
    </QueryStates>
  );
}
