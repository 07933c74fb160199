"use client";

import { showFailure } from "@/components/shell/messages/show-failure";
import { showMessage } from "@/components/shell/messages/show-message";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { teamRoleTexts } from "@/content/team";
import { useOrganisations, useUnshareSite } from "@/lib/features/organisations/client";
import type { SiteDetails } from "@/lib/features/sites/responses";
import { quoted } from "@/lib/russian/quoted";
import { typeset } from "@/lib/russian/screen-typography";

/**
 * On the home of a site: to a member, as what they are here; to an owner, that the team of somebody else has access,
 * and how to end it. Nothing where the team is the owner's own: that is kept on its page.
 */
export function SiteAccess({ site }: { site: SiteDetails }) {
  const { role, organisation } = site;
  if (organisation === null) return null;
  if (role === "owner") return <AccessOfOthers site={site} organisation={organisation} />;
  return (
    <Alert
      tone="note"
      className="mt-6"
      title={`Сайт команды ${quoted(organisation.name)}. Ваша роль — «${teamRoleTexts[role].name}»`}
    >
      {typeset(teamRoleTexts[role].may)}
    </Alert>
  );
}

type AccessOfOthersProps = {
  site: SiteDetails;
  organisation: NonNullable<SiteDetails["organisation"]>;
};

function AccessOfOthers({ site, organisation }: AccessOfOthersProps) {
  const { data: organisations } = useOrganisations();
  const end = useUnshareSite(organisation.id);
  const isOwn = organisations?.some(({ id, role }) => id === organisation.id && role === "owner");
  // Until it is known whose the team is, nothing is said.
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
        pending={end.isPending}
        onClick={() =>
          end.mutate(site.id, {
            onSuccess: () => void showMessage("success", { title: "Доступ закрыт" }),
            onError: (error) => void showFailure("Доступ не закрыт", error, "Попробуйте ещё раз."),
          })
        }
      >
        Закрыть доступ
      </Button>
    </Alert>
  );
}
