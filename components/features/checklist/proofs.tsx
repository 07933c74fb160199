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
import type { ChecklistProofs } from "@/lib/features/checklist/schema";

const nothing: ChecklistProofs = {};
const ProofsContext = createContext(nothing);

type Watcher = ComponentType<{ onChange: (proofs: ChecklistProofs | undefined) => void }>;

/**
 * What the signed-in user's check and cabinet say about the items of the list. The code that asks for it is loaded only
 * for signed-in users; without it the list works as for a guest.
 */
export function ProofsProvider({ children }: { children: ReactNode }) {
  const userId = useCurrentUser().user?.id;
  const [proofs, setProofs] = useState<ChecklistProofs>();
  const [Watcher, setWatcher] = useState<Watcher>();

  useEffect(() => {
    if (userId === undefined) return;
    import("@/components/features/checklist/proofs-watcher").then(
      ({ ProofsWatcher }) => setWatcher(() => ProofsWatcher),
      () => {},
    );
  }, [userId]);

  return (
    <ProofsContext value={proofs ?? nothing}>
      {children}
      {Watcher && userId !== undefined ? <Watcher key={userId} onChange={setProofs} /> : null}
    </ProofsContext>
  );
}

/** Empty for a guest. */
export const useProofs = (): ChecklistProofs => useContext(ProofsContext);

/** Done items: ticked by the user, or by a proof that the user did not override. */
export function useCheckedItems(): ChecklistProgress {
  const progress = useProgress();
  const proofs = useProofs();
  const proven = Object.entries(proofs).flatMap(([id, proof]) =>
    proof.state === "done" ? [[id, true] as const] : [],
  );
  return { ...Object.fromEntries(proven), ...progress };
}
