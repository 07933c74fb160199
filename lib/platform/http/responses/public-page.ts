import { etagResponse } from "@/lib/platform/http/responses/etag-response";
import type { SandboxedPage } from "@/lib/platform/http/responses/file-response";

/**
 * A public page that runs nothing and loads nothing but our fonts. It is asked for again each time
 * (`no-cache`), so that what its owner closes is closed at once; who has it already gets 304.
 */
export function publicPageResponse(
  request: Request,
  { html, styles, indexed }: SandboxedPage & { indexed: boolean },
): Response {
  return etagResponse(request, html, {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": pagePolicy(styles),
    // The address is the key to the page: no link in the document hands it on.
    "referrer-policy": "no-referrer",
    ...(indexed ? {} : { "x-robots-tag": "noindex" }),
  });
}

/** The same page for a failed response; the caller sets its status. */
export function refusalPageResponse({ html, styles }: SandboxedPage): Response {
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
 * A page with a form that works without a script, and what it answers. Kept nowhere: what was typed stands in it. Only
 * our own pages are told where the visitor came from: without that the browser would send the form as if from nowhere.
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
