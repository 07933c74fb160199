import { ChevronRight } from "lucide-react";
import Link from "next/link";
import { SiteProgress, waitingWords } from "@/components/sites/site-progress";
import { Card } from "@/components/ui/card";
import type { SiteSummary } from "@/lib/features/sites/responses";
import { quoted } from "@/lib/russian/quoted";

/** One site of the list: all of the row leads to its home. */
export function SiteRow({ site }: { site: SiteSummary }) {
  const { id, name, address, owner, papers, next, role, organisation } = site;
  const waiting = waitingWords(site);
  const shared = role === "owner" ? "" : `команда ${quoted(organisation?.name ?? "")}`;
  const details = [name === address ? "" : address, owner, shared].filter(Boolean);
  return (
    <Card className="relative grid gap-x-8 gap-y-3 p-4 hover:border-line-strong sm:p-5 md:grid-cols-[minmax(0,1fr)_15rem_1.25rem] md:items-center">
      <div className="min-w-0">
        <h2 className="text-[1.0625rem] leading-snug break-words">
          <Link
            href={`/sites/${id}`}
            prefetch={false}
            className="text-ink no-underline after:absolute after:inset-0 after:rounded-lg hover:text-accent hover:underline"
          >
            {name}
          </Link>
        </h2>
        {details.length > 0 ? (
          <p className="mt-0.5 text-sm break-words text-ink-faint">{details.join(", ")}</p>
        ) : null}
        {next || waiting.length > 0 ? (
          <p className="mt-1.5 text-sm text-ink-soft">
            {next ? (
              <>
                Дальше: <span className="text-ink">{next.name}</span>
              </>
            ) : null}
            {next && waiting.length > 0 ? "; " : null}
            {waiting.length > 0 ? <span className="text-warning">{waiting.join(", ")}</span> : null}
          </p>
        ) : (
          <p className="mt-1.5 text-sm text-success">Всё нужное составлено</p>
        )}
      </div>
      <SiteProgress papers={papers} />
      <ChevronRight
        aria-hidden="true"
        strokeWidth={1.75}
        className="hidden size-5 text-ink-faint md:block"
      />
    </Card>
  );
}
