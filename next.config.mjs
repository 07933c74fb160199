// @ts-check
import { fileURLToPath } from "node:url";
import {
  defaultHeaders,
  embedHeaders,
  embedPathPattern,
  hstsHeader,
  otherPathPattern,
} from "./server/security-headers.mjs";

/**
 * The part of the content security policy that is the same for every page. `script-src` is missing on purpose: each
 * page has a header of its own with the hashes of its inline scripts (`scripts/build/hash-inline-scripts.ts`,
 * `server/finish-page.mjs`). A `default-src` here would act as a script policy without those hashes and stop hydration.
 */
const pagePolicy = [
  // React's style attributes and Radix need inline styles, which cannot run code.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "media-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "frame-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

// Development pages evaluate code and use a socket: the policy applies to builds only.
const isDev = process.env.NODE_ENV === "development";

/** @type {import("next").NextConfig} */
const nextConfig = {
  poweredByHeader: false,
  // server/serve.mjs compresses, after it has modified the page.
  compress: false,
  // Drops cached pages that are older than what the operator has published (decision 0006).
  cacheHandler: fileURLToPath(new URL("server/page-cache.mjs", import.meta.url)),
  // `npm test` checks types; checking them again here would delay a first start.
  typescript: { ignoreBuildErrors: true },
  // From these lists `deploy/assemble.mjs` takes only the packages; with sources they add 180 MB to each build.
  outputFileTracingExcludes: {
    "*": ["app/**", "bench/**", "components/**", "content/**", "docs/**", "lib/**", "tests/**"],
  },
  reactStrictMode: true,
  // The optimiser would fetch and decode URLs chosen by visitors; our pictures are vectors or already small.
  images: { unoptimized: true },
  // Metadata never streams into the body, so that crawlers that read only the head get it too.
  htmlLimitedBots: /.*/,
  // The packages below load WASM, fonts or worker files relative to themselves, which bundling breaks.
  serverExternalPackages: [
    "@electric-sql/pglite",
    "@prisma/schema-engine-wasm",
    "piscina",
    "pdfkit",
    "pino",
    "prom-client",
  ],
  experimental: {
    optimizePackageImports: ["radix-ui"],
    // Pages rendered at run time are cached in memory: the build may be read-only, and instances share it.
    isrFlushToDisk: false,
    // Preloaded before the first visitor, except in tests that start a server only to kill it: it is a sixth of
    // the work of a start.
    preloadEntriesOnStart: process.env.PRELOAD_PAGES !== "false",
  },
  // Addresses that people type or remember (docs/specification/site.md#addresses).
  async redirects() {
    return [
      { source: "/account", destination: "/settings", permanent: true },
      { source: "/contact", destination: "/contacts", permanent: true },
      { source: "/redirect", destination: "/", permanent: false },
      // Reached only through `/`: see middleware.ts.
      { source: "/home", destination: "/", permanent: false },
    ];
  },
  async headers() {
    return [
      { source: otherPathPattern, headers: defaultHeaders },
      { source: embedPathPattern, headers: embedHeaders },
      {
        // Not for `/api` and `/d`: headers set here override a route's own, and theirs are stricter.
        source: "/((?!api/|d/).*)",
        headers: [{ key: "Referrer-Policy", value: "strict-origin-when-cross-origin" }],
      },
      {
        // Landing page or cabinet, by the cookie (`middleware.ts`): a shared cache would mix them up for a year.
        source: "/",
        headers: [{ key: "Cache-Control", value: "private, no-cache" }],
      },
      ...(isDev
        ? []
        : [
            {
              source: "/((?!api/|d/).*)",
              headers: [{ key: "Content-Security-Policy", value: pagePolicy }],
            },
          ]),
      {
        source: "/:path*",
        has: [{ type: "header", key: "x-forwarded-proto", value: "https" }],
        headers: [hstsHeader],
      },
    ];
  },
};

export default nextConfig;
