/**
 * Keeps pages as they were last sent, complete and compressed once. For every visitor of a page that is the same for
 * all, Next resolves the route, reads its cache, hashes and copies a hundred kilobytes, and compressing costs three
 * times as much again (docs/performance/server.md). A page is dropped by the same rule as in Next's cache
 * (server/page-cache.mjs), so no visitor sees an older page than Next would show.
 */
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import fresh from "fresh";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import { isCurrent } from "./content-change.mjs";
import { finalizeHeaders } from "./page-response.mjs";

/** All pages of the build take 15 MB, with both compressed forms about 20. */
const maxBytes = 64 * 1024 * 1024;
/** Uncompressed, and in two compressed forms. */
const formsPerPage = 1.5;

/** Done once for each page, in a thread of Node's: the best level that takes under a tenth of a second. */
const compressors = {
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
};
const preferred = Object.keys(compressors);

/** What makes Next answer with something else than the page: data for React, a preview, its tests. */
const asksForMore =
  /^(?:rsc$|next-|x-next|x-middleware|x-matched|x-invoke|x-prerender|range$|content-)/;
const asksForData = /[?&](?:_|nxt)/;
const belongToConnection = [
  "content-length",
  "connection",
  "keep-alive",
  "transfer-encoding",
  "date",
];

/**
 * @param {(path: string) => boolean} isPage whether a path is one of our pages: clients must not be able to fill the
 * memory with made-up addresses
 */
export function createCompressedPages(isPage) {
  const pages = new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => Math.ceil(body.length * formsPerPage),
  });

  /** The key of the request's page; null when Next has to be asked for it. */
  const keyOf = ({ method, url, headers }) => {
    if (method !== "GET" || asksForData.test(url)) return null;
    for (const name in headers) if (asksForMore.test(name)) return null;
    const path = url.split("?", 1)[0];
    // Either the landing page or the cabinet: middleware.ts looks at the cookie.
    if (path === "/" && headers.cookie?.includes("auth-token")) return null;
    // next.config.mjs sends HSTS only over HTTPS.
    const scheme = headers["x-forwarded-proto"] === "https" ? "https" : "http";
    return isPage(path) ? `${scheme}:${path}` : null;
  };

  /** Responds from memory. Returns false, with nothing written, when the page is not there. */
  const respond = (request, response) => {
    const key = keyOf(request);
    const page = key === null ? undefined : pages.get(key);
    if (page === undefined) return false;
    if (!isCurrent(page.readAt)) {
      pages.delete(key);
      return false;
    }
    // Without a listener a failed compression would end the whole server.
    send(page, request, response).catch((error) => response.destroy(error));
    return true;
  };

  /** Stores what is sent. Call it after compression has wrapped the response, so that it sees the uncompressed page. */
  const watch = (request, response) => {
    const key = keyOf(request);
    if (key === null) return;
    const readAt = Date.now();
    const { write, end } = response;
    let isWhole = true;
    response.write = (...given) => {
      isWhole = false;
      return write.apply(response, given);
    };
    response.end = (body, ...rest) => {
      const isBody = typeof body === "string" || Buffer.isBuffer(body);
      if (isWhole && isBody && isCacheable(response) && isCurrent(readAt)) {
        finalizeHeaders(response);
        const headers = headersOf(response);
        pages.set(key, { readAt, body: Buffer.from(body), headers, forms: {} });
      }
      return end.call(response, body, ...rest);
    };
  };

  return { respond, watch };
}

/** A public page, as it is in Next's cache. */
function isCacheable(response) {
  return (
    !response.headersSent &&
    response.statusCode === 200 &&
    response.getHeader("x-nextjs-cache") === "HIT" &&
    String(response.getHeader("content-type")).startsWith("text/html") &&
    !response.hasHeader("set-cookie") &&
    !response.hasHeader("content-encoding")
  );
}

function headersOf(response) {
  const headers = response.getHeaders();
  const kept = Object.entries(headers).filter(([name]) => !belongToConnection.includes(name));
  return { ...Object.fromEntries(kept), vary: [headers.vary, "Accept-Encoding"].flat().join(", ") };
}

async function send(page, request, response) {
  const { headers } = page;
  if (fresh(request.headers, headers)) {
    const { "content-type": _, ...rest } = headers;
    response.writeHead(304, rest).end();
    return;
  }
  const accepted = new Negotiator(request).encoding([...preferred, "identity"], { preferred });
  const compress = compressors[accepted];
  if (compress === undefined) {
    response.writeHead(200, { ...headers, "content-length": page.body.length }).end(page.body);
    return;
  }
  // The promise is stored, not the bytes: visitors who come meanwhile wait for the same work.
  page.forms[accepted] ??= compress(page.body).catch((error) => {
    delete page.forms[accepted];
    throw error;
  });
  const bytes = await page.forms[accepted];
  response
    .writeHead(200, { ...headers, "content-encoding": accepted, "content-length": bytes.length })
    .end(bytes);
}
