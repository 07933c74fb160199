"use client";

import Link from "next/link";
import { showFailure } from "@/components/shell/messages/show-failure";
import { Checkbox } from "@/components/ui/controls/choice";
import { Loading, QueryStates } from "@/components/ui/fetched/query-states";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { organisationTexts } from "@/content/organisations/texts";
import { useShareSite, useUnshareSite } from "@/lib/features/organisations/client";
import type { Organisation } from "@/lib/features/organisations/responses";
import { useSites } from "@/lib/features/sites/client";
import type { SiteSummary } from "@/lib/features/sites/responses";
import { typeset } from "@/lib/russian/screen-typography";

/** The sites of an organisation: its owner selects them, members open them. */
export function OrganisationSites({ organisation }: { organisation: Organisation }) {
  const heading = `sites-${organisation.id}`;
  const { sites: texts } = organisationTexts;
  const ofClients = organisation.teamSites.filter(({ isOfOwner }) => !isOfOwner);
  const isOwner = organisation.role === "owner";
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="text-lg">
        {texts.title}
      </h3>
      {isOwner ? (
        <>
          <p className="measure mt-1.5 text-sm text-ink-soft">{typeset(texts.note)}</p>
          <ChosenSites organisation={organisation} />
        </>
      ) : null}
      {isOwner && ofClients.length === 0 ? null : (
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {(isOwner ? ofClients : organisation.teamSites).map(
            ({ id, name, address, isOfOwner }) => (
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
            ),
          )}
        </ul>
      )}
    </section>
  );
}

function ChosenSites({ organisation }: { organisation: Organisation }) {
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
              {typeset(organisationTexts.sites.none)}{" "}
              <Link href="/sites" className="text-accent underline">
                {organisationTexts.sites.toSites}
              </Link>
              .
            </p>
          );
        }
        return (
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {ownedSites.map((site) => (
              <ChosenSite key={site.id} organisation={organisation} site={site} />
            ))}
          </ul>
        );
      }}
    </QueryStates>
  );
}

function ChosenSite({ organisation, site }: { organisation: Organisation; site: SiteSummary }) {
  const put = useShareSite(organisation.id);
  const takeOut = useUnshareSite(organisation.id);
  const shared = organisation.teamSites.find(({ id }) => id === site.id);
  const isPending = put.isPending || takeOut.isPending;
  const onError = (error: unknown) =>
    void showFailure("Не сохранено", error, "Попробуйте ещё раз.");
  const open = (showsStudio: boolean) => put.mutate({ site: site.id, showsStudio }, { onError });
  return (
    <li className="py-1">
      <Checkbox
        label={<span className="break-words">{site.name}</span>}
        note={site.name === site.address ? undefined : site.address}
        checked={shared !== undefined}
        disabled={isPending}
        onChange={({ target }) =>
          target.checked ? open(false) : takeOut.mutate(site.id, { onError })
        }
      />
      {shared ? (
        <Checkbox
          className="ml-8"
          label={organisationTexts.sites.studio}
          checked={shared.showsStudio}
          disabled={isPending}
          onChange={({ target }) => open(target.checked)}
        />
      ) : null}
    </li>
  );
}
