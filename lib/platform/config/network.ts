import { BlockList, isIP } from "node:net";

const loopback = listOf([
  ["127.0.0.0", 8],
  ["::1", 128],
]);
/** RFC 1918, RFC 6598, RFC 3927, RFC 4193, RFC 4291. */
const ownNetwork = listOf([
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["100.64.0.0", 10],
  ["169.254.0.0", 16],
  ["fc00::", 7],
  ["fe80::", 10],
]);

/** True for this machine, including a socket in its file system: the traffic is on no network. */
export function isLoopbackHost(host: string): boolean {
  const name = bare(host);
  return name === "" || name.startsWith("/") || name === "localhost" || isIn(loopback, name);
}

/**
 * True for this machine and for addresses that only its own network can reach: private addresses, and names without a
 * dot, which containers and local networks give out and the public DNS does not.
 */
export function isPrivateHost(host: string): boolean {
  const name = bare(host);
  return (
    isLoopbackHost(host) || isIn(ownNetwork, name) || /^[a-z0-9_-]*[a-z_-][a-z0-9_-]*$/.test(name)
  );
}

/** `[::1]` as `::1`; a URL keeps the brackets. */
const bare = (host: string) =>
  decodeURIComponent(host)
    .toLowerCase()
    .replace(/^\[|\]$/g, "");

function isIn(list: BlockList, address: string): boolean {
  const family = isIP(address);
  return family !== 0 && list.check(address, family === 6 ? "ipv6" : "ipv4");
}

function listOf(networks: [address: string, bits: number][]): BlockList {
  const list = new BlockList();
  for (const [address, bits] of networks) {
    list.addSubnet(address, bits, isIP(address) === 6 ? "ipv6" : "ipv4");
  }
  return list;
}
