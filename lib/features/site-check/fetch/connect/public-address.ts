import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** The only block that IANA gives out to hosts: unassigned ones may be used inside of a network. RFC 4291 § 2.4. */
const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");
/** NAT64's well-known prefix. Its local one (RFC 8215) is rejected: how long the prefix is, is not known. */
const nat64 = ipaddr.IPv6.parseCIDR("64:ff9b::/96");

/**
 * True for a globally reachable unicast address: neither private nor of this machine, and not embedding such an address
 * (IPv4-mapped, NAT64). Tunnels that embed one (6to4, Teredo, IPv4-compatible) are rejected altogether. Addresses in an
 * unusual form are not public.
 *
 * Source: IANA's IPv4 and IPv6 special-purpose address registries; RFC 6890.
 */
export function isPublicAddress(address: string): boolean {
  // Stricter than ipaddr.js, which reads 0x7f.1 and 0177.0.0.1 too.
  if (isIP(address) === 0 || address.includes("%")) return false;
  const parsed = ipaddr.parse(isIP(address) === 6 ? inHex(address) : address);
  if (parsed instanceof ipaddr.IPv4) return parsed.range() === "unicast";
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().range() === "unicast";
  if (parsed.match(nat64)) {
    return ipaddr.fromByteArray(parsed.toByteArray().slice(-4)).range() === "unicast";
  }
  return parsed.range() === "unicast" && parsed.match(globalUnicast);
}

/** `::8.8.8.8` as `::808:808`: ipaddr.js takes the first for IPv4-mapped, which it is not. */
const inHex = (address: string) => new URL(`http://[${address}]/`).hostname.slice(1, -1);
