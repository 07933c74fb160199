import { toDisplayAddress } from "@/lib/engine/answers/display-address";
import { toWebAddress } from "@/lib/engine/answers/typed-address";

/**
 * Which site an address is of: its host as people read it, without «www.» and whatever stands behind it.
 * @returns null for what is no web address.
 */
export function siteAddressOf(url: string | null | undefined): string | null {
  const address = toWebAddress(url ?? "");
  if (address === null) return null;
  const [host = ""] = toDisplayAddress(address).split(/[/?#]/);
  return host.replace(/^www\.(?=[^.]+\.)/, "");
}
