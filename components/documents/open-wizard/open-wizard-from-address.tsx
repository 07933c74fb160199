"use client";

import { useRouter, useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { useWizard } from "@/components/documents/open-wizard/wizard-context";
import type { DocumentType, Industry } from "@/lib/engine/questions/vocabulary/options";

type OpenWizardFromAddressProps = {
  /** What the address may name: from the server, so that the catalogue stays there. */
  types: readonly DocumentType[];
  industries: readonly Industry[];
};

/**
 * `/generator?type=offer` opens the wizard at step 2, an unknown type at step 1
 * (docs/specification/wizard.md#opening-from-an-address); `&industry=ecommerce` chooses what the
 * site does, `&template=clinic` an industry template, with or without its type. Unknown ones are
 * ignored.
 */
export function OpenWizardFromAddress({ types, industries }: OpenWizardFromAddressProps) {
  const { open } = useWizard();
  const router = useRouter();
  const search = useSearchParams();
  const asked = search.get("type");
  const industry = search.get("industry");
  const template = search.get("template");
  useEffect(() => {
    if (asked === null && template === null) return;
    open({
      type: types.find((type) => type === asked) ?? null,
      industry: industries.find((one) => one === industry),
      templateId: template ?? undefined,
      // Without the parameter the same link can be followed again.
      onClose: () => router.replace("/generator", { scroll: false }),
    });
  }, [asked, industry, template, types, industries, open, router]);
  return null;
}
