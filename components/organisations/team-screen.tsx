"use client";

import { CreateTeam } from "@/components/organisations/create-team";
import { TeamDetails } from "@/components/organisations/team-details";
import { useRequiredUser } from "@/components/shell/visitor/use-required-user";
import { Loading, QueryStates } from "@/components/ui/fetched/query-states";
import { Skeleton } from "@/components/ui/skeleton";
import { teamTexts } from "@/content/team";
import { useOrganisation, useOrganisations } from "@/lib/features/organisations/client";
import type { OrganisationSummary } from "@/lib/features/organisations/responses";
import { quoted } from "@/lib/russian/quoted";
import { typeset } from "@/lib/russian/screen-typography";

/** `/team`: the user's own team, and the teams they are a member of. */
export function TeamScreen() {
  const user = useRequiredUser();
  return (
    <>
      <h1 className="text-3xl">{teamTexts.title}</h1>
      <p className="measure mt-3 text-ink-soft">{typeset(teamTexts.lead)}</p>
      {user ? <Teams /> : <TeamSkeleton />}
    </>
  );
}

function Teams() {
  const organisations = useOrganisations();
  return (
    <QueryStates
      query={organisations}
      loading={<TeamSkeleton />}
      failure="Не удалось загрузить команды"
      className="mt-8"
    >
      {(all) => (
        <>
          {all.map((organisation) => (
            <OneTeam key={organisation.id} organisation={organisation} />
          ))}
          {all.some(({ role }) => role === "owner") ? null : (
            <CreateTeam isFirst={all.length === 0} />
          )}
        </>
      )}
    </QueryStates>
  );
}

function OneTeam({ organisation: { id, name } }: { organisation: OrganisationSummary }) {
  const organisation = useOrganisation(id);
  return (
    <QueryStates
      query={organisation}
      loading={<TeamSkeleton />}
      failure={`Не удалось открыть команду ${quoted(name)}`}
      className="mt-8"
    >
      {(team) => <TeamDetails team={team} />}
    </QueryStates>
  );
}

function TeamSkeleton() {
  return (
    <Loading label="Загружаем команду" className="mt-10 space-y-4">
      <Skeleton className="h-7 w-64 max-w-full" />
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-14 w-full" />
    </Loading>
  );
}
