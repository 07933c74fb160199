"use client";

import { PassportForm } from "@/components/features/passport/passport-form";
import { SiteFactsPanel } from "@/components/features/passport/site-facts-panel";
import { SiteFrame } from "@/components/shell/site-frame/site-frame";
import { SiteStates } from "@/components/shell/site-frame/site-states";
import { useWasSignedIn } from "@/components/shell/visitor/use-required-user";
import { hasRight } from "@/lib/core/access/organisation-roles";
import { usePassport } from "@/lib/features/passport/client";
import { useSite } from "@/lib/features/sites/client";
import type { SiteDetails } from "@/lib/features/sites/responses";
import { useInitialFormData } from "@/lib/platform/api-client/use-initial-form-data";

/** `/sites/{id}/passport`: the facts of a site, in the form's own questions. */
export function PassportScreen({ id }: { id: string }) {
  const isOpen = useWasSignedIn();
  return <SiteFrame siteId={id}>{isOpen ? <LoadedPassport id={id} /> : null}</SiteFrame>;
}

function LoadedPassport({ id }: { id: string }) {
  const site = useSite(id);
  const passport = useInitialFormData(usePassport(id));
  return (
    <SiteStates query={site} failure="Не удалось открыть сайт">
      {(site) =>
        !hasRight(site.role, "editSite") ? (
          <ReadOnlyFacts site={site} />
        ) : (
          <SiteStates query={passport} failure="Не удалось загрузить сведения">
            {(passport) => <PassportForm site={site} passport={passport} />}
          </SiteStates>
        )
      }
    </SiteStates>
  );
}

/** The facts for read-only users. */
function ReadOnlyFacts({ site }: { site: SiteDetails }) {
  return (
    <>
      <h1 className="text-2xl break-words sm:text-3xl">{site.name}</h1>
      <SiteFactsPanel site={site} />
    </>
  );
}
