import "server-only";

import { isIPv4, isIPv6 } from "node:net";

/**
 * The client's address as our own proxies saw it, or null when no trusted proxy saw it.
 *
 * Next hands a client's own `X-Forwarded-For` on unchanged, so only the entries that our proxies
 * appended can be believed: with N hops the N-th from the right. With 0 hops nothing is (limits
 * then rest on the account and on global caps), and a shorter chain than promised fails closed to
 * null. `X-Real-IP` and the like are never read. An IPv6 address is cut to its /64, the smallest
 * block that one subscriber gets. Source: ASVS 4.1.3, 15.3.4.
 */
export function clientAddress(headers: Headers, trustedHops: number): string | null {
  if (trustedHops < 1) return null;
  const chain = (headers.get("x-forwarded-for") ?? "").split(",").map((entry) => entry.trim());
  return normalize(chain[chain.length - trustedHops] ?? "");
}

function normalize(entry: string): string | null {
  const address = entry.replace(/^\[([^\]]+)\](?::\d+)?$/, "$1").replace(/^::ffff:(?=\d+\.)/i, "");
  const withoutPort = address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
  if (isIPv4(withoutPort)) return withoutPort;
  return isIPv6(address) ? `${firstGroups(address)}::/64` : null;
}

function firstGroups(address: string): string {
  const [head = "", tail = ""] = address.split("%")[0]?.toLowerCase().split("::") ?? [];
  const left = head === "" ? [] : head.split(":");
  const right = tail === "" ? [] : tail.split(":");
  const gap = address.includes("::") ? Math.max(0, 8 - left.length - right.length) : 0;
  const groups = [...left, ...Array<string>(gap).fill("0"), ...right].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":");
}

/** The origin of a session, as shown in its owner's list of sessions. */
export function requestOrigin(
  request: Request,
  address: string | null,
): { address: string | null; userAgent: string | null } {
  const userAgent = request.headers.get("user-agent")?.slice(0, 300) ?? null;
  return { address, userAgent };
}
