"use client";

import { ArrowRight } from "lucide-react";
import Link from "next/link";
import { BulkLawUpdateLink } from "@/components/features/law-watch/bulk-law-update-link";
import { describePending, formatProgress } from "@/components/features/site-list/site-progress";
import { Loading, QueryStates } from "@/components/ui/fetched/query-states";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { Progress } from "@/components/ui/progress";
import { Skeleton } from "@/components/ui/skeleton";
import { useSites } from "@/lib/features/sites/client";
import type { SiteSummary } from "@/lib/features/sites/responses";

/** Number of sites shown in the cabinet; the others are on their own page. */
const shownSites = 3;

/**
 * On the dashboard: the progress of each site and the next step. Renders nothing without a site.
 * @param isExpected shows a placeholder while loading.
 */
export function UserSites({ isExpected }: { isExpected: boolean }) {
  const query = useSites();
  const { data: sites = [], error, isFetching, refetch } = query;
  if (sites.length === 0 && !isExpected) return null;
  // After a failed refetch it is not known whether there are still no sites.
  const data = error && sites.length === 0 ? undefined : query.data;
  return (
    <QueryStates
      variant="inline"
      query={{ data, error, isFetching, refetch }}
      loading={
        <Loading label="Загружаем сайты" className="mt-8">
          <Skeleton className="h-7 w-40" />
          <Skeleton className="mt-3 h-22 w-full" />
        </Loading>
      }
      failure="Не удалось загрузить сайты."
      className="mt-8"
      empty={null}
    >
      {(loaded) => <LoadedSites sites={loaded} />}
    </QueryStates>
  );
}

function LoadedSites({ sites }: { sites: SiteSummary[] }) {
  const waiting = sites.filter((site) => site.next || describePending(site).length > 0);
  const [first, ...others] = [...waiting, ...sites.filter((site) => !waiting.includes(site))];
  const listedSites = [first, ...others].slice(0, shownSites).flatMap((site) => site ?? []);
  return (
    <section aria-labelledby="own-sites" className="mt-8">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="own-sites" className="text-xl">
          {sites.length === 1 ? "Ваш сайт" : "Ваши сайты"}
        </h2>
        <Link
          href="/sites"
          className="inline-flex shrink-0 items-center text-sm text-accent pointer-coarse:min-h-11"
        >
          Все сайты
        </Link>
      </div>
      <div className="mt-3 empty:hidden">
        <BulkLawUpdateLink sites={sites} />
      </div>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {listedSites.map((site) => (
          <li key={site.id}>
            <OwnSite site={site} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OwnSite({ site }: { site: SiteSummary }) {
  const { id, name, papers, next } = site;
  const text = formatProgress(papers);
  const steps = [...(next ? [`дальше: ${next.name}`] : []), ...describePending(site)];
  return (
    <OnDemandLink
      href={`/sites/${id}`}
      className="group flex items-center gap-4 py-3.5 text-ink no-underline"
    >
      <span className="min-w-0 flex-1">
        <span className="block font-medium break-words group-hover:text-accent">{name}</span>
        <span className="block text-sm text-ink-soft">
          <span className="tabular-nums">{text}</span>
          {steps.length > 0 ? `; ${steps.join("; ")}` : null}
        </span>
        <span className="mt-2 block max-w-md">
          <Progress
            value={papers.made}
            max={Math.max(1, papers.needed)}
            label={`${name}: ${text.toLowerCase()}`}
          />
        </span>
      </span>
      <ArrowRight
        aria-hidden="true"
        strokeWidth={1.75}
        className="size-4.5 shrink-0 text-ink-faint group-hover:text-accent"
      />
    </OnDemandLink>
  );
}
