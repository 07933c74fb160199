"use client";

import { useProgress } from "@/components/features/checklist/progress-store";
import { useProofs } from "@/components/features/checklist/proofs";
import { OnDemandLink } from "@/components/ui/on-demand-link";

/** How an item is known to be done, and where that contradicts what the user has ticked. */
export function ItemProof({ id }: { id: string }) {
  const proof = useProofs()[id as keyof ReturnType<typeof useProofs>];
  const isTicked = useProgress()[id];
  if (!proof) return null;
  const { state, words, link } = proof;
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
