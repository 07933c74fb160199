"use client";

import type { ComponentProps } from "react";
import { useWizard } from "@/components/documents/wizard-context";
import { Button } from "@/components/ui/button";
import type { DocumentType } from "@/lib/engine/answers/options";

type CreateDocumentButtonProps = Omit<ComponentProps<typeof Button>, "type" | "onClick"> & {
  /** Opens the form of this type at once. */
  documentType?: DocumentType;
};

/** Opens the wizard. The radix dialog gives the focus back to this button when it closes. */
export function CreateDocumentButton({
  documentType,
  children = "Создать документ",
  ...props
}: CreateDocumentButtonProps) {
  const wizard = useWizard();
  return (
    <Button
      onPointerEnter={wizard.prepare}
      onFocus={wizard.prepare}
      onClick={() => wizard.open({ type: documentType ?? null })}
      {...props}
    >
      {children}
    </Button>
  );
}
