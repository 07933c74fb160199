"use client";

import { useEffect } from "react";
import { useChecklistProofs } from "@/lib/features/checklist/client";
import type { ChecklistProofs } from "@/lib/features/checklist/schema";

/** Tells what is known of the items, and nothing once it is gone: the next user's are others. */
export function ProofsWatcher({ tell }: { tell: (proofs: ChecklistProofs | undefined) => void }) {
  const { data } = useChecklistProofs();
  useEffect(() => {
    tell(data);
    return () => tell(undefined);
  }, [data, tell]);
  return null;
}
