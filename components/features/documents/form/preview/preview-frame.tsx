"use client";

import { createContext, type ReactNode, useContext, useEffect } from "react";
import type { WrittenPreview } from "@/components/features/documents/preview/preview-writer";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/controls/choice";
import { Skeleton } from "@/components/ui/skeleton";

export type Preview =
  | { state: "loading" }
  | { state: "ready"; preview: WrittenPreview }
  | {
      state: "failed";
      /** Set when loading failed; not when the document cannot be assembled. */
      onRetry?: () => void;
    };

const PreviewContext = createContext<Preview>({ state: "loading" });

/** Shares the growing document with other parts of the wizard, so that it is assembled once. */
export const PreviewProvider = PreviewContext.Provider;

export const useWrittenPreview = (): Preview => useContext(PreviewContext);

type PreviewFrameProps = {
  /** Whether the norms are shown; undefined while there is no document. */
  norms?: { shown: boolean; onChange: (shown: boolean) => void };
  children: ReactNode;
};

/** The frame around the growing document, the same while loading. */
export function PreviewFrame({ norms, children }: PreviewFrameProps) {
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex shrink-0 flex-wrap items-center justify-between gap-x-4 px-4 py-1.5 lg:px-5">
        <p className="text-sm font-semibold">Ваш документ</p>
        <Checkbox
          label={<span className="text-sm text-ink-soft">Статьи закона</span>}
          checked={norms?.shown ?? false}
          disabled={norms === undefined}
          onChange={(event) => norms?.onChange(event.target.checked)}
          className="min-h-9 items-center gap-2 py-1 pr-0"
        />
      </div>
      <section
        aria-label="Предпросмотр документа"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be scrollable by keys
        tabIndex={0}
        className="relative min-h-0 flex-1 overflow-y-auto px-3 pb-5 focus-visible:outline-offset-[-2px] lg:px-5"
      >
        <div className="min-h-full rounded-sm border border-line bg-sheet px-5 py-7 shadow-sheet sm:px-7 sm:py-9">
          {children}
        </div>
      </section>
    </div>
  );
}

/** Placeholder while the document, or its code, is loading. */
export function SheetSkeleton() {
  return (
    <div>
      <p role="status" className="text-sm text-ink-faint">
        Документ собирается…
      </p>
      <Skeleton className="mt-4 h-6 w-4/5" />
      {["a", "b", "c", "d", "e", "f", "g"].map((key, index) => (
        <Skeleton key={key} className={`mt-4 h-4 ${index % 3 === 2 ? "w-3/5" : "w-full"}`} />
      ))}
    </div>
  );
}

/** The form works without it. */
export function PreviewFailed({ onRetry }: { onRetry: (() => void) | undefined }) {
  useEffect(() => {
    if (!onRetry) return;
    window.addEventListener("online", onRetry);
    return () => window.removeEventListener("online", onRetry);
  }, [onRetry]);
  return (
    <div role="status" className="text-sm text-ink-soft">
      <p>Предпросмотр не загрузился. Форма работает и без него: документ соберётся на сервере.</p>
      {onRetry ? (
        <Button variant="secondary" size="sm" className="mt-3" onClick={onRetry}>
          Попробовать ещё раз
        </Button>
      ) : null}
    </div>
  );
}
