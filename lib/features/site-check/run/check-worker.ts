/** Runs in a worker thread: pages of a stranger are up to 2 MiB each, and reading twelve of them takes seconds. */
import type { MessagePort } from "node:worker_threads";
import type { Service } from "@/lib/engine/services/service";
import { detectSite } from "@/lib/features/site-check/detect/detect-site";
import { resolverOf } from "@/lib/features/site-check/fetch/connect/resolve";
import { readTarget } from "@/lib/features/site-check/fetch/connect/target";
import type { VisitLimits } from "@/lib/features/site-check/fetch/visit-limits";
import { visitSite } from "@/lib/features/site-check/fetch/visit-site";
import type { CheckProgress } from "@/lib/features/site-check/responses";
import { judgeSite } from "@/lib/features/site-check/rules/judge-site";
import type { CheckOutcome } from "@/lib/features/site-check/run/check-outcome";
import { writeReport } from "@/lib/features/site-check/run/write-report";
import type { NamedHosts } from "@/lib/platform/config/named-hosts";
import compiled from "@/lib/platform/content/generated/services.json";

const services = compiled as Service[];

export type CheckTask = {
  url: string;
  /** What a thread may be told of `Network`: its resolver is a function and is made here. */
  network: {
    namedHosts: NamedHosts;
    ports: readonly number[];
    userAgent: string;
    authorities?: string;
  };
  limits?: Partial<VisitLimits>;
  /** Where the progress is told. */
  port: MessagePort;
};

/** Visits a site and judges it. @throws TypeError for an address that `readTarget` would have refused. */
export default async function run({
  url,
  network,
  limits,
  port,
}: CheckTask): Promise<CheckOutcome> {
  try {
    const target = readTarget(url, network);
    if ("problem" in target) throw new TypeError("Not the address of a site");
    const tell = (progress: CheckProgress) => port.postMessage(progress);
    const visited = await visitSite(
      target,
      { ...network, resolve: resolverOf() },
      { onProgress: tell, ...(limits && { limits }) },
    );
    tell({ stage: "judging", done: 0, of: 1 });
    const detected = detectSite(visited, services);
    const findings = judgeSite(detected, visited, services);
    return {
      report: writeReport(visited, detected, findings, services),
      unknownHosts: detected.unknownHosts,
    };
  } finally {
    port.close();
  }
}
