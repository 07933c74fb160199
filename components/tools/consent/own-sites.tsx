"use client";

import { lazyToolPart } from "@/components/tools/lazy-tool-part";
import { useCurrentUser } from "@/lib/features/accounts/visitor-context";

/** What knows the sites weighs more than the tool: only a signed-in owner loads it. */
const SiteConsents = lazyToolPart(
  async () => (await import("@/components/tools/consent/site-consents")).SiteConsents,
);

/** The boxes of one of the owner's sites, ready; nothing for a guest. */
export function OwnSites() {
  const { user } = useCurrentUser();
  return user ? <SiteConsents /> : null;
}
