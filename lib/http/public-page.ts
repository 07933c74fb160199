import { createHash } from "node:crypto";
import type { LockedPage } from "@/lib/http/file-response";

/**
 * A page for anybody that runs nothing and loads nothing but our fonts. It is asked for again each time
 * (`no-cache`), so that what its owner closes is closed at once; who has it already gets 304.
 */
export function publicPageResponse(
  request: Request,
  { html, styles, indexed }: LockedPage & { indexed: boolean },
): Response {
  const tag = `"${createHash("sha256").update(html).digest("base64url").slice(0, 27)}"`;
  const headers = new Headers({
    "cache-control": "no-cache",
    etag: tag,
    "content-security-policy": pagePolicy(styles),
    // The address is the key to the page: no link in the document hands it on.
    "referrer-policy": "no-referrer",
  });
  if (!indexed) headers.set("x-robots-tag", "noindex");
  const known = request.headers.get("if-none-match")?.split(",") ?? [];
  if (known.some((entry) => entry.trim().replace(/^W\//, "") === tag)) {
    return new Response(null, { status: 304, headers });
  }
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(html, { headers });
}

/** The same page in place of an answer that did not come; its status is the caller's. */
export function refusalPageResponse({ html, styles }: LockedPage): Response {
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": pagePolicy(styles),
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    },
  });
}

function pagePolicy(styles: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'none'",
    `style-src ${styles.join(" ") || "'none'"}`,
    "font-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
