/** Runs in a worker thread: third-party pages are up to 2 MiB each, and parsing twelve of them takes seconds. */
import { once } from "node:events";
import type { MessagePort } from "node:worker_threads";
import type { Service } from "@/lib/engine/services/service";
import { detectObserved } from "@/lib/features/site-check/browser/merge/detect-observed";
import { type Observed, unobserved } from "@/lib/features/site-check/browser/observed";
import { resolverOf } from "@/lib/features/site-check/fetch/connect/resolve";
import { readTarget } from "@/lib/features/site-check/fetch/connect/target";
import type { VisitLimits } from "@/lib/features/site-check/fetch/visit-limits";
import { visitSite } from "@/lib/features/site-check/fetch/visit-site";
import type { VisitedSite } from "@/lib/features/site-check/fetch/visited-site";
import type { CheckOutcome } from "@/lib/features/site-check/report/check-outcome";
import { writeReport } from "@/lib/features/site-check/report/write/write-report";
import type { CheckProgress } from "@/lib/features/site-check/responses";
import { evaluateSite } from "@/lib/features/site-check/rules/evaluate-site";
import { evaluatePolicy } from "@/lib/features/site-check/rules/policy-text/evaluate-policy";
import { findPolicy } from "@/lib/features/site-check/rules/policy-text/find-policy";
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
  /** Where the progress is told, and the browser is asked for: it belongs to the process, not to a thread. */
  port: MessagePort;
};

/** What the thread asks of its process: a browser's look at this address. The answer is an `Observed`. */
export type BrowserRequest = { observe: string };

/** Visits a site and evaluates it. @throws TypeError for an address that `readTarget` would have rejected. */
export default async function run({
  url,
  network,
  limits,
  port,
}: CheckTask): Promise<CheckOutcome> {
  try {
    const target = readTarget(url, network);
    if ("problem" in target) throw new TypeError("Not the address of a site");
    const reportProgress = (progress: CheckProgress) => port.postMessage(progress);
    const visited = await visitSite(
      target,
      { ...network, resolve: resolverOf() },
      { onProgress: reportProgress, ...(limits && { limits }) },
    );
    const observed = await askBrowser(port, visited);
    reportProgress({ stage: "judging", done: 0, of: 1 });
    const detected = detectObserved(
      visited,
      observed.isObserved ? observed.observation : undefined,
      services,
    );
    const policy = await findPolicy(detected.visited, detected.site);
    const findings = [
      ...evaluateSite(detected.site, detected.visited, services),
      ...(policy ? evaluatePolicy(policy, detected.site, services) : []),
    ];
    return {
      ...writeReport({ ...detected, observed, policy, findings }, services),
      unknownHosts: detected.site.unknownHosts,
    };
  } finally {
    port.close();
  }
}

/** What a browser saw of the page that was read; of a site that was not, it is not asked. */
async function askBrowser(port: MessagePort, { pages }: VisitedSite): Promise<Observed> {
  const [home] = pages;
  if (!home) return unobserved("unread");
  port.postMessage({ observe: home.url } satisfies BrowserRequest);
  const [observed] = await once(port, "message");
  return observed as Observed;
}
