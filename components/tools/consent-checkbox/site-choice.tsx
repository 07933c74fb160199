"use client";

import { lazyToolPart } from "@/components/tools/lazy-tool-part";
import { useCurrentUser } from "@/lib/features/accounts/visitor-context";

/** The code that loads sites weighs more than the tool: only a signed-in owner loads it. */
const SiteConsents = lazyToolPart(
  async () => (await import("@/components/tools/consent-checkbox/site-consents")).SiteConsents,
);

/** The checkboxes for one of the owner's sites, ready to use; nothing for a guest. */
export function SiteChoice() {
  const { user } = useCurrentUser();
  return user ? <SiteConsents /> : null;
}
