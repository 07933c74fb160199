import autocannon from "autocannon";
import { middle } from "@/bench/shared/measure";

export type Target = {
  url: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
  /** Expected response; any other fails the measurement. */
  status: number;
};

/** Responses per second over some seconds of load. */
async function throughput(target: Target, seconds: number, connections: number): Promise<number> {
  const result = await autocannon({
    url: target.url,
    method: target.method ?? "GET",
    headers: target.headers,
    body: target.body,
    connections,
    duration: seconds,
  });
  const right = result.statusCodeStats?.[String(target.status) as "200"]?.count ?? 0;
  const wrong = result.requests.total - right + result.errors + result.timeouts;
  if (right === 0 || wrong > 0) {
    throw new Error(
      `${target.url}: ${wrong} responses of ${result.requests.total} were not ${target.status}`,
    );
  }
  return right / result.duration;
}

/**
 * Ours and the peer: warmed up, then alternating, so that a slow moment of the machine affects both.
 * @returns medians of responses per second.
 */
export async function compare(
  ours: Target,
  peer: Target,
  { rounds = 5, seconds = 4, connections = 16 } = {},
): Promise<{ ours: number; peer: number }> {
  const measured: { ours: number[]; peer: number[] } = { ours: [], peer: [] };
  for (let round = -1; round < rounds; round += 1) {
    const rate = await throughput(ours, seconds, connections);
    const other = await throughput(peer, seconds, connections);
    if (round < 0) continue;
    measured.ours.push(rate);
    measured.peer.push(other);
  }
  return { ours: middle(measured.ours), peer: middle(measured.peer) };
}
