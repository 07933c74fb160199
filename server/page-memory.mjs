/**
 * Pages as they last left the server, whole and compressed once. Next looks for the route, reads its store,
 * hashes and copies a hundred kilobytes for every visitor of a page that is the same for all, and compressing
 * it costs three times as much again (docs/performance.md). A page is forgotten by the same rule as in Next's
 * store (server/page-cache.mjs), so no visitor sees an older one than Next would show.
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
/** Plain, and smaller twice. */
const formsPerPage = 1.5;

/** Once for each page, in a thread of Node's: the best that takes under a tenth of a second. */
const compressors = {
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
};
const preferred = Object.keys(compressors);

/** What makes Next answer an address with something else than the page: data for React, a preview, its tests. */
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
 * @param {(path: string) => boolean} isPage whether an address without its query is one of ours: a stranger
 * must not be able to fill the memory with addresses of his own
 */
export function createPageMemory(isPage) {
  const pages = new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => Math.ceil(body.length * formsPerPage),
  });

  /** Under which name this request's page is kept; null when it has to be asked for. */
  const keyOf = ({ method, url, headers }) => {
    if (method !== "GET" || asksForData.test(url)) return null;
    for (const name in headers) if (asksForMore.test(name)) return null;
    const path = url.split("?", 1)[0];
    // The landing page or the cabinet: middleware.ts looks at the cookie.
    if (path === "/" && headers.cookie?.includes("auth-token")) return null;
    // next.config.mjs sends HSTS over HTTPS alone.
    const scheme = headers["x-forwarded-proto"] === "https" ? "https" : "http";
    return isPage(path) ? `${scheme}:${path}` : null;
  };

  /** Responds from memory. False when the page is not there, and nothing was written. */
  const respond = (request, response) => {
    const key = keyOf(request);
    const page = key === null ? undefined : pages.get(key);
    if (page === undefined) return false;
    if (!isCurrent(page.readAt)) {
      pages.delete(key);
      return false;
    }
    // Unheard, a failed compression would end the whole server.
    send(page, request, response).catch((error) => response.destroy(error));
    return true;
  };

  /** Keeps what leaves. Call it after compression wrapped the response, so that this sees the plain page. */
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
      if (isWhole && isBody && mayBeKept(response) && isCurrent(readAt)) {
        finalizeHeaders(response);
        const headers = headersOf(response);
        pages.set(key, { readAt, body: Buffer.from(body), headers, forms: {} });
      }
      return end.call(response, body, ...rest);
    };
  };

  return { respond, watch };
}

/** A public page, as it stands in Next's store. */
function mayBeKept(response) {
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
  // A promise is kept, not bytes: who comes meanwhile waits for the same work.
  page.forms[accepted] ??= compress(page.body).catch((error) => {
    delete page.forms[accepted];
    throw error;
  });
  const bytes = await page.forms[accepted];
  response
    .writeHead(200, { ...headers, "content-encoding": accepted, "content-length": bytes.length })
    .end(bytes);
}
