import { DomainError } from "@/lib/core/errors";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Rejects a state-changing request that another site made the visitor's browser send. Nothing that
 * a page can forge is believed: `Sec-Fetch-Site` and `Origin` are set only by the browser.
 *
 * A request without either comes from a program, which has no visitor's cookies to abuse. A sibling
 * subdomain (`same-site`) counts as another site: it may have another owner, or be compromised.
 * `Origin: null` (sandboxed frame, `data:` page) is cross-site; taking it for «absent» was
 * CVE-2026-27978 in Next. Source: OWASP CSRF Prevention Cheat Sheet, «Fetch Metadata»; ASVS 3.5.1.
 *
 * @throws DomainError CROSS_SITE
 */
export function rejectCrossSite(request: Request, siteOrigin: string): void {
  if (safeMethods.has(request.method)) return;
  const site = request.headers.get("sec-fetch-site");
  const allowed = site === null ? isOwnOrigin(request, siteOrigin) : isOwnSite(site);
  if (!allowed) {
    throw new DomainError("CROSS_SITE", "Запрос пришёл с другого сайта и отклонён.");
  }
}

/** `none`: the visitor's own doing (address bar, bookmark). */
function isOwnSite(site: string): boolean {
  return site === "same-origin" || site === "none";
}

function isOwnOrigin(request: Request, siteOrigin: string): boolean {
  const origin = request.headers.get("origin");
  if (origin === null || origin === siteOrigin) return true;
  // The same machine may be reached under several names (localhost, 127.0.0.1, a LAN address).
  // `Host` is the browser's too: a foreign page cannot make it name the foreign origin.
  const host = request.headers.get("host");
  return host !== null && URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}
