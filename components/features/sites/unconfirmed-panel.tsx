"use client";

import { RightHint } from "@/components/features/organisations/right-hint";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { unconfirmedTexts } from "@/content/site-list/screen";
import { hasRight } from "@/lib/core/access/organisation-roles";
import { unconfirmedIn } from "@/lib/engine/passport/facts";
import { usePassport } from "@/lib/features/passport/client";
import type { SiteDetails } from "@/lib/features/sites/responses";
import { plural } from "@/lib/russian/plural";
import { typeset } from "@/lib/russian/screen-typography";

/** Unconfirmed facts from a check or an imported table; nothing without any. */
export function UnconfirmedPanel({ site }: { site: SiteDetails }) {
  const { data } = usePassport(site.id);
  const keys = data ? unconfirmedIn(data.facts) : [];
  const count = keys.length;
  if (!data || count === 0) return null;
  const imported = keys.filter((key) => data.facts[key]?.origin === "imported").length;
  const text =
    imported === 0
      ? unconfirmedTexts.seen
      : imported === count
        ? unconfirmedTexts.imported
        : unconfirmedTexts.both;
  return (
    <Alert
      title={`${text.title}: ${plural(count, "сведение", "сведения", "сведений")}`}
      className="mt-8"
    >
      <p className="measure">{typeset(text.note)}</p>
      {hasRight(site.role, "editSite") ? (
        <Button asChild variant="secondary" size="sm" className="mt-3 no-underline">
          <OnDemandLink href={`/sites/${site.id}/passport`}>Посмотреть и подтвердить</OnDemandLink>
        </Button>
      ) : (
        <RightHint right="editSite" />
      )}
    </Alert>
  );
}
