import type { RawResponse } from "./request";
import { UnreadError } from "./unread-error";

/** An answer that is no redirect. */
export type FinalResponse = Extract<RawResponse, { redirectsTo: null }>;

/** Where redirects led, and what they brought on the way. */
export type RedirectResult = {
  /** Every address that was asked, from the first to the one that answered. */
  steps: readonly URL[];
  url: URL;
  answer: FinalResponse;
  /** Of the answer and of all redirects before it. */
  setCookies: readonly string[];
};

/**
 * Asks for an address and goes where it leads. Each step is a request of its own, checked anew.
 * @param ask sends one request
 * @throws UnreadError `redirects` after more than `maxRedirects` or for a ring; what `ask` throws
 */
export async function followRedirects(
  start: URL,
  maxRedirects: number,
  ask: (url: URL) => Promise<RawResponse>,
): Promise<RedirectResult> {
  const steps: URL[] = [];
  const setCookies: string[] = [];
  let url = start;
  for (;;) {
    // A site that sets a cookie and sends back to the same address waits for a browser: a ring for us.
    const isRing = steps.some((step) => step.href === url.href);
    if (isRing || steps.length > maxRedirects) throw new UnreadError("redirects");
    steps.push(url);
    const answer = await ask(url);
    setCookies.push(...answer.setCookies);
    if (answer.redirectsTo === null) return { steps, url, answer, setCookies };
    url = answer.redirectsTo;
  }
}
