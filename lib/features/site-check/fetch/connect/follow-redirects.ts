import type { RawResponse } from "@/lib/features/site-check/fetch/connect/request";
import { UnreadError } from "@/lib/features/site-check/fetch/connect/unread-error";

/** An answer that is no redirect. */
export type FinalResponse = Extract<RawResponse, { redirectsTo: null }>;

/** The final response and the redirects before it. */
export type RedirectResult = {
  /** Every address that was asked, from the first to the one that answered. */
  steps: readonly URL[];
  url: URL;
  answer: FinalResponse;
  /** Set by the response and by all redirects before it. */
  setCookies: readonly string[];
};

/**
 * Requests an address and follows redirects. Each step is a separate request with its own checks.
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
    // A site that sets a cookie and redirects to the same address expects a browser: for us this is a loop.
    const isRing = steps.some((step) => step.href === url.href);
    if (isRing || steps.length > maxRedirects) throw new UnreadError("redirects");
    steps.push(url);
    const answer = await ask(url);
    setCookies.push(...answer.setCookies);
    if (answer.redirectsTo === null) return { steps, url, answer, setCookies };
    url = answer.redirectsTo;
  }
}
