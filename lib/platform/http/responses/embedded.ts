/** Responses for other sites: texts without visitors' data, readable from every origin. */
import { etagResponse } from "@/lib/platform/http/responses/etag-response";

/** Cookies are ignored and there are no personal data, so any page may read it. */
const anyOrigin = { "access-control-allow-origin": "*" };

/** Opened directly, it runs nothing and loads nothing. */
const sandboxPolicy = "sandbox; default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** An HTML fragment; 304 if the client has it already. */
export const embeddedTextResponse = (request: Request, html: string): Response =>
  etagResponse(request, html, {
    ...anyOrigin,
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": sandboxPolicy,
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex",
  });

/** A script for pages of other sites. */
export const embeddedScriptResponse = (request: Request, code: string): Response =>
  etagResponse(request, code, {
    ...anyOrigin,
    "content-type": "text/javascript; charset=utf-8",
    "content-security-policy": sandboxPolicy,
    "referrer-policy": "no-referrer",
  });

/** A page with its own policy, which names who may frame it. */
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

/** A plain-text error for the log of a site's server; the caller sets its status. */
export const embeddedErrorResponse = (message: string): Response =>
  new Response(`${message}\n`, {
    headers: { ...anyOrigin, "content-type": "text/plain; charset=utf-8" },
  });
