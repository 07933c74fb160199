"use client";

import { showFailure } from "@/components/shell/messages/show-failure";
import { showMessage } from "@/components/shell/messages/show-message";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { organisationRoleTexts } from "@/content/organisations/texts";
import { useOrganisations, useUnshareSite } from "@/lib/features/organisations/client";
import type { SiteDetails } from "@/lib/features/sites/responses";
import { quoted } from "@/lib/russian/quoted";
import { typeset } from "@/lib/russian/screen-typography";

/**
 * On a site's overview: a member sees their role; an owner sees that another user's organisation has access, and how
 * to end it. Renders nothing for the owner's own organisation, which is managed on the page of organisations.
 */
export function SiteAccess({ site }: { site: SiteDetails }) {
  const { role, organisation } = site;
  if (organisation === null) return null;
  if (role === "owner") return <AccessOfOthers site={site} organisation={organisation} />;
  return (
    <Alert
      tone="note"
      className="mt-6"
      title={`Сайт команды ${quoted(organisation.name)}. Ваша роль — «${organisationRoleTexts[role].name}»`}
    >
      {typeset(organisationRoleTexts[role].may)}
    </Alert>
  );
}

type AccessOfOthersProps = {
  site: SiteDetails;
  organisation: NonNullable<SiteDetails["organisation"]>;
};

function AccessOfOthers({ site, organisation }: AccessOfOthersProps) {
  const { data: organisations } = useOrganisations();
  const unshare = useUnshareSite(organisation.id);
  const isOwn = organisations?.some(({ id, role }) => id === organisation.id && role === "owner");
  const close = async () => {
    try {
      await unshare.mutateAsync(site.id);
      void showMessage("success", { title: "Доступ закрыт" });
    } catch (error) {
      void showFailure("Доступ не закрыт", error, "Попробуйте ещё раз.");
    }
  };
  // Nothing is shown until the organisation's owner is known.
  if (organisations === undefined || isOwn) return null;
  return (
    <Alert
      tone="note"
      className="mt-6"
      title={`С сайтом работает команда ${quoted(organisation.name)}`}
    >
      <p>Вы оставили ей доступ, когда приняли сайт. Закрыть его можно в любой день.</p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-3"
        pending={unshare.isPending}
        onClick={() => void close()}
      >
        Закрыть доступ
      </Button>
    </Alert>
  );
}
