import { Fragment } from "react";
import { splitByQuery } from "@/components/features/help/filter-faq";

/** Text with the search words highlighted. */
export function Highlight({ text, query }: { text: string; query: string }) {
  let at = 0;
  return splitByQuery(text, query).map((part, index) => {
    const key = at;
    at += part.length;
    return index % 2 === 1 ? (
      <mark key={`${key}m`} className="rounded-sm bg-[var(--mark-blank)] text-ink">
        {part}
      </mark>
    ) : (
      <Fragment key={`${key}t`}>{part}</Fragment>
    );
  });
}
