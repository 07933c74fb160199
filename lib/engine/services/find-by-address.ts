/** Finds the service of an address; small, because the banner on owners' sites uses it too. */

/**
 * Returns the service called at `host/path`, without a scheme. The longest address wins: `vk.com/rtrg` is the pixel,
 * `vk.com` the network.
 */
export function findByAddress<Known extends { hosts: readonly string[] }>(
  called: string,
  services: readonly Known[],
): Known | null {
  let longest: Known | null = null;
  let length = 0;
  for (const service of services) {
    for (const host of service.hosts) {
      if (host.length > length && isBelow(called, host)) {
        longest = service;
        length = host.length;
      }
    }
  }
  return longest;
}

function isBelow(called: string, pattern: string): boolean {
  const [host = "", ...path] = pattern.split("/");
  const [calledHost = "", ...calledPath] = called.split("/");
  return (
    (calledHost === host || calledHost.endsWith(`.${host}`)) &&
    calledPath.join("/").startsWith(path.join("/"))
  );
}
