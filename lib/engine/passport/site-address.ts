import { toDisplayAddress } from "@/lib/engine/answers/display-address";
import { toWebAddress } from "@/lib/engine/answers/typed-address";

/**
 * Returns the site of an address: its host in readable form, without «www.» and the path.
 * @returns null for what is no web address.
 */
export function siteAddressOf(url: string | null | undefined): string | null {
  const address = toWebAddress(url ?? "");
  if (address === null) return null;
  const [host = ""] = toDisplayAddress(address).split(/[/?#]/);
  return host.replace(/^www\.(?=[^.]+\.)/, "");
}
