"use client";

import { CreateOrganisation } from "@/components/features/organisations/create-organisation";
import { OrganisationDetails } from "@/components/features/organisations/organisation-details";
import { useRequiredUser } from "@/components/shell/visitor/use-required-user";
import { Loading, QueryStates } from "@/components/ui/fetched/query-states";
import { Skeleton } from "@/components/ui/skeleton";
import { organisationTexts } from "@/content/organisations/texts";
import { useOrganisation, useOrganisations } from "@/lib/features/organisations/client";
import type { OrganisationSummary } from "@/lib/features/organisations/responses";
import { quoted } from "@/lib/russian/quoted";
import { typeset } from "@/lib/russian/screen-typography";

/** `/team`: the user's own organisation, and those that they are a member of. */
export function OrganisationScreen() {
  const user = useRequiredUser();
  return (
    <>
      <h1 className="text-3xl">{organisationTexts.title}</h1>
      <p className="measure mt-3 text-ink-soft">{typeset(organisationTexts.lead)}</p>
      {user ? <Organisations /> : <OrganisationSkeleton />}
    </>
  );
}

function Organisations() {
  const organisations = useOrganisations();
  return (
    <QueryStates
      query={organisations}
      loading={<OrganisationSkeleton />}
      failure="Не удалось загрузить команды"
      className="mt-8"
    >
      {(all) => (
        <>
          {all.map((organisation) => (
            <OneOrganisation key={organisation.id} organisation={organisation} />
          ))}
          {all.some(({ role }) => role === "owner") ? null : (
            <CreateOrganisation isFirst={all.length === 0} />
          )}
        </>
      )}
    </QueryStates>
  );
}

function OneOrganisation({ organisation: { id, name } }: { organisation: OrganisationSummary }) {
  const organisation = useOrganisation(id);
  return (
    <QueryStates
      query={organisation}
      loading={<OrganisationSkeleton />}
      failure={`Не удалось открыть команду ${quoted(name)}`}
      className="mt-8"
    >
      {(organisation) => <OrganisationDetails organisation={organisation} />}
    </QueryStates>
  );
}

function OrganisationSkeleton() {
  return (
    <Loading label="Загружаем команду" className="mt-10 space-y-4">
      <Skeleton className="h-7 w-64 max-w-full" />
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-14 w-full" />
    </Loading>
  );
}
