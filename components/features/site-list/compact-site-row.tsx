import { listPendingTexts, sharedByLabel } from "@/components/features/site-list/pending-texts";
import { SiteDue } from "@/components/features/site-list/site-due";
import { formatProgress } from "@/components/features/site-list/site-progress";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { siteListTexts, siteStateTexts } from "@/content/site-list/screen";
import type { SiteState } from "@/lib/features/site-list/responses";
import { typeset } from "@/lib/russian/screen-typography";

/** One site among many: name, state, next step. The whole row links to its overview. */
export function CompactSiteRow({ site }: { site: SiteState }) {
  const { id, name, address, owner, papers, due } = site;
  const pendingTexts = listPendingTexts(site);
  const details = [name === address ? "" : address, owner, sharedByLabel(site)].filter(Boolean);
  return (
    <li className="relative grid gap-x-8 gap-y-1.5 py-3.5 hover:bg-wash md:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_14rem]">
      <div className="min-w-0">
        <h2 className="text-base leading-snug font-medium break-words">
          <OnDemandLink
            href={`/sites/${id}`}
            className="text-ink no-underline after:absolute after:inset-0 hover:text-accent hover:underline"
          >
            {name}
          </OnDemandLink>
        </h2>
        {details.length > 0 ? (
          <p className="mt-0.5 text-sm break-words text-ink-faint">{details.join(", ")}</p>
        ) : null}
      </div>
      <div className="min-w-0 text-sm">
        {pendingTexts.length === 0 ? (
          <p className="text-success">{siteStateTexts.ready}</p>
        ) : (
          <ul className="space-y-0.5">
            {pendingTexts.map(({ text, tone }) => (
              <li
                key={text}
                className={`break-words first-letter:uppercase ${tone === "warning" ? "text-warning" : "text-ink-soft"}`}
              >
                {typeset(text)}
              </li>
            ))}
          </ul>
        )}
        <p className="mt-0.5 text-xs text-ink-faint tabular-nums">{formatProgress(papers)}</p>
      </div>
      {due ? (
        <SiteDue due={due} />
      ) : (
        <p className="text-sm text-ink-faint max-md:hidden">{siteListTexts.noDue}</p>
      )}
    </li>
  );
}
