/**
 * Rewrites pasted counters so that they wait for the visitor's choice: docs/specification/on-the-site.md#the-banner.
 */
import { Parser } from "htmlparser2";
import { findByAddress } from "@/lib/engine/services/find-by-address";
import { initialCalls } from "@/lib/tools/cookie-banner/initial-calls";
import { applyEdits, type Edit, writeTag } from "@/lib/tools/cookie-banner/rewrite-source";
import type { BannerCategory } from "@/lib/tools/cookie-banner/settings/choices";
import type { BannerService } from "@/lib/tools/cookie-banner/settings/settings";

/**
 * `script`: runs after the choice; `source`: an image or a frame that is loaded after it; `noscript`: a pixel that
 * would fire for everyone without scripts, removed; `hint`: `<link rel="preconnect">` and the like, removed; `kept`:
 * waits already; `unknown`: a script of no listed service, unchanged.
 */
export type TagChangeKind = "script" | "source" | "noscript" | "hint" | "kept" | "unknown";

export type TagChange = {
  /** The line of the tag, from 1. */
  line: number;
  /** The key of the service; null when it is unknown. */
  service: string | null;
  category: BannerCategory | null;
  kind: TagChangeKind;
  /** The tag's address, or the beginning of its code. */
  excerpt: string;
};

export type RewrittenTags = {
  html: string;
  changes: TagChange[];
  /** Counter numbers found in the code, by key of the service. */
  ids: Record<string, string[]>;
};

const scriptTypes = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;
const weight: Record<BannerCategory, number> = { functional: 0, analytics: 1, advertising: 2 };
const hints = /\b(?:preconnect|dns-prefetch|preload|prefetch|modulepreload)\b/i;

type OpenScript = {
  start: number;
  end: number;
  attributes: Readonly<Record<string, string>>;
  code: string;
};
type OpenNoscript = { start: number; pixels: { edit: Edit; found: Found }[]; hasMore: boolean };
type Found = { services: BannerService[]; excerpt: string; at: number };

/**
 * @param html The pasted code: counters, a head, a whole page. Everything that is not rewritten stays exactly as it is,
 *   and so does what was rewritten before.
 * @param services Those of the banner: a tag of another one is `unknown`.
 */
