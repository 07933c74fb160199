"use client";

import { type ReactNode, useEffect, useState } from "react";
import { WizardButton } from "@/components/features/documents/open-wizard/wizard-button";
import { useWizard } from "@/components/features/documents/open-wizard/wizard-context";
import type { GuestDraft } from "@/components/pages/landing/guest-draft";
import { hasGuestDraft } from "@/lib/features/documents/drafts/browser-drafts";

type HeroActionProps = {
  /** Styles of the two buttons, computed on the server. */
  primary: string;
  quiet: string;
  /** Shown next to the button until the visitor has started a document. */
  children: ReactNode;
};

/**
 * «Создать документ», or for a returning guest a link to the draft. The draft is read after hydration, and the code
 * that reads it is loaded only if there is one, so that the page stays prerendered and light.
 */
export function HeroAction({ primary, quiet, children }: HeroActionProps) {
  const draft = useGuestDraft();
  return (
    <>
      {/* One element in both cases: the wizard returns the focus to it when it closes. */}
      <WizardButton documentType={draft?.type ?? null} className={primary}>
        {draft?.label ?? "Создать документ"}
      </WizardButton>
      {draft ? (
        <WizardButton documentType={null} className={quiet}>
          Другой документ
        </WizardButton>
      ) : (
        children
      )}
    </>
  );
}

/** Read again each time the wizard has closed. */
function useGuestDraft(): GuestDraft | null {
  const { isOpen } = useWizard();
  const [draft, setDraft] = useState<GuestDraft | null>(null);
  useEffect(() => {
    if (isOpen) return;
    if (!hasGuestDraft()) return setDraft(null);
    let isCancelled = false;
    import("@/components/pages/landing/guest-draft").then(
      ({ findGuestDraft }) => isCancelled || setDraft(findGuestDraft()),
      // The draft stays, and step 1 offers it.
      () => undefined,
    );
    return () => {
      isCancelled = true;
    };
  }, [isOpen]);
  return draft;
}
