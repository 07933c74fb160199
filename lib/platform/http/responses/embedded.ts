/** What other sites take from us: texts without a visitor's data, readable from every origin. */
import { etagResponse } from "@/lib/platform/http/responses/etag-response";

/** Nobody's cookie is looked at and nobody's data is in it, so any page may read it. */
const forEverybody = { "access-control-allow-origin": "*" };

/** Opened by itself such a piece is no page: it runs nothing and loads nothing. */
const noPage = "sandbox; default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** A piece of HTML; who has it already gets 304. */
export const embeddedTextResponse = (request: Request, html: string): Response =>
  etagResponse(request, html, {
    ...forEverybody,
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": noPage,
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex",
  });

/** A script for pages of other sites. */
export const embeddedScriptResponse = (request: Request, code: string): Response =>
  etagResponse(request, code, {
    ...forEverybody,
    "content-type": "text/javascript; charset=utf-8",
    "content-security-policy": noPage,
    "referrer-policy": "no-referrer",
  });

/** A page under a policy of its own, which names who may frame it. */
export const framedPageResponse = (
  request: Request,
  { html, policy }: { html: string; policy: string },
): Response =>
  etagResponse(request, html, {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policy,
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex",
  });

/** In words, for anyone who looks into the log of a site's server; the caller sets its status. */
export const embeddedRefusal = (message: string): Response =>
  new Response(`${message}\n`, {
    headers: { ...forEverybody, "content-type": "text/plain; charset=utf-8" },
  });
