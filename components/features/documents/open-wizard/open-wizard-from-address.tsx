"use client";

import { useRouter, useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { useWizard } from "@/components/features/documents/open-wizard/wizard-context";
import type { DocumentType, Industry } from "@/lib/engine/questions/vocabulary/options";

type OpenWizardFromAddressProps = {
  /** The values allowed in the URL, passed from the server so that the catalogue stays there. */
  types: readonly DocumentType[];
  industries: readonly Industry[];
};

/**
 * `/generator?type=offer` opens the wizard at step 2, an unknown type at step 1
 * (docs/specification/wizard.md#opening-from-an-address); `&industry=ecommerce` sets the industry of the site,
 * `&template=clinic` an industry template, with or without its type. Unknown values are ignored.
 */
export function OpenWizardFromAddress({ types, industries }: OpenWizardFromAddressProps) {
  const { open } = useWizard();
  const router = useRouter();
  const search = useSearchParams();
  const typeParameter = search.get("type");
  const industry = search.get("industry");
  const template = search.get("template");
  useEffect(() => {
    if (typeParameter === null && template === null) return;
    open({
      type: types.find((type) => type === typeParameter) ?? null,
      industry: industries.find((key) => key === industry),
      templateId: template ?? undefined,
      // Remove the parameter, so that the same link works again.
      onClose: () => router.replace("/generator", { scroll: false }),
    });
  }, [typeParameter, industry, template, types, industries, open, router]);
  return null;
}
