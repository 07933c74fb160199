import { OnDemandLink } from "@/components/ui/on-demand-link";
import type { SiteMapGroup as Group } from "@/content/site-map";

/** One group of the site map: its name and its links. */
export function SiteMapGroup({ group: { title, places } }: { group: Group }) {
  return (
    <section className="break-inside-avoid pb-9">
      <h2 className="border-b border-line pb-2.5 text-lg">{title}</h2>
      <ul className="mt-2">
        {places.map(({ href, label }) => (
          <li key={href}>
            <OnDemandLink
              href={href}
              className="inline-flex min-h-8 items-center py-0.5 text-ink-soft no-underline hover:text-accent hover:underline"
            >
              {label}
            </OnDemandLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
