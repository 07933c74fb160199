"use client";

import { useEvidence } from "@/components/features/checklist/evidence";
import { useProgress } from "@/components/features/checklist/progress-store";
import { OnDemandLink } from "@/components/ui/on-demand-link";

/** How an item is known to be done, and where that contradicts what the user has ticked. */
export function ItemEvidence({ id }: { id: string }) {
  const evidence = useEvidence()[id as keyof ReturnType<typeof useEvidence>];
  const isTicked = useProgress()[id];
  if (!evidence) return null;
  const { state, words, link } = evidence;
  const contradicts =
    (state === "open" && isTicked === true) || (state === "done" && isTicked === false);
  return (
    <p
      className={`measure mt-2.5 border-l-2 pl-3 text-sm print:hidden ${
        state === "open" ? "border-warning text-ink" : "border-line text-ink-soft"
      }`}
    >
      {contradicts ? (
        <span className="block font-medium">
          {isTicked ? "Вы отметили, что сделано." : "Вы сняли отметку."}
        </span>
      ) : null}
      {words}.{" "}
      <OnDemandLink href={link} className="whitespace-nowrap">
        Посмотреть
      </OnDemandLink>
    </p>
  );
}
