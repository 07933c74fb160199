import { Button } from "@/components/ui/button";
import { consentEventLabels, consentSourceLabels } from "@/content/journal/labels";
import { formatMoscowTimestamp } from "@/lib/core/time/moscow-days";
import type { JournalFile } from "@/lib/features/journal/client";
import { formatChoice } from "@/lib/features/journal/export/format-choice";
import type { JournalRecord } from "@/lib/features/journal/responses";

type RecordRowProps = {
  record: JournalRecord;
  /** Whether the journal has the text that was shown. */
  hasText: boolean;
  pending: string | null;
  download: (path: JournalFile) => void;
};

/** One choice: what, when, by whom, where, and its proof. */
export function RecordRow({ record, hasText, pending, download }: RecordRowProps) {
  const { id, seq, receivedAt, event, choice, page, source, edition, textHash } = record;
  const extract = `visitors/${id}/extract` as const;
  const text = `texts/${textHash}` as const;
  return (
    <li className="gap-x-6 py-3 sm:grid sm:grid-cols-[10.5rem_minmax(0,1fr)_auto]">
      <p className="text-sm text-ink-faint tabular-nums">
        <time dateTime={receivedAt}>{formatMoscowTimestamp(new Date(receivedAt))}</time>
      </p>
      <div className="min-w-0">
        <p className="font-medium">{consentEventLabels[event]}</p>
        <p className="text-sm break-words text-ink-soft">{formatChoice(choice)}</p>
        <p className="mt-0.5 text-xs break-all text-ink-faint">
          {id} · запись {seq} · {consentSourceLabels[source]} · {page} · ред. {edition}
        </p>
      </div>
      <div className="mt-2 flex flex-wrap items-start gap-2 sm:mt-0 sm:justify-end">
        {hasText ? (
          <Button
            variant="quiet"
            size="sm"
            pending={pending === text}
            onClick={() => download(text)}
          >
            Текст
          </Button>
        ) : null}
        <Button
          variant="secondary"
          size="sm"
          pending={pending === extract}
          onClick={() => download(extract)}
        >
          Выписка, PDF
        </Button>
      </div>
    </li>
  );
}
