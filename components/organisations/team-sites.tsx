"use client";

import Link from "next/link";
import { showFailure } from "@/components/shell/messages/show-failure";
import { Checkbox } from "@/components/ui/controls/choice";
import { Loading, QueryStates } from "@/components/ui/fetched/query-states";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { teamTexts } from "@/content/team";
import { useShareSite, useUnshareSite } from "@/lib/features/organisations/client";
import type { Organisation } from "@/lib/features/organisations/responses";
import { useSites } from "@/lib/features/sites/client";
import type { SiteSummary } from "@/lib/features/sites/responses";
import { typeset } from "@/lib/russian/screen-typography";

/** The sites of a team: its owner selects them, members open them. */
export function TeamSites({ team }: { team: Organisation }) {
  const heading = `sites-${team.id}`;
  const { sites: texts } = teamTexts;
  const ofClients = team.teamSites.filter(({ isOfOwner }) => !isOfOwner);
  const isOwner = team.role === "owner";
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="text-lg">
        {texts.title}
      </h3>
      {isOwner ? (
        <>
          <p className="measure mt-1.5 text-sm text-ink-soft">{typeset(texts.note)}</p>
          <ChosenSites team={team} />
        </>
      ) : null}
      {isOwner && ofClients.length === 0 ? null : (
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {(isOwner ? ofClients : team.teamSites).map(({ id, name, address, isOfOwner }) => (
            <li key={id} className="py-3">
              <OnDemandLink href={`/sites/${id}`} className="break-words text-accent">
                {name}
              </OnDemandLink>
              <p className="text-sm break-words text-ink-faint">
                {[name === address ? "" : address, isOfOwner ? "" : texts.ofClient]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function ChosenSites({ team }: { team: Organisation }) {
  const sites = useSites();
  return (
    <QueryStates
      query={sites}
      loading={<Loading label="Загружаем сайты" className="mt-3" />}
      failure="Не удалось загрузить сайты"
      className="mt-3"
    >
      {(all) => {
        const ownedSites = all.filter(({ role }) => role === "owner");
        if (ownedSites.length === 0) {
          return (
            <p className="mt-3 text-ink-soft">
              {typeset(teamTexts.sites.none)}{" "}
              <Link href="/sites" className="text-accent underline">
                {teamTexts.sites.toSites}
              </Link>
              .
            </p>
          );
        }
        return (
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {ownedSites.map((site) => (
              <ChosenSite key={site.id} team={team} site={site} />
            ))}
          </ul>
        );
      }}
    </QueryStates>
  );
}

function ChosenSite({ team, site }: { team: Organisation; site: SiteSummary }) {
  const put = useShareSite(team.id);
  const takeOut = useUnshareSite(team.id);
  const inTeam = team.teamSites.find(({ id }) => id === site.id);
  const isPending = put.isPending || takeOut.isPending;
  const onError = (error: unknown) =>
    void showFailure("Не сохранено", error, "Попробуйте ещё раз.");
  const open = (showsStudio: boolean) => put.mutate({ site: site.id, showsStudio }, { onError });
  return (
    <li className="py-1">
      <Checkbox
        label={<span className="break-words">{site.name}</span>}
        note={site.name === site.address ? undefined : site.address}
        checked={inTeam !== undefined}
        disabled={isPending}
        onChange={({ target }) =>
          target.checked ? open(false) : takeOut.mutate(site.id, { onError })
        }
      />
      {inTeam ? (
        <Checkbox
          className="ml-8"
          label={teamTexts.sites.studio}
          checked={inTeam.showsStudio}
          disabled={isPending}
          onChange={({ target }) => open(target.checked)}
        />
      ) : null}
    </li>
  );
}
