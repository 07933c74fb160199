/**
 * Next's own store of rendered pages, which forgets what is older than the last change of the content, and
 * where a page that is rendered at run time gets its script policy (`finish-page.mjs`).
 * `lib/platform/http/fresh-pages.ts` says when that was; the next visitor then gets the page rendered anew. Named
 * in next.config.mjs as `cacheHandler`, which is how Next lets a project decide this.
 */
import nextCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import { isCurrent } from "./content-change.mjs";

/** Node gives the whole module, the bundler (which puts this beside the middleware too) its default. */
const FileSystemCache = nextCache.default ?? nextCache;

const finishKey = Symbol.for("sait-po-zakonu.finish-page");

/** The address in a key: «/route-cache/APP_PAGE/<route>/$/pricing»; the landing page is called «/index». */
const pathOf = (key) => {
  const path = key.slice(key.indexOf("/$/") + "/$".length);
  return path === "/index" ? "/" : path;
};

/** When the rendering of an address began: what it read may be older than the time of storing. */
const began = new Map();
/** URLs whose rendering failed stay in the map: it is emptied at this size. */
const maxRenderings = 1000;

export default class PageCache extends FileSystemCache {
  async get(key, context) {
    const entry = await super.get(key, context);
    if (entry !== null && isCurrent(entry.lastModified)) return entry;
    if (began.size >= maxRenderings) began.clear();
    began.set(key, Date.now());
    return null;
  }

  async set(key, value, context) {
    // Into the value itself: Next shows it to the visitor for whom it was rendered.
    if (value?.kind === "APP_PAGE")
      Object.assign(value, globalThis[finishKey]?.(pathOf(key), value));
    const since = began.get(key);
    began.delete(key);
    // Rendered across a change: shown once, but not kept.
    if (since !== undefined && !isCurrent(since)) return;
    await super.set(key, value, context);
  }
}
