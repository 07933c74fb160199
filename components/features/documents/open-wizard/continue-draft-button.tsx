"use client";

import { PencilLine } from "lucide-react";
import { useWizard } from "@/components/features/documents/open-wizard/wizard-context";
import { Button } from "@/components/ui/button";
import type { DocumentSummary } from "@/lib/features/documents/record/responses";

/** Opens the wizard at the draft's last state. */
export function ContinueDraftButton({ draft }: { draft: Pick<DocumentSummary, "id" | "name"> }) {
  const { open, prepare } = useWizard();
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={`Продолжить заполнение: ${draft.name}`}
      onPointerEnter={prepare}
      onClick={() => open({ draftId: draft.id })}
    >
      <PencilLine aria-hidden="true" strokeWidth={1.75} className="max-xs:hidden" />
      Продолжить заполнение
    </Button>
  );
}
