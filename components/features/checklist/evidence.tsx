"use client";

import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
} from "react";
import type { ChecklistProgress } from "@/components/features/checklist/progress";
import { useProgress } from "@/components/features/checklist/progress-store";
import { useCurrentUser } from "@/lib/features/accounts/visitor-context";
import type { ChecklistEvidence } from "@/lib/features/checklist/schema";

const nothing: ChecklistEvidence = {};
const EvidenceContext = createContext(nothing);

type Watcher = ComponentType<{ onChange: (evidence: ChecklistEvidence | undefined) => void }>;

/**
 * What the signed-in user's check and cabinet say about the items of the list. The code that asks for it is loaded only
 * for signed-in users; without it the list works as for a guest.
 */
export function EvidenceProvider({ children }: { children: ReactNode }) {
  const userId = useCurrentUser().user?.id;
  const [evidence, setEvidence] = useState<ChecklistEvidence>();
  const [Watcher, setWatcher] = useState<Watcher>();

  useEffect(() => {
    if (userId === undefined) return;
    import("@/components/features/checklist/evidence-watcher").then(
      ({ EvidenceWatcher }) => setWatcher(() => EvidenceWatcher),
      () => {},
    );
  }, [userId]);

  return (
    <EvidenceContext value={evidence ?? nothing}>
      {children}
      {Watcher && userId !== undefined ? <Watcher key={userId} onChange={setEvidence} /> : null}
    </EvidenceContext>
  );
}

/** Empty for a guest. */
export const useEvidence = (): ChecklistEvidence => useContext(EvidenceContext);

/** Done items: ticked by the user, or known from evidence that the user did not override. */
export function useCheckedItems(): ChecklistProgress {
  const progress = useProgress();
  const evidence = useEvidence();
  const doneItems = Object.entries(evidence).flatMap(([id, item]) =>
    item.state === "done" ? [[id, true] as const] : [],
  );
  return { ...Object.fromEntries(doneItems), ...progress };
}
