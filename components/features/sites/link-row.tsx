import { ArrowRight, TriangleAlert } from "lucide-react";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { typeset } from "@/lib/russian/screen-typography";

type LinkRowProps = { href: string; title: string; lead: string; warning?: string | undefined };

/** A list row that links to its own page; the whole row is clickable, the title is the link's accessible name. */
export function LinkRow({ href, title, lead, warning }: LinkRowProps) {
  return (
    <li className="group relative flex items-center justify-between gap-4 py-4">
      <div className="min-w-0">
        <h3 className="text-base">
          <OnDemandLink
            href={href}
            className="text-ink no-underline after:absolute after:inset-0 group-hover:text-accent"
          >
            {title}
          </OnDemandLink>
        </h3>
        {warning ? (
          <p className="mt-1 flex items-start gap-2 text-sm text-warning">
            <TriangleAlert
              aria-hidden="true"
              strokeWidth={1.75}
              className="mt-0.5 size-4.5 shrink-0"
            />
            {warning}
          </p>
        ) : null}
        <p className="measure mt-1 text-sm text-ink-soft">{typeset(lead)}</p>
      </div>
      <ArrowRight
        aria-hidden="true"
        strokeWidth={1.75}
        className="size-4.5 shrink-0 text-ink-faint group-hover:text-accent"
      />
    </li>
  );
}
