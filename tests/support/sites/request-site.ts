import {
  type Network,
  type RequestRules,
  request,
} from "@/lib/features/site-check/fetch/connect/request";
import { UnreadError } from "@/lib/features/site-check/fetch/connect/unread-error";
import { shopAuthority } from "@/tests/support/sites/loopback";

/** Resolves one host to a local port. */
export const networkForPort = (port: number, host = "shop.test"): Network => ({
  resolve: async () => [],
  namedHosts: new Map([[host, { address: "127.0.0.1", port }]]),
  ports: [80, 443],
  userAgent: "TestBot/1.0 (+https://example.ru/robot)",
  authorities: shopAuthority,
});

/** Request limits, with overrides. */
export const requestRules = (overrides: Partial<RequestRules> = {}): RequestRules => ({
  accepted: ["html"],
  maxBytes: 100_000,
  milliseconds: 5_000,
  signal: new AbortController().signal,
  ...overrides,
});

/** Requests the site at this port. */
export const requestSite = (
  port: number,
  overrides: Partial<RequestRules> = {},
  address = "http://shop.test/",
) => request(new URL(address), networkForPort(port), requestRules(overrides));

/** The result of a request: its body, or why there is none. */
export async function describeOutcome(pending: ReturnType<typeof request>) {
  try {
    const answer = await pending;
    if (answer.redirectsTo) return { to: answer.redirectsTo.href };
    const { kind, isCut, bytes } = answer;
    return { kind, isCut, text: Buffer.from(bytes).toString() };
  } catch (error) {
    if (!(error instanceof UnreadError)) throw error;
    return error.status === undefined ? error.reason : `${error.reason} ${error.status}`;
  }
}
