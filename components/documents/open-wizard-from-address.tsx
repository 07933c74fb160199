"use client";

import { useRouter, useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { useWizard } from "@/components/documents/wizard-context";
import type { DocumentType, Industry } from "@/lib/engine/answers/options";

type OpenWizardFromAddressProps = {
  /** What the address may name: from the server, so that the catalogue stays there. */
  types: readonly DocumentType[];
  industries: readonly Industry[];
};

/**
 * `/generator?type=offer` opens the wizard at step 2, an unknown type at step 1 (decisions § 3);
 * `&industry=ecommerce` chooses what the site does, an unknown one is ignored.
 */
export function OpenWizardFromAddress({ types, industries }: OpenWizardFromAddressProps) {
  const { open } = useWizard();
  const router = useRouter();
  const search = useSearchParams();
  const asked = search.get("type");
  const industry = search.get("industry");
  useEffect(() => {
    if (asked === null) return;
    open({
      type: types.find((type) => type === asked) ?? null,
      industry: industries.find((one) => one === industry),
      // Without the parameter the same link can be followed again.
      onClose: () => router.replace("/generator", { scroll: false }),
    });
  }, [asked, industry, types, industries, open, router]);
  return null;
}
