"use client";

import { Check, Copy } from "lucide-react";
import { useId, useState } from "react";
import { useCopy } from "@/components/shell/use-copy";
import { shortAddress } from "@/components/site-check/report/check-words";
import { Button } from "@/components/ui/button";
import type { FindingDetails } from "@/lib/features/site-check/responses";
import { plural } from "@/lib/russian/plural";

type Evidence = FindingDetails["evidence"][number];

/** Where it was seen: the plainest place, the others below a press, all of them on paper. */
export function Places({ evidence }: { evidence: readonly Evidence[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const [first, ...others] = evidence;
  if (!first) return null;
  return (
    <div className="mt-4">
      <Place evidence={first} />
      {others.length > 0 ? (
        <>
          <div id={id} className={isOpen ? "" : "hidden print:block"}>
            {others.map((place) => (
              <Place key={`${place.url} ${place.line} ${place.excerpt}`} evidence={place} />
            ))}
          </div>
          <Button
            variant="link"
            size="inline"
            className="mt-2 min-h-6 print:hidden pointer-coarse:min-h-11"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? "Свернуть места" : `Ещё ${plural(others.length, "место", "места", "мест")}`}
          </Button>
        </>
      ) : null}
    </div>
  );
}

/** An address, a line and what stands there. */
function Place({ evidence: { url, line, excerpt } }: { evidence: Evidence }) {
  const { isCopied, copy } = useCopy();
  const Icon = isCopied ? Check : Copy;
  return (
    <figure className="mt-2 overflow-hidden rounded-md border border-line bg-sheet first:mt-0 print:break-inside-avoid">
      <figcaption className="flex items-center gap-2 border-b border-line pr-1 pl-3 text-xs text-ink-faint">
        <span className="min-w-0 flex-1 py-1.5 wrap-anywhere">
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="text-ink-soft decoration-line-strong/60 hover:text-accent"
          >
            {shortAddress(url)}
          </a>
          , строка&nbsp;{line}
        </span>
        <button
          type="button"
          aria-label={`Скопировать отрывок, строка ${line}`}
          title="Скопировать отрывок"
          className="grid size-8 shrink-0 place-items-center rounded-sm text-ink-faint hover:bg-wash hover:text-ink pointer-coarse:size-11 print:hidden"
          onClick={() => void copy(`${url}, строка ${line}\n${excerpt}`)}
        >
          <Icon aria-hidden="true" strokeWidth={1.75} className="size-4" />
        </button>
        <span role="status" className="sr-only">
          {isCopied ? "Скопировано!" : ""}
        </span>
      </figcaption>
      <pre className="max-h-40 overflow-y-auto px-3 py-2 font-mono text-xs leading-relaxed whitespace-pre-wrap wrap-anywhere print:max-h-none">
        <code>{excerpt}</code>
      </pre>
    </figure>
  );
}
