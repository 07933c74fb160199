import Link from "next/link";
import { incidentWords } from "@/content/duties/incident";
import { typeset } from "@/lib/russian/screen-typography";

/** On the site's home: what to do when data have leaked. */
export function IncidentLink({ siteId }: { siteId: string }) {
  return (
    <section aria-labelledby="site-incident" className="mt-12">
      <h2 id="site-incident" className="text-xl">
        <Link href={`/sites/${siteId}/incident`} prefetch={false}>
          {incidentWords.title}
        </Link>
      </h2>
      <p className="measure mt-1 text-sm text-ink-soft">{typeset(incidentWords.link)}</p>
    </section>
  );
}
