/**
 * Run by `bench/checks.ts`: how many sites two threads check in a minute, without the pauses that a visit makes out of
 * politeness. Sends its figure to the parent process.
 */
import { MessageChannel } from "node:worker_threads";
import { Piscina } from "piscina";
import { serveSites, usualSite } from "@/bench/checks/sites";
import { unobserved } from "@/lib/features/site-check/browser/observed";
import { parseNamedHosts } from "@/lib/platform/config/named-hosts";

const checks = 40;
const threads = 2;

const hosts = Array.from({ length: checks }, (_, at) => `site-${at}.test`);
const sites = await serveSites(Object.fromEntries(hosts.map((host) => [host, usualSite])));
const namedHosts = parseNamedHosts(
  hosts.map((host) => `${host}=127.0.0.1:${sites.port}`).join(","),
);
if (!namedHosts) throw new Error("The hosts of the measurement are none");
const pool = new Piscina({
  filename: new URL("./check-thread.mjs", import.meta.url).href,
  minThreads: threads,
  maxThreads: threads,
  resourceLimits: { maxOldGenerationSizeMb: 256 },
});
const network = { namedHosts, ports: [80, 443], userAgent: "bench" };

async function check(host: string): Promise<number> {
  const { port1, port2 } = new MessageChannel();
  // The thread asks for a browser observation and waits: there is no browser here, as on a server without
  // `CHROMIUM_PATH`.
  port1.on("message", (message: object) => {
    if ("observe" in message) port1.postMessage(unobserved("off"));
  });
  const task = { url: `http://${host}/`, network, limits: { pauseMs: 0 }, port: port2 };
  const { report } = await pool.run(task, { transferList: [port2] });
  port1.close();
  if (!report.isRead || report.pages.length < 12) throw new Error(`${host} was not read`);
  return report.pages.length;
}

await Promise.all(hosts.slice(0, threads).map(check));
const startedAt = performance.now();
const pages = await Promise.all(hosts.map(check));
const minutes = (performance.now() - startedAt) / 60_000;
await pool.destroy();
await sites.close();
process.send?.({
  checksPerMinute: checks / minutes,
  pages: pages.reduce((sum, count) => sum + count, 0) / checks,
});
