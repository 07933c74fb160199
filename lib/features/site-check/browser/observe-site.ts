import "server-only";

import {
  type Chromium,
  launchChromium,
} from "@/lib/features/site-check/browser/chromium/launch-chromium";
import { openLoopbackProxy } from "@/lib/features/site-check/browser/chromium/loopback-proxy";
import type {
  Crop,
  MomentView,
  SeenCookie,
  SeenRequest,
} from "@/lib/features/site-check/browser/observation";
import {
  type ObserveLimits,
  observeLimits,
} from "@/lib/features/site-check/browser/observe-limits";
import {
  type Observed,
  type UnobservedReason,
  unobserved,
} from "@/lib/features/site-check/browser/observed";
import type { PageView } from "@/lib/features/site-check/browser/page-probe";
import { runExclusively } from "@/lib/features/site-check/browser/run-exclusively";
import { WatchedPage } from "@/lib/features/site-check/browser/watched-page";
import type { Network } from "@/lib/features/site-check/fetch/connect/request";
import { findTargetFault } from "@/lib/features/site-check/fetch/connect/target";
import { siteOf } from "@/lib/features/site-check/fetch/read/own-site";
import { log } from "@/lib/platform/log/log";

/** The maximum number of pictures in a report. */
const maxCrops = 6;

export type ObserveOptions = {
  /** `CHROMIUM_PATH`; without it nothing is observed. */
  chromiumPath: string | undefined;
  /** The browser uses the same resolver and rules as the check's own requests. */
  network: Network;
  limits?: Partial<ObserveLimits>;
  /** Ends the observation and the browser. */
  signal?: AbortSignal;
};

/**
 * Opens a page in its own browser and reports its requests and cookies: before any choice, after a refusal (if the
 * notice has one) and after consent (if it can be given). Presses nothing but the notice's two buttons and never sends
 * a form. A process runs one browser at a time; others wait, and their 15 seconds start with their turn. However this
 * ends, no process and no file of the browser is left.
 *
 * @param address of the page that the check has read, after redirects
 * @returns the observation, as far as the time allowed, or why there is none
 * @throws the reason of `signal` when it is aborted
 */
export async function observeSite(
  address: URL,
  { chromiumPath, network, limits, signal = new AbortController().signal }: ObserveOptions,
): Promise<Observed> {
  signal.throwIfAborted();
  if (!chromiumPath) return unobserved("off");
  // The proxy only sees network traffic, not `file:` and `data:`.
  if (findTargetFault(address, network)) return unobserved("unread");
  return runExclusively(signal, async () => {
    const allLimits = { ...observeLimits, ...limits };
    const observing = new Observing(address, chromiumPath, network, allLimits, signal);
    const observed = await observing.run();
    signal.throwIfAborted();
    return observed;
  });
}

/** Some part of the observation failed. */
class UnobservedError extends Error {
  constructor(readonly reason: UnobservedReason) {
    super(reason);
  }
}

class Observing {
  readonly #ending = new AbortController();
  readonly #crops: Crop[] = [];
  #chromium: Chromium | undefined;
  #page: WatchedPage | undefined;
  #userAgent = "";
  #isLoaded = true;
  #why: UnobservedReason = "unread";
  #url = "";
  #before: MomentView | undefined;
  #refused: MomentView | undefined;
  #accepted: MomentView | undefined;
  #view: PageView | undefined;
  #html: string | undefined;

