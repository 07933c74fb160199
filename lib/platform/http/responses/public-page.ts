import { etagResponse } from "@/lib/platform/http/responses/etag-response";
import type { SandboxedPage } from "@/lib/platform/http/responses/file-response";

/**
 * A public page that runs nothing and loads only our fonts. Revalidated each time (`no-cache`), so that a withdrawn
 * page disappears at once; 304 if the client has it already.
 */
export function publicPageResponse(
  request: Request,
  { html, styles, indexed }: SandboxedPage & { indexed: boolean },
): Response {
  return etagResponse(request, html, {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": pagePolicy(styles),
    // The address is the only key to the page, so links must not pass it on as a referrer.
    "referrer-policy": "no-referrer",
    ...(indexed ? {} : { "x-robots-tag": "noindex" }),
  });
}

/** Returns the page for a failed response; the caller sets its status. */
export function errorPageResponse({ html, styles }: SandboxedPage): Response {
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": pagePolicy(styles),
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    },
  });
}

/**
 * A page with a form that works without a script, and what it answers. Never cached: it contains what was typed. The
 * referrer is sent only to our own pages: without it the browser would send the form with a null origin.
 */
export function formPageResponse({ html, styles }: SandboxedPage, status: number): Response {
  return new Response(html, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": pagePolicy(styles, "'self'"),
      "referrer-policy": "same-origin",
      "x-robots-tag": "noindex",
    },
  });
}

function pagePolicy(styles: readonly string[], forms = "'none'"): string {
  return [
    "default-src 'none'",
    "script-src 'none'",
    `style-src ${styles.join(" ") || "'none'"}`,
    "font-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    `form-action ${forms}`,
    "frame-ancestors 'none'",
  ].join("; ");
}
