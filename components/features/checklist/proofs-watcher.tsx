"use client";

import { useEffect } from "react";
import { useChecklistProofs } from "@/lib/features/checklist/client";
import type { ChecklistProofs } from "@/lib/features/checklist/schema";

/** Reports the proofs of the items, and clears them on unmount, because the next user has others. */
export function ProofsWatcher({
  onChange,
}: {
  onChange: (proofs: ChecklistProofs | undefined) => void;
}) {
  const { data } = useChecklistProofs();
  useEffect(() => {
    onChange(data);
    return () => onChange(undefined);
  }, [data, onChange]);
  return null;
}