  constructor(
    readonly address: URL,
    readonly chromiumPath: string,
    readonly network: Network,
    readonly limits: ObserveLimits,
    signal: AbortSignal,
  ) {
    signal.addEventListener("abort", () => this.#end("timeout"), {
      once: true,
      signal: this.#ending.signal,
    });
  }

  async run(): Promise<Observed> {
    const timer = setTimeout(() => this.#end("timeout"), this.limits.totalMs);
    let isWhole = false;
    try {
      const proxy = await openLoopbackProxy(this.network, this.#ending.signal);
      await this.#start(proxy.port);
      await this.#observe();
      isWhole = this.#isLoaded && !proxy.isSpent() && this.#view !== undefined;
    } catch (error) {
      if (error instanceof UnobservedError) this.#why = error.reason;
      // Events while the browser is being ended mean nothing.
      else if (!this.#ending.signal.aborted) log.warn({ err: error }, "the browser's page failed");
    } finally {
      clearTimeout(timer);
      this.#ending.abort();
      await this.#chromium?.kill();
    }
    return this.#result(isWhole);
  }

  #end(why: UnobservedReason): void {
    if (this.#ending.signal.aborted) return;
    this.#why = why;
    this.#ending.abort();
    void this.#chromium?.kill();
  }

  async #start(proxyPort: number): Promise<void> {
    try {
      const launched = await launchChromium({
        chromiumPath: this.chromiumPath,
        proxyPort,
        authorities: this.network.authorities,
        onEvent: (event) => this.#page?.onEvent(event),
        onEnd: () => this.#end("tooMuch"),
      });
      this.#chromium = launched;
      this.#ending.signal.throwIfAborted();
      const version = await launched.pipe.send<{ userAgent: string }>("Browser.getVersion");
      this.#userAgent = userAgentOf(version.userAgent, this.network.userAgent);
    } catch (cause) {
      if (this.#why !== "timeout") {
        log.warn({ err: cause }, "the browser of the check did not start");
        throw new UnobservedError("notStarted");
      }
      throw cause;
    }
  }

  async #observe(): Promise<void> {
    const page = await this.#openPage();
    const view = await this.#seeBefore(page);
    const { accept = null, refuse = null } = view?.notice ?? {};
    if (refuse) this.#refused = await this.#choose(page, refuse);
    if (!accept) return;
    // A visitor who refused is not the one who agreed: nothing of the first is left.
    const other = refuse ? await this.#openPage() : page;
    if (refuse) await this.#load(other);
    const point = refuse ? (await other.look())?.notice?.accept : accept;
    if (!point) return;
    other.takeRequests();
    this.#accepted = await this.#choose(other, point);
  }

  /** A fresh context; the previous one is deleted with all its data. */
  async #openPage(): Promise<WatchedPage> {
    const { pipe } = this.#chromium ?? {};
    if (!pipe) throw new UnobservedError("notStarted");
    const previous = this.#page?.contextId;
    if (previous) {
      await pipe.send("Target.disposeBrowserContext", { browserContextId: previous });
    }
    const { browserContextId } = await pipe.send<{ browserContextId: string }>(
      "Target.createBrowserContext",
    );
    await pipe.send("Browser.setDownloadBehavior", { behavior: "deny", browserContextId });
    const page = new WatchedPage(
      pipe,
      browserContextId,
      this.#userAgent,
      this.limits,
      this.#ending.signal,
    );
    this.#page = page;
    await page.open();
    return page;
  }

  async #load(page: WatchedPage): Promise<void> {
    const isThere = await page.navigate(this.address);
    if (!isThere) throw new UnobservedError("unread");
    const isLoaded = await page.settle(this.limits.settleMs);
    this.#isLoaded &&= isLoaded;
  }

  async #seeBefore(page: WatchedPage): Promise<PageView | undefined> {
    await this.#load(page);
    if (page.status >= 400) throw new UnobservedError("unread");
    const first = await page.look();
    // A page that is busy for ever does not answer anything else either.
    if (first) await page.moveAbout();
    const view = first && ((await page.look()) ?? first);
    const isOwn = URL.canParse(page.url) && siteOf(new URL(page.url)) === siteOf(this.address);
    if (!isOwn) throw new UnobservedError("elsewhere");
    this.#url = page.url;
    this.#view = view;
    this.#before = { requests: this.#foreign(page.takeRequests()), cookies: await page.cookies() };
    if (!view) return undefined;
    this.#html = await page.html();
    await this.#takeCrops(page, view);
    // Requests caused by scrolling to the parts were not anybody's choice either.
    const later = this.#foreign(page.takeRequests());
    this.#before = { ...this.#before, requests: [...this.#before.requests, ...later] };
    return view;
  }

  async #takeCrops(page: WatchedPage, { notice, forms }: PageView): Promise<void> {
    const shownForms = forms.flatMap(({ isShown }, at) => (isShown ? [at] : []));
    const parts = [...(notice ? (["notice"] as const) : []), ...shownForms].slice(0, maxCrops);
    for (const of of parts) {
      const crop = await page.crop(of);
      if (crop) this.#crops.push(crop);
    }
  }

  async #choose(page: WatchedPage, point: { x: number; y: number }): Promise<MomentView> {
    await page.press(point);
    await page.settle(this.limits.choiceMs);
    const known = new Set(this.#before?.cookies.map(cookieKey));
    return {
      requests: this.#foreign(page.takeRequests()),
      cookies: (await page.cookies()).filter((cookie) => !known.has(cookieKey(cookie))),
    };
  }

  #foreign(requests: readonly SeenRequest[]): SeenRequest[] {
    const own = siteOf(this.address);
    return requests.filter(({ host }) => siteOf(new URL(`http://${host}/`)) !== own);
  }

  #result(isWhole: boolean): Observed {
    if (!this.#before) return unobserved(this.#why);
    const notice = this.#view?.notice;
    return {
      isObserved: true,
      observation: {
        url: this.#url,
        before: this.#before,
        refused: this.#refused,
        accepted: this.#accepted,
        notice: notice && {
          words: notice.words,
          hasRefusal: notice.hasRefusal,
          hasSettings: notice.hasSettings,
        },
        html: this.#html,
        forms: this.#view?.forms.map(({ names }) => ({ names })) ?? [],
        crops: this.#crops,
        isComplete: isWhole,
      },
    };
  }
}

const cookieKey = ({ name, domain }: SeenCookie) => `${domain} ${name}`;

/** A browser's user agent, so that sites respond as to browsers, with the name of our robot at the end. */
function userAgentOf(browser: string, robot: string): string {
  const [name = robot] = /\(compatible;.*\)/.exec(robot) ?? [];
  return `${browser.replace("HeadlessChrome", "Chrome")} ${name}`;
}
