import { formatMoment } from "@/components/ui/format-moment";
import { requestChannels, requestKinds } from "@/content/requests/kinds";
import { historyFieldLabels, requestRegisterTexts } from "@/content/requests/register";
import { formatRussianDate } from "@/lib/core/time/moscow-time";
import type { CorrectedField, RequestChange } from "@/lib/features/requests/responses";

/** The corrections of an entry: collapsed, because they matter only when somebody asks. */
export function EntryHistory({ changes }: { changes: readonly RequestChange[] | null }) {
  const [last] = changes ?? [];
  if (!changes || !last) return null;
  return (
    <details className="mt-2 text-sm text-ink-soft">
      <summary className="min-h-8 cursor-pointer py-1">
        {requestRegisterTexts.corrected} {formatMoment(last.at)}
      </summary>
      <ul className="mt-1 space-y-2 border-l border-line pl-3">
        {changes.map(({ at, fields }) => (
          <li key={at}>
            <p className="text-xs text-ink-faint">{formatMoment(at)}</p>
            {fields.map(({ field, before, after }) => (
              <p key={field} className="break-words whitespace-pre-wrap">
                {historyFieldLabels[field]}: {formatField(field, before)} →{" "}
                {formatField(field, after)}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}

function formatField(field: CorrectedField, value: string): string {
  if (value === "") return requestRegisterTexts.nothing;
  if (field === "receivedOn") return formatRussianDate(value);
  // Written by the register from these very lists.
  if (field === "kind") return `«${requestKinds[value as keyof typeof requestKinds].title}»`;
  if (field === "channel") return requestChannels[value as keyof typeof requestChannels];
  return `«${value}»`;
}
