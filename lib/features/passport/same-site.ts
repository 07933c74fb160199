import "server-only";

import { DomainError } from "@/lib/core/errors";
import { siteAddressOf } from "@/lib/engine/passport/site-address";
import type { Caller } from "@/lib/platform/auth/caller";

/**
 * Checks that a member stays on the site that they work on. The address of another site, which may not belong to the
 * organisation, is rejected before anything is looked up by it. The owner may use any address.
 * @param address as typed.
 * @throws DomainError FORBIDDEN
 */
export function requireSameSite({ acting }: Caller, address: string): void {
  if (!acting || siteAddressOf(address) === acting.site.address) return;
  throw new DomainError(
    "FORBIDDEN",
    `Вы работаете с сайтом ${acting.site.address}. Адрес сайта меняет только его владелец.`,
  );
}
