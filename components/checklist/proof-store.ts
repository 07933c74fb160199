"use client";

import { useSyncExternalStore } from "react";
import type { ChecklistProgress } from "@/components/checklist/progress";
import { useProgress } from "@/components/checklist/progress-store";
import type { ChecklistProofs } from "@/lib/features/checklist/schema";

const nothing: ChecklistProofs = {};
let current: ChecklistProofs = nothing;
const listeners = new Set<() => void>();

/** What the signed-in user's check and cabinet know of the items; nothing for a guest. */
export function setProofs(proofs: ChecklistProofs | null): void {
  current = proofs ?? nothing;
  for (const listen of listeners) listen();
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

export const useProofs = (): ChecklistProofs =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => nothing,
  );

/** What is ticked: by the person, or by a proof that the person did not take back. */
export function useTicks(): ChecklistProgress {
  const progress = useProgress();
  const proofs = useProofs();
  const proven = Object.entries(proofs).flatMap(([id, proof]) =>
    proof.state === "done" ? [[id, true] as const] : [],
  );
  return { ...Object.fromEntries(proven), ...progress };
}
