"use client";

import type { ComponentProps } from "react";
import { useWizard } from "@/components/documents/wizard-context";
import type { DocumentType } from "@/lib/engine/answers/options";

type WizardButtonProps = Omit<ComponentProps<"button">, "type" | "onClick"> & {
  /** Opens the form of this type at once; null opens the choice of one. */
  documentType: DocumentType | null;
};

/**
 * A button of any look that opens the wizard: the look comes from the server, so that a public page
 * carries no more than this. The radix dialog gives the focus back to it when it closes.
 */
export function WizardButton({ documentType, ...props }: WizardButtonProps) {
  const wizard = useWizard();
  return (
    <button
      type="button"
      onPointerEnter={wizard.prepare}
      onFocus={wizard.prepare}
      onClick={() => wizard.open({ type: documentType })}
      {...props}
    />
  );
}
