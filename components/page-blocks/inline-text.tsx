import type { ReactNode } from "react";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { typeset } from "@/lib/russian/screen-typography";

const link = /\[([^\]]+)\]\(([^)\s]+)\)/g;

export const inlineLinkClasses =
  "text-accent underline decoration-accent/40 underline-offset-[0.2em] hover:decoration-current";

/**
 * A sentence of our content with typography applied; `[слова](/адрес)` in it is a link within the site. Links to other
 * sites are never hidden in a sentence: see `ExternalLink`.
 */
export function InlineText({ children }: { children: string }) {
  const text = typeset(children);
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { 0: whole, 1: label, 2: href = "", index } of text.matchAll(link)) {
    parts.push(
      text.slice(from, index),
      <OnDemandLink key={index} href={href} className={inlineLinkClasses}>
        {label}
      </OnDemandLink>,
    );
    from = index + whole.length;
  }
  return [...parts, text.slice(from)];
}
