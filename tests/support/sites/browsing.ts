import { readdirSync, readFileSync } from "node:fs";
import { observeSite } from "@/lib/features/site-check/browser/observe-site";
import type { Network } from "@/lib/features/site-check/fetch/connect/request";
import type { NamedHosts } from "@/lib/platform/config/named-hosts";
import { networkOf } from "./visiting";

/** As `npm test` finds it, or by its name where one file is run alone. */
export const chromiumPath = process.env.TEST_CHROMIUM_PATH ?? "chromium";

/** Opens an address in the browser of a check; only the named hosts can be reached. */
export const observe = (address: string, hosts: NamedHosts, network: Partial<Network> = {}) =>
  observeSite(new URL(address), { chromiumPath, network: { ...networkOf(hosts), ...network } });

/** The processes of this machine that a browser of a check began, by their command lines. */
export function browserProcesses(): string[] {
  return readdirSync("/proc").flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return [];
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
      return /\bchrom.*site-check-/.test(command) ? [`${pid} ${command}`] : [];
    } catch {
      return [];
    }
  });
}
