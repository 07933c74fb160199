"use client";

import type { ComponentProps, KeyboardEvent, MouseEvent } from "react";
import { useWizard } from "@/components/features/documents/open-wizard/wizard-context";
import type { DocumentType } from "@/lib/engine/questions/vocabulary/options";

type WizardButtonProps = Omit<ComponentProps<"a">, "role" | "href" | "onClick" | "onKeyDown"> & {
  /** Opens the form of this type directly; null opens the choice of types. */
  documentType: DocumentType | null;
};

/**
 * A button that opens the wizard, styled by the server so that a public page loads no more than this. It is really a
 * link to the same form on `/generator`: a click before the scripts have loaded is not lost, and it can be opened in a
 * new tab. The Radix dialog returns the focus to it.
 */
export function WizardButton({ documentType, ...props }: WizardButtonProps) {
  const wizard = useWizard();
  const open = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    wizard.open({ type: documentType });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot lead anywhere without scripts
    <a
      role="button"
      draggable={false}
      href={documentType ? `/generator?type=${documentType}` : "/generator"}
      onPointerEnter={wizard.prepare}
      onFocus={wizard.prepare}
      onClick={(event) => {
        const wantsTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
        if (!wantsTab) open(event);
      }}
      // Buttons are also activated by the space bar, links only by Enter.
      onKeyDown={(event) => {
        if (event.key === " ") open(event);
      }}
      {...props}
    />
  );
}
