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
 * The part of the content policy that is the same for every page. `script-src` is missing on purpose: each
 * page brings a header of its own, with the hashes of its inline scripts (`scripts/build/hash-inline-scripts.ts`,
 * `server/finish-page.mjs`). A `default-src` here would fall back to a script policy without those hashes and
 * stop hydration.
 */
const pagePolicy = [
  // React's style attributes and Radix need inline styles; they cannot run code.
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

// Dev pages evaluate code and speak over a socket: the policy holds for builds only.
const isDev = process.env.NODE_ENV === "development";

/** @type {import("next").NextConfig} */
const nextConfig = {
  poweredByHeader: false,
  // server/serve.mjs compresses, once it has seen what page leaves.
  compress: false,
  // Forgets pages that are older than what the operator published (decision 0006).
  cacheHandler: fileURLToPath(new URL("server/page-cache.mjs", import.meta.url)),
  // `npm test` checks types; checking them again here would make a first start wait for them.
  typescript: { ignoreBuildErrors: true },
  // Of these lists `deploy/assemble.mjs` takes the packages alone; with sources they are 180 MB of each build.
  outputFileTracingExcludes: {
    "*": ["app/**", "bench/**", "components/**", "content/**", "docs/**", "lib/**", "tests/**"],
  },
  reactStrictMode: true,
  // The optimiser would fetch and decode what visitors name; our pictures are vector or already small.
  images: { unoptimized: true },
  // Metadata never streams into the body: crawlers that read only the head get it too.
  htmlLimitedBots: /.*/,
  // These load WASM, fonts or worker files relative to themselves, which bundling breaks.
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
    // What is rendered at run time stays in memory: the build may be read-only, and instances share it.
    isrFlushToDisk: false,
    // Loaded before the first visitor asks, except by tests that start a server to kill it: a sixth of the work of a
    // start.
    preloadEntriesOnStart: process.env.PRELOAD_PAGES !== "false",
  },
  // Addresses that people type or remember (docs/specification/site.md#addresses).
  async redirects() {
    return [
      { source: "/account", destination: "/settings", permanent: true },
      { source: "/contact", destination: "/contacts", permanent: true },
      { source: "/redirect", destination: "/", permanent: false },
      // Only `/` shows it: see middleware.ts.
      { source: "/home", destination: "/", permanent: false },
    ];
  },
  async headers() {
    return [
      { source: otherPathPattern, headers: defaultHeaders },
      { source: embedPathPattern, headers: embedHeaders },
      {
        // Not for `/api` and `/d`: what stands here wins over a route's own, and theirs is stricter.
        source: "/((?!api/|d/).*)",
        headers: [{ key: "Referrer-Policy", value: "strict-origin-when-cross-origin" }],
      },
      {
        // Landing or cabinet, by the cookie (`middleware.ts`): a shared cache would mix them up for a year.
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
