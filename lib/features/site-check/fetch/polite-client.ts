import type { BodyKind } from "@/lib/features/site-check/fetch/connect/body-kind";
import { waitFor } from "@/lib/features/site-check/fetch/connect/deadline";
import {
  followRedirects,
  type RedirectResult,
} from "@/lib/features/site-check/fetch/connect/follow-redirects";
import {
  type Network,
  type RawResponse,
  request,
} from "@/lib/features/site-check/fetch/connect/request";
import { UnreadError } from "@/lib/features/site-check/fetch/connect/unread-error";
import { robotName } from "@/lib/features/site-check/fetch/robot";
import {
  maxRobotsBytes,
  noRules,
  type RobotsRules,
  readRobots,
} from "@/lib/features/site-check/fetch/robots-rules";
import type { VisitLimits } from "@/lib/features/site-check/fetch/visit-limits";
import { decodeBody } from "@/lib/platform/html/decode-body";

/** If a site asks for ten seconds between requests, only two pages could be read; its owner asked us to read more. */
const maxDelayMs = 1_000;

/**
 * Sends the requests of one visit: under each host's robots.txt, with pauses between requests to one host, and within
 * the visit's total of bytes. Use it for one request at a time.
 */
export class PoliteClient {
  readonly #network: Network;
  readonly #limits: VisitLimits;
  readonly #signal: AbortSignal;
  readonly #rules = new Map<string, RobotsRules>();
  readonly #freeAt = new Map<string, number>();
  #bytesLeft: number;

  constructor(network: Network, limits: VisitLimits, signal: AbortSignal) {
    this.#network = { ...network, resolve: cacheResponses(network.resolve) };
    this.#limits = limits;
    this.#signal = signal;
    this.#bytesLeft = limits.totalBytes;
  }

  /**
   * What an address and its redirects lead to.
   * @throws UnreadError
   */
  get(url: URL, accepted: readonly BodyKind[]): Promise<RedirectResult> {
    return followRedirects(url, this.#limits.redirects, (step) =>
      this.#askIfAllowed(step, accepted),
    );
  }

  /** Whether an `http:` address leads to `https:`; undefined where it does not answer. */
  async leadsToHttps(start: URL): Promise<boolean | undefined> {
    let url = start;
    try {
      for (let step = 0; step <= this.#limits.redirects; step++) {
        const { redirectsTo } = await this.#askIfAllowed(url, ["html", "text"]);
        if (redirectsTo === null) return false;
        if (redirectsTo.protocol === "https:") return true;
        url = redirectsTo;
      }
    } catch (error) {
      if (!(error instanceof UnreadError)) throw error;
    }
    return undefined;
  }

  async #askIfAllowed(url: URL, accepted: readonly BodyKind[]): Promise<RawResponse> {
    const rules = await this.#rulesOf(url);
    if (!rules.allows(url)) throw new UnreadError("robots");
    const { bodyBytes, requestMs } = this.#limits;
    return this.#ask(url, accepted, bodyBytes, requestMs);
  }

  /**
   * An unreadable robots.txt forbids nothing here, although RFC 9309 asks crawlers to stay away: this robot was sent by
   * a person, and what blocks its rules usually blocks the pages too.
   */
  async #rulesOf(url: URL): Promise<RobotsRules> {
    const known = this.#rules.get(url.host);
    if (known) return known;
    let rules = noRules;
    try {
      const { answer } = await followRedirects(
        new URL("/robots.txt", url),
        this.#limits.redirects,
        (step) => this.#ask(step, ["text", "html"], maxRobotsBytes, this.#limits.robotsMs),
      );
      const text = decodeBody(answer.bytes, answer.headers["content-type"] ?? "");
      if (!text.trimStart().startsWith("<")) rules = readRobots(text, robotName, answer.isCut);
    } catch (error) {
      if (!(error instanceof UnreadError)) throw error;
    }
    this.#rules.set(url.host, rules);
    return rules;
  }

  async #ask(
    url: URL,
    accepted: readonly BodyKind[],
    maxBytes: number,
    milliseconds: number,
  ): Promise<RawResponse> {
    if (this.#bytesLeft <= 0) throw new UnreadError("tooLarge");
    await waitFor((this.#freeAt.get(url.host) ?? 0) - performance.now(), this.#signal);
    const start = performance.now();
    try {
      const answer = await request(url, this.#network, {
        accepted,
        maxBytes: Math.min(maxBytes, this.#bytesLeft),
        milliseconds,
        signal: this.#signal,
      });
      if (answer.redirectsTo === null) this.#bytesLeft -= answer.bytes.length;
      return answer;
    } finally {
      const delayMs = Math.min(this.#rules.get(url.host)?.delayMs ?? 0, maxDelayMs);
      const interval = Math.max(delayMs, this.#limits.pauseMs);
      // A slow answer is most of the pause already, but never all of it.
      this.#freeAt.set(url.host, Math.max(start + interval, performance.now() + interval / 3));
    }
  }
}

/** A visit asks for each name once; answers are checked at each request as if they were new. */
function cacheResponses(resolve: Network["resolve"]): Network["resolve"] {
  const known = new Map<string, readonly string[]>();
  return async (hostname, signal) => {
    const answers = known.get(hostname) ?? (await resolve(hostname, signal));
    known.set(hostname, answers);
    return answers;
  };
}
