"use client";

import type { ComponentProps, KeyboardEvent, MouseEvent } from "react";
import { useWizard } from "@/components/documents/open-wizard/wizard-context";
import type { DocumentType } from "@/lib/engine/questions/vocabulary/options";

type WizardButtonProps = Omit<ComponentProps<"a">, "role" | "href" | "onClick" | "onKeyDown"> & {
  /** Opens the form of this type at once; null opens the choice of one. */
  documentType: DocumentType | null;
};

/**
 * A button of any look that opens the wizard: the look comes from the server, so that a public page
 * carries no more than this. In truth a link to the same form on `/generator`: a press before the scripts
 * came is not lost, and it opens in a new tab too. The radix dialog gives the focus back to it.
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
      // A button is pressed with the space bar as well, a link only with Enter.
      onKeyDown={(event) => {
        if (event.key === " ") open(event);
      }}
      {...props}
    />
  );
}
