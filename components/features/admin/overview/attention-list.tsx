"use client";

import { ChevronRight } from "lucide-react";
import { Loading, QueryStates } from "@/components/ui/fetched/query-states";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { Skeleton } from "@/components/ui/skeleton";
import { attentionTexts } from "@/content/admin/overview";
import { useAttention } from "@/lib/features/admin/client";
import { typeset } from "@/lib/russian/screen-typography";

/** Everything that waits for an administrator, with links; the first block of the overview. */
export function AttentionList() {
  return (
    <section aria-labelledby="attention" className="mt-8">
      <h2 id="attention" className="text-xl">
        {attentionTexts.title}
      </h2>
      <QueryStates
        query={useAttention()}
        loading={
          <Loading label="Смотрим, кто ждёт" className="mt-4">
            <Skeleton className="h-24 w-full" />
          </Loading>
        }
        failure="Не удалось узнать, кто ждёт"
        className="mt-4"
      >
        {({ items }) =>
          items.length === 0 ? (
            <p className="measure mt-2 text-ink-soft">{typeset(attentionTexts.nothing)}</p>
          ) : (
            <ul className="mt-3 border-t border-line">
              {items.map(({ key, href, words }) => (
                <li key={key} className="border-b border-line">
                  <OnDemandLink
                    href={href}
                    className="flex min-h-12 items-center justify-between gap-4 py-2 font-medium no-underline hover:text-accent"
                  >
                    {typeset(words)}
                    <ChevronRight
                      aria-hidden="true"
                      strokeWidth={1.75}
                      className="size-5 shrink-0 text-ink-faint"
                    />
                  </OnDemandLink>
                </li>
              ))}
            </ul>
          )
        }
      </QueryStates>
    </section>
  );
}
