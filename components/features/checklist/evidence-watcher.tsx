"use client";

import { useEffect } from "react";
import { useChecklistEvidence } from "@/lib/features/checklist/client";
import type { ChecklistEvidence } from "@/lib/features/checklist/schema";

/** Reports the evidence of the items, and clears it on unmount, because the next user has other evidence. */
export function EvidenceWatcher({
  onChange,
}: {
  onChange: (evidence: ChecklistEvidence | undefined) => void;
}) {
  const { data } = useChecklistEvidence();
  useEffect(() => {
    onChange(data);
    return () => onChange(undefined);
  }, [data, onChange]);
  return null;
}
