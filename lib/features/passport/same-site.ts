import "server-only";

import { DomainError } from "@/lib/core/errors";
import { siteAddressOf } from "@/lib/engine/passport/site-address";
import type { Caller } from "@/lib/platform/auth/caller";

/**
 * A member works on one site of its owner. An address that leads to another one, which may be none of the
 * organisation's, is refused before anything is looked up by it. The owner names any.
 * @param address as it was typed.
 * @throws DomainError FORBIDDEN
 */
export function requireSameSite({ acting }: Caller, address: string): void {
  if (!acting || siteAddressOf(address) === acting.site.address) return;
  throw new DomainError(
    "FORBIDDEN",
    `Вы работаете с сайтом ${acting.site.address}. Адрес сайта меняет только его владелец.`,
  );
}
