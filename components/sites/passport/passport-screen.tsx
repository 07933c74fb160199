"use client";

import { useOpenedOnce } from "@/components/shell/visitor/use-required-user";
import { PassportForm } from "@/components/sites/passport/passport-form";
import { SiteFactsPanel } from "@/components/sites/passport/site-facts-panel";
import { SiteFrame } from "@/components/sites/site-frame";
import { NoSite, SiteSkeleton } from "@/components/sites/site-states";
import { QueryStates } from "@/components/ui/fetched/query-states";
import { may } from "@/lib/core/access/team-roles";
import { usePassport, useSite } from "@/lib/features/sites/client";
import type { SiteDetails } from "@/lib/features/sites/responses";
import { ApiError } from "@/lib/platform/api-client/api-error";
import { useFormStart } from "@/lib/platform/api-client/use-form-start";

/** `/sites/{id}/passport`: what is known of a site, in the form's own questions. */
export function PassportScreen({ id }: { id: string }) {
  const isOpen = useOpenedOnce(`/sites/${id}/passport`);
  return (
    <SiteFrame siteId={id} back={{ href: `/sites/${id}`, words: "Сайт" }}>
      {isOpen ? <LoadedPassport id={id} /> : <SiteSkeleton />}
    </SiteFrame>
  );
}

function LoadedPassport({ id }: { id: string }) {
  const site = useSite(id);
  const passport = useFormStart(usePassport(id));
  if (site.error instanceof ApiError && site.error.status === 404) return <NoSite />;
  return (
    <QueryStates query={site} loading={<SiteSkeleton />} failure="Не удалось открыть сайт">
      {(site) =>
        !may(site.role, "editSite") ? (
          <KnownFacts site={site} />
        ) : (
          <QueryStates
            query={passport}
            loading={<SiteSkeleton />}
            failure="Не удалось загрузить сведения"
          >
            {(passport) => <PassportForm site={site} passport={passport} />}
          </QueryStates>
        )
      }
    </QueryStates>
  );
}

/** What is known, for those who only read it. */
function KnownFacts({ site }: { site: SiteDetails }) {
  return (
    <>
      <h1 className="text-2xl break-words sm:text-3xl">{site.name}</h1>
      <SiteFactsPanel site={site} />
    </>
  );
}
