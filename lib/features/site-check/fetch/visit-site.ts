import "server-only";

import { chooseScripts } from "@/lib/features/site-check/fetch/choose-scripts";
import { withDeadline } from "@/lib/features/site-check/fetch/connect/deadline";
import type { RedirectResult } from "@/lib/features/site-check/fetch/connect/follow-redirects";
import type { Network } from "@/lib/features/site-check/fetch/connect/request";
import type { Target } from "@/lib/features/site-check/fetch/connect/target";
import {
  UnreadError,
  type UnreadReason,
} from "@/lib/features/site-check/fetch/connect/unread-error";
import { PoliteClient } from "@/lib/features/site-check/fetch/polite-client";
import { isBotChallengePage } from "@/lib/features/site-check/fetch/read/bot-challenge-page";
import { PageChoice, pageKey } from "@/lib/features/site-check/fetch/read/choose-pages";
import { siteOf } from "@/lib/features/site-check/fetch/read/own-site";
import { linksOf, type PageLink } from "@/lib/features/site-check/fetch/read/page-links";
import { type VisitLimits, visitLimits } from "@/lib/features/site-check/fetch/visit-limits";
import type {
  VisitedFile,
  VisitedPage,
  VisitedScript,
  VisitedSite,
} from "@/lib/features/site-check/fetch/visited-site";
import { decodeBody } from "@/lib/platform/html/decode-body";
import { parseHtmlInTurns } from "@/lib/platform/html/parse-html";

/** The progress of a visit: `done` of `of` items of a stage are read or skipped. Files count as pages. */
export type VisitProgress = { stage: "home" | "pages" | "scripts"; done: number; of: number };

export type VisitOptions = {
  limits?: Partial<VisitLimits>;
  onProgress?: (progress: VisitProgress) => void;
  /** Ends the visit without a result. */
  signal?: AbortSignal;
};

/**
 * Reads a third-party site: the page that was typed, the pages and files that its links call policy, consent, offer,
 * contacts and the like, scripts of the site's own, then other pages, until a limit is reached. Sends nothing but GET
 * requests without cookies, one at a time, by the rules of robots.txt, and never opens a link that does something.
 *
 * @returns what was read until the time was over, and why the rest was not
 * @throws the reason of `signal` when it is aborted
 */
export async function visitSite(
  target: Target,
  network: Network,
  { limits, onProgress, signal = new AbortController().signal }: VisitOptions = {},
): Promise<VisitedSite> {
  const allLimits = { ...visitLimits, ...limits };
  const visit = new Visit(target, allLimits);
  try {
    await withDeadline(allLimits.totalMs, signal, (deadline) => {
      const report = (progress: VisitProgress) => deadline.aborted || onProgress?.(progress);
      return visit.run(new PoliteClient(network, allLimits, deadline), deadline, report);
    });
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof UnreadError)) throw error;
    visit.markUnreached();
  }
  return visit.result();
}

class Visit {
  readonly #pages: VisitedPage[] = [];
  readonly #scripts: VisitedScript[] = [];
  readonly #files: VisitedFile[] = [];
  readonly #unread: { url: string; reason: UnreadReason; status?: number }[] = [];
  readonly #choice = new PageChoice();
  readonly #read = new Set<string>();
  readonly #scriptUrls: URL[] = [];
  #site = "";
  #upgradesToHttps: boolean | undefined;
  /** What was asked for last. */
  #current: string | null = null;
  #deadline: AbortSignal | null = null;

  constructor(
    readonly target: Target,
    readonly limits: VisitLimits,
  ) {}

  async run(
    client: PoliteClient,
    deadline: AbortSignal,
    report: (progress: VisitProgress) => void,
  ): Promise<void> {
    this.#deadline = deadline;
    report({ stage: "home", done: 0, of: 1 });
    const home = await this.#openHome(client);
    report({ stage: "home", done: 1, of: 1 });
    if (!home) return;
    this.#upgradesToHttps = await this.#findUpgrade(client, home);
    await this.#readPages(client, report, { isTelling: true });
    await this.#readScripts(client, report);
    await this.#readPages(client, report, { isTelling: false });
  }

