"use client";

import { useRouter, useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { useWizard } from "@/components/documents/wizard-provider";
import { findDocumentType } from "@/content/document-types";

/** `/generator?type=offer` opens the wizard at step 2, an unknown type at step 1 (decisions § 3). */
export function OpenWizardFromAddress() {
  const { open } = useWizard();
  const router = useRouter();
  const asked = useSearchParams().get("type");
  useEffect(() => {
    if (asked === null) return;
    open({
      type: findDocumentType(asked),
      // Without the parameter the same link can be followed again.
      onClose: () => router.replace("/generator", { scroll: false }),
    });
  }, [asked, open, router]);
  return null;
}
