import { ServerResponse } from "node:http";

/**
 * A response of our server with final headers: every page states which scripts it may run
 * (docs/decisions/0006-static-pages.md), and no shared cache stores one.
 */
export class PageResponse extends ServerResponse {
  /** Node calls this for every response, even when the code did not. */
  writeHead(status, ...rest) {
    const headers = rest.at(-1);
    // Nothing here passes headers as a list.
    if (headers !== null && typeof headers === "object" && !Array.isArray(headers)) {
      for (const [name, value] of Object.entries(headers)) this.setHeader(name, value);
      rest.pop();
    }
    this.statusCode = status;
    finalizeHeaders(this);
    return super.writeHead(status, ...rest);
  }
}

/**
 * Sets the final headers. Code that needs them earlier may call it before they are sent.
 * @param {import("node:http").ServerResponse} response
 */
export function finalizeHeaders(response) {
  // Next lets a shared cache store prerendered pages for a year, so what the operator publishes would not get through.
  // With the entity tag a revalidation costs no more than a 304.
  if (/^s-maxage=/.test(String(response.getHeader("cache-control") ?? ""))) {
    response.setHeader("cache-control", "public, max-age=0, must-revalidate");
  }
  // A page from Next's cache has its policy. Any other HTML (Next's own error page) may run nothing.
  if (isHtml(response) && !hasScriptPolicy(response)) {
    response.appendHeader("content-security-policy", "script-src 'none'; object-src 'none'");
  }
}

const isHtml = (response) =>
  response.statusCode !== 304 &&
  /^text\/html\b/i.test(String(response.getHeader("content-type") ?? ""));

const hasScriptPolicy = (response) =>
  /(?:^|[;,]\s*)(?:script-src|default-src)\s/i.test(
    String(response.getHeader("content-security-policy") ?? ""),
  );
