"use client";

import { TriangleAlert } from "lucide-react";
import Link from "next/link";
import { papersWords } from "@/content/internal-papers/screen";
import { usePapers } from "@/lib/features/internal-papers/client";
import { typeset } from "@/lib/russian/screen-typography";

/** On the site's home: the way to the internal papers, how many are adopted, and which to adopt anew. */
export function PapersLink({ siteId }: { siteId: string }) {
  const { data } = usePapers(siteId);
  const needed = data?.papers.filter(({ isNeeded }) => isNeeded) ?? [];
  const adopted = needed.filter(({ adoption }) => adoption !== null).length;
  const changed = needed.filter(({ change }) => change === "facts").length;
  return (
    <section aria-labelledby="site-papers" className="mt-12">
      <h2 id="site-papers" className="text-xl">
        <Link href={`/sites/${siteId}/papers`} prefetch={false}>
          {papersWords.title}
        </Link>
      </h2>
      {changed > 0 ? (
        <p className="mt-2 flex items-start gap-2 text-warning">
          <TriangleAlert aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5 shrink-0" />
          {papersWords.adoptAnew(changed)}
        </p>
      ) : null}
      <p className="measure mt-1 text-sm text-ink-soft">
        {typeset(papersWords.homeLead)}
        {adopted > 0 ? ` ${papersWords.adoptedOf(adopted, needed.length)}` : null}
      </p>
    </section>
  );
}