export function rewriteTags(html: string, services: readonly BannerService[]): RewrittenTags {
  const edits: Edit[] = [];
  const changes: TagChange[] = [];
  const ids: Record<string, string[]> = {};
  let script: OpenScript | null = null;
  let noscript: OpenNoscript | null = null;

  const report = (kind: TagChangeKind, { services: found, excerpt, at }: Found) => {
    const line = html.slice(0, at).split("\n").length;
    for (const item of found.length > 0 ? found : [null]) {
      changes.push({
        line,
        service: item?.key ?? null,
        category: item?.category ?? null,
        kind,
        excerpt,
      });
    }
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      const { startIndex: start, endIndex } = parser;
      const end = endIndex + 1;
      if (name === "noscript") noscript = { start, pixels: [], hasMore: false };
      else if (name === "script") script = { start, end, attributes, code: "" };
      else if (name === "img" || name === "iframe") onSource(attributes, start, end);
      else if (name === "link") onLink(attributes, start, end);
      else if (noscript && name !== "div") noscript.hasMore = true;
    },
    ontext(text) {
      if (script) script.code += text;
      else if (noscript && text.trim() !== "") noscript.hasMore = true;
    },
    onclosetag(name) {
      if (name === "script" && script) {
        onScript(script);
        script = null;
      } else if (name === "noscript" && noscript) {
        onNoscript(noscript, parser.endIndex + 1);
        noscript = null;
      }
    },
  });
  parser.end(html);
  return { html: applyEdits(html, edits), changes, ids };

  function onScript({ start, end, attributes, code }: OpenScript): void {
    const { src, type = "" } = attributes;
    const excerpt = src || attributes["data-src"] || code.trim().replace(/\s+/g, " ").slice(0, 80);
    const found = { services: servicesOf(src || attributes["data-src"], code), excerpt, at: start };
    for (const { key } of found.services) noteIds(key, `${src ?? ""} ${code}`);
    const isDeferred = attributes["data-category"] && type === "text/plain";
    if (!isDeferred && (!scriptTypes.test(type.trim()) || (!src && code.trim() === ""))) return;
    if (isDeferred || found.services.length === 0) {
      report(isDeferred ? "kept" : "unknown", found);
      return;
    }
    edits.push({
      start,
      end,
      text: writeTag(html.slice(start, end), {
        type: "text/plain",
        "data-type": type === "module" ? type : undefined,
        "data-category": heaviest(found.services),
        ...(src && { src: undefined, "data-src": src }),
      }),
    });
    report("script", found);
  }

  function onSource(attributes: Readonly<Record<string, string>>, start: number, end: number) {
    const source = attributes.src || attributes["data-src"];
    const service = source ? serviceAt(source) : null;
    if (!source || !service) {
      if (noscript) noscript.hasMore = true;
      return;
    }
    noteIds(service.key, source);
    const found = { services: [service], excerpt: source, at: start };
    if (noscript) noscript.pixels.push({ edit: { start, end, text: "" }, found });
    else if (!attributes.src) report("kept", found);
    else {
      const { category } = service;
      const tag = html.slice(start, end);
      edits.push({
        start,
        end,
        text: writeTag(tag, { "data-category": category, src: undefined, "data-src": source }),
      });
      report("source", found);
    }
  }

  function onLink(attributes: Readonly<Record<string, string>>, start: number, end: number) {
    const service = hints.test(attributes.rel ?? "") && serviceAt(attributes.href ?? "");
    if (!service) return;
    edits.push({ start, end, text: "" });
    report("hint", { services: [service], excerpt: attributes.href ?? "", at: start });
  }

  /** Removes all of it when it contains only pixels. */
  function onNoscript({ start, pixels, hasMore }: OpenNoscript, end: number): void {
    if (pixels.length === 0) return;
    if (hasMore) edits.push(...pixels.map(({ edit }) => edit));
    else edits.push({ start, end, text: "" });
    for (const { found } of pixels) report("noscript", found);
  }

  function serviceAt(address: string): BannerService | null {
    const called = /^(?:[a-z]+:)?\/\/([^/?#:]+)(?::\d+)?([^?#]*)/i.exec(address.trim());
    return called ? findByAddress(`${called[1]?.toLowerCase()}${called[2]}`, services) : null;
  }

  function servicesOf(src: string | undefined, code: string): BannerService[] {
    const found = new Set<BannerService>();
    const add = (service: BannerService | null | undefined) => service && found.add(service);
    if (src) add(serviceAt(src));
    else {
      for (const [called] of code
        .replaceAll("\\/", "/")
        .matchAll(/(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/[^\s"'`<>\\)?#]*)?/gi)) {
        add(findByAddress(called.toLowerCase(), services));
      }
      for (const service of services) if (initialCalls[service.key]?.test(code)) add(service);
    }
    return [...found];
  }

  function noteIds(key: string, code: string): void {
    const pattern = counterNumbers[key];
    if (!pattern) return;
    const known = ids[key] ?? [];
    for (const match of code.matchAll(pattern)) {
      const id = match.slice(1).find(Boolean);
      if (id && !known.includes(id)) known.push(id);
    }
    if (known.length > 0) ids[key] = known;
  }
}

const heaviest = (services: readonly BannerService[]): BannerCategory =>
  services
    .map(({ category }) => category)
    .reduce((most, category) => (weight[category] > weight[most] ? category : most));

/** Where a counter's code contains its number. */
const counterNumbers: Record<string, RegExp> = {
  yandexMetrika: /\bym\(\s*(\d{4,12})\b|\/watch\/(\d{4,12})\b|tag\.js\?id=(\d{4,12})\b/g,
  googleAnalytics: /\b(G-[A-Z0-9]{4,14}|UA-\d{4,10}-\d{1,3})\b/g,
  googleTagManager: /\b(GTM-[A-Z0-9]{4,10})\b/g,
  topMailRu: /\bid:\s*["'](\d{4,12})["']|counter\?id=(\d{4,12})\b/g,
};
