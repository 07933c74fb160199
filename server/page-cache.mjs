/**
 * Next's own cache of rendered pages, which drops pages older than the last change of the content, and adds the script
 * policy to pages that are rendered at run time (`finish-page.mjs`). `lib/platform/http/refresh-pages.ts` records the
 * time of that change; the next visitor then gets a newly rendered page. next.config.mjs names this file as
 * `cacheHandler`.
 */
import nextCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import { isCurrent } from "./content-change.mjs";

/** Node gives the whole module; the bundler, which also puts this next to the middleware, its default export. */
const FileSystemCache = nextCache.default ?? nextCache;

const finishKey = Symbol.for("sait-po-zakonu.finish-page");

/** The address in a key: «/route-cache/APP_PAGE/<route>/$/pricing»; the landing page is called «/index». */
const pathOf = (key) => {
  const path = key.slice(key.indexOf("/$/") + "/$".length);
  return path === "/index" ? "/" : path;
};

/** When the rendering of an address began: the data may be older than the time when the page is stored. */
const renderingStarts = new Map();
/** URLs whose rendering failed stay in the map, so it is emptied at this size. */
const maxRenderings = 1000;

export default class PageCache extends FileSystemCache {
  async get(key, context) {
    const entry = await super.get(key, context);
    if (entry !== null && isCurrent(entry.lastModified)) return entry;
    if (renderingStarts.size >= maxRenderings) renderingStarts.clear();
    renderingStarts.set(key, Date.now());
    return null;
  }

  async set(key, value, context) {
    // The value itself is changed: Next shows it to the visitor for whom it was rendered.
    if (value?.kind === "APP_PAGE")
      Object.assign(value, globalThis[finishKey]?.(pathOf(key), value));
    const since = renderingStarts.get(key);
    renderingStarts.delete(key);
    // The content changed during rendering: the page is shown once, but not stored.
    if (since !== undefined && !isCurrent(since)) return;
    await super.set(key, value, context);
  }
}
