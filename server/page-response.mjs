import { ServerResponse } from "node:http";

/**
 * The response of our server, whose headers get a last look: every page says which scripts it may run
 * (docs/decisions/0006-static-pages.md), and no shared cache keeps one.
 */
export class PageResponse extends ServerResponse {
  /** Node comes here for each response, also where it was not called. */
  writeHead(status, ...rest) {
    const headers = rest.at(-1);
    // A list of headers is what nothing here writes.
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
 * May be called before the headers leave, by whoever wants to know them as they will.
 * @param {import("node:http").ServerResponse} response
 */
export function finalizeHeaders(response) {
  // Next lets a shared cache keep what it prerendered for a year; what the operator publishes would not
  // come through it. With the entity tag a question costs no more than a 304.
  if (/^s-maxage=/.test(String(response.getHeader("cache-control") ?? ""))) {
    response.setHeader("cache-control", "public, max-age=0, must-revalidate");
  }
  // A page out of Next's store brings its policy along. What else is HTML (Next's own page for a failure) runs nothing.
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
