"use client";

import { useRouter, useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { useWizard } from "@/components/documents/wizard-context";
import { findDocumentType } from "@/content/document-types";
import { type Industry, industries } from "@/lib/engine/answers/options";

const isIndustry = (value: string): value is Industry => Object.hasOwn(industries, value);

/**
 * `/generator?type=offer` opens the wizard at step 2, an unknown type at step 1 (decisions § 3);
 * `&industry=ecommerce` chooses what the site does, an unknown one is ignored.
 */
export function OpenWizardFromAddress() {
  const { open } = useWizard();
  const router = useRouter();
  const search = useSearchParams();
  const asked = search.get("type");
  const industry = search.get("industry") ?? "";
  useEffect(() => {
    if (asked === null) return;
    open({
      type: findDocumentType(asked),
      industry: isIndustry(industry) ? industry : undefined,
      // Without the parameter the same link can be followed again.
      onClose: () => router.replace("/generator", { scroll: false }),
    });
  }, [asked, industry, open, router]);
  return null;
}
