const always = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  {
    key: "Permissions-Policy",
    value: "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
  },
];

/**
 * Headers of every response except those below; `next.config.mjs` passes them to Next, `serve.mjs` adds them where Next
 * does not.
 */
export const defaultHeaders = [
  ...always,
  // No other site may load our files as its picture, script or style.
  { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
  { key: "X-Frame-Options", value: "DENY" },
];

/** A published document for its owner's site; its own policy (`frame-ancestors`) states who may frame it. */
export const embedHeaders = [
  ...always,
  { key: "Cross-Origin-Resource-Policy", value: "cross-origin" },
];

/** The paths of those responses, as `next.config.mjs` writes them. */
export const embedPathPattern = "/d/:id/:way(frame|text\\.html|text\\.js)";
/** All other paths. */
export const otherPathPattern = "/((?!d/[^/]+/(?:frame|text\\.html|text\\.js)$).*)";
const embeddedPath = /^\/d\/[^/?]+\/(?:frame|text\.html|text\.js)(?:\?|$)/;

/** RFC 6797 § 7.2: never over plain HTTP. */
export const hstsHeader = {
  key: "Strict-Transport-Security",
  value: "max-age=31536000; includeSubDomains",
};

/**
 * Sets the security headers on every response at the start: Next's redirects and our own errors do not get those of
 * `next.config.mjs`. The referrer policy is the strictest one, which pages replace by theirs.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
export function setSecurityHeaders(request, response) {
  const headers = embeddedPath.test(request.url ?? "") ? embedHeaders : defaultHeaders;
  for (const { key, value } of headers) response.setHeader(key, value);
  response.setHeader("Referrer-Policy", "no-referrer");
  if (request.headers["x-forwarded-proto"] === "https") {
    response.setHeader(hstsHeader.key, hstsHeader.value);
  }
}
