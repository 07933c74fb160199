import { ChevronRight } from "lucide-react";
import { listPendingTexts, sharedByLabel } from "@/components/features/site-list/pending-texts";
import { SiteDue } from "@/components/features/site-list/site-due";
import { SiteProgress } from "@/components/features/site-list/site-progress";
import { Card } from "@/components/ui/card";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { siteStateTexts } from "@/content/site-list/screen";
import type { SiteState } from "@/lib/features/site-list/responses";
import { typeset } from "@/lib/russian/screen-typography";

/** One site of the list; the whole row links to its overview. */
export function SiteRow({ site }: { site: SiteState }) {
  const { id, name, address, owner, papers, next, due } = site;
  // The next step has its own line.
  const pendingTexts = listPendingTexts({ ...site, next: null });
  const details = [name === address ? "" : address, owner, sharedByLabel(site)].filter(Boolean);
  return (
    <Card className="relative grid gap-x-8 gap-y-3 p-4 hover:border-line-strong sm:p-5 md:grid-cols-[minmax(0,1fr)_15rem_1.25rem] md:items-center">
      <div className="min-w-0">
        <h2 className="text-[1.0625rem] leading-snug break-words">
          <OnDemandLink
            href={`/sites/${id}`}
            className="text-ink no-underline after:absolute after:inset-0 after:rounded-lg hover:text-accent hover:underline"
          >
            {name}
          </OnDemandLink>
        </h2>
        {details.length > 0 ? (
          <p className="mt-0.5 text-sm break-words text-ink-faint">{details.join(", ")}</p>
        ) : null}
        {next ? (
          <p className="mt-1.5 text-sm text-ink-soft">
            Дальше: <span className="text-ink">{next.name}</span>
          </p>
        ) : null}
        {pendingTexts.map(({ text, tone }) => (
          <p
            key={text}
            className={`mt-1 text-sm break-words first-letter:uppercase ${tone === "warning" ? "text-warning" : "text-ink-soft"}`}
          >
            {typeset(text)}
          </p>
        ))}
        {next || pendingTexts.length > 0 ? null : (
          <p className="mt-1.5 text-sm text-success">{siteStateTexts.ready}</p>
        )}
        {due ? (
          <div className="mt-2.5">
            <SiteDue due={due} />
          </div>
        ) : null}
      </div>
      <SiteProgress papers={papers} />
      <ChevronRight
        aria-hidden="true"
        strokeWidth={1.75}
        className="hidden size-5 text-ink-faint md:block"
      />
    </Card>
  );
}