  /** An address that was typed without a scheme is tried as `https:`, then as `http:`. */
  async #openHome(client: PoliteClient): Promise<RedirectResult | null> {
    const { url, isSchemeTyped } = this.target;
    const insecure = new URL(url);
    insecure.protocol = "http:";
    for (const address of isSchemeTyped ? [url] : [url, insecure]) {
      const home = await this.#attempt(address, async () => {
        const followed = await client.get(address, ["html", "text"]);
        this.#site = siteOf(followed.url);
        this.#choice.markKnown(address);
        await this.#keepPage(address, followed);
        return followed;
      });
      if (home) return home;
      const reason = this.#unread.at(-1)?.reason;
      if (reason !== "certificate" && reason !== "connection" && reason !== "timeout") return null;
    }
    return null;
  }

  async #findUpgrade(
    client: PoliteClient,
    { steps, url }: RedirectResult,
  ): Promise<boolean | undefined> {
    const [first = url] = steps;
    if (first.protocol === "http:") return url.protocol === "https:";
    const insecure = new URL(first);
    insecure.protocol = "http:";
    return client.leadsToHttps(insecure);
  }

  async #readPages(
    client: PoliteClient,
    report: (progress: VisitProgress) => void,
    filter: { isTelling: boolean },
  ): Promise<void> {
    const { pages, files } = this.limits;
    const reportPages = () => report({ stage: "pages", done: this.#pages.length, of: pages });
    reportPages();
    // Failures count too, or a site of a thousand dead links would be asked for each.
    for (let tries = 0; tries < pages + files && this.#pages.length < pages; tries++) {
      const link = this.#choice.next(filter);
      if (!link) break;
      await this.#readLink(client, link);
      reportPages();
    }
  }

  #readLink(client: PoliteClient, { url }: PageLink): Promise<unknown> {
    return this.#attempt(url, async () => {
      const isFull = this.#files.length >= this.limits.files;
      const followed = await client.get(url, ["html", "text", ...(isFull ? [] : documentKinds)]);
      const { answer } = followed;
      if (answer.kind === "pdf" || answer.kind === "docx") {
        const { kind, bytes } = answer;
        this.#files.push({ url: followed.url.href, kind, bytes });
      } else if (siteOf(followed.url) === this.#site && !this.#read.has(pageKey(followed.url))) {
        await this.#keepPage(url, followed);
      }
    });
  }

  async #keepPage(requested: URL, { url, answer, setCookies }: RedirectResult): Promise<void> {
    const { status, headers, isCut } = answer;
    const text = decodeBody(answer.bytes, headers["content-type"] ?? "");
    const html = answer.kind === "text" ? asHtml(text) : text;
    if (isBotChallengePage(html)) throw new UnreadError("forbidden", { status });
    this.#read.add(pageKey(url));
    this.#choice.markKnown(url);
    this.#pages.push({
      requestedUrl: requested.href,
      url: url.href,
      status,
      headers,
      setCookies,
      html,
      isCut,
    });
    const { links, scripts } = linksOf((await parseHtmlInTurns(html)).document, url);
    // A policy is often a file of the site builder's or of a disk.
    const isOurs = (link: PageLink) =>
      siteOf(link.url) === this.#site || /\.(?:pdf|docx)$/i.test(link.url.pathname);
    this.#choice.add(links.filter(isOurs));
    this.#scriptUrls.push(...scripts);
  }

  async #readScripts(
    client: PoliteClient,
    report: (progress: VisitProgress) => void,
  ): Promise<void> {
    const urls = chooseScripts(this.#scriptUrls, this.#site, this.limits.scripts);
    for (const [done, url] of urls.entries()) {
      report({ stage: "scripts", done, of: urls.length });
      await this.#attempt(url, async () => {
        const followed = await client.get(url, ["script"]);
        const { bytes, headers, isCut } = followed.answer;
        const text = decodeBody(bytes, headers["content-type"] ?? "");
        this.#scripts.push({ url: followed.url.href, text });
        // What was read counts, and so does it that there is more.
        if (isCut) throw new UnreadError("tooLarge");
      });
    }
    report({ stage: "scripts", done: urls.length, of: urls.length });
  }

  /** Runs a part of the visit; what could not be read is recorded, and the visit continues. */
  async #attempt<T>(url: URL, work: () => Promise<T>): Promise<T | null> {
    this.#current = url.href;
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof UnreadError) || this.#deadline?.aborted) throw error;
      const { reason, status } = error;
      this.#unread.push({ url: url.href, reason, ...(status !== undefined && { status }) });
      return null;
    }
  }

  /** Notes what the visit was about to read when its time was over. */
  markUnreached(): void {
    const isRead = this.#pages.some(({ requestedUrl }) => requestedUrl === this.#current);
    const urls = this.#current === null || isRead ? [] : [this.#current];
    while (this.#pages.length + urls.length < this.limits.pages) {
      const link = this.#choice.next({ isTelling: true });
      if (!link) break;
      urls.push(link.url.href);
    }
    this.#unread.push(...urls.map((url) => ({ url, reason: "timeout" as const })));
  }

  result(): VisitedSite {
    return {
      address: this.target.url.href,
      pages: [...this.#pages],
      scripts: [...this.#scripts],
      files: [...this.#files],
      unread: [...this.#unread],
      upgradesToHttps: this.#upgradesToHttps,
    };
  }
}

const documentKinds = ["pdf", "docx"] as const;

/** A page of plain text, with its characters as they are. */
const asHtml = (text: string) =>
  `<pre>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</pre>`;
