"use client";

import Link from "next/link";
import { useEffect, useRef } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { siteImportTexts as texts } from "@/content/sites/import";
import type { ImportedSites } from "@/lib/features/sites/import/schema";
import { typeset } from "@/lib/russian/screen-typography";

type ImportResultProps = {
  imported: ImportedSites;
  isUndoing: boolean;
  failure: string | null;
  onUndo: (sites: string[]) => void;
  /** Called when the input is no longer needed. */
  onLeave: () => void;
};

/** The result of an import; while shown, it can be undone. */
export function ImportResult({ imported, isUndoing, failure, onUndo, onLeave }: ImportResultProps) {
  const { sites, known, skipped } = imported;
  const title = useRef<HTMLHeadingElement>(null);
  // The clicked button was below a table that is gone.
  useEffect(() => title.current?.focus(), []);
  return (
    <section aria-labelledby="imported" className="mt-8">
      <div role="status">
        <h2 ref={title} id="imported" tabIndex={-1} className="text-xl outline-none">
          {texts.added(sites.length)}
        </h2>
      </div>
      {known > 0 ? <p className="mt-1 text-sm text-ink-soft">{texts.skipped(known)}</p> : null}
      {skipped > 0 ? (
        <p className="mt-1 text-sm text-ink-soft">{texts.skippedFaulty(skipped)}</p>
      ) : null}
      <p className="measure mt-2 text-ink-soft">{typeset(texts.addedNote)}</p>
      <ul className="mt-4 max-h-96 divide-y divide-line overflow-y-auto border-y border-line">
        {sites.map(({ id, name, address }) => (
          <li key={id} className="py-2">
            <OnDemandLink
              href={`/sites/${id}`}
              className="inline-block break-words text-ink decoration-line-strong/70 hover:text-accent pointer-coarse:min-h-8"
            >
              {name}
            </OnDemandLink>
            {address === name ? null : (
              <span className="block text-sm break-words text-ink-faint">{address}</span>
            )}
          </li>
        ))}
      </ul>
      {failure ? (
        <Alert tone="danger" role="alert" title={texts.failed} className="mt-4">
          {failure}
        </Alert>
      ) : null}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button asChild>
          <Link href="/sites" onClick={onLeave}>
            {texts.toSites}
          </Link>
        </Button>
        {sites.length > 0 ? (
          <Button
            variant="secondary"
            pending={isUndoing}
            onClick={() => onUndo(sites.map(({ id }) => id))}
          >
            {texts.undo}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
