import { describe, expect, test } from "vitest";
import nextConfig from "@/next.config.mjs";
import { embedPathPattern, otherPathPattern } from "@/server/security-headers.mjs";

type Rule = {
  source: string;
  has?: { type: string; key: string; value: string }[];
  headers: { key: string; value: string }[];
};
const rules = (await nextConfig.headers?.()) as Rule[];

/** The patterns used in `next.config.mjs`, and no others. */
const patterns: Record<string, RegExp> = {
  "/:path*": /^\//,
  "/": /^\/$/,
  [otherPathPattern]: /^\/(?!d\/[^/]+\/(?:frame|text\.html|text\.js)$)/,
  [embedPathPattern]: /^\/d\/[^/]+\/(?:frame|text\.html|text\.js)$/,
  "/((?!api/|d/).*)": /^\/(?!api\/|d\/)/,
};

function headersOf(path: string, { https }: { https: boolean }): Record<string, string> {
  const met = rules.filter(({ source, has = [] }) => {
    const pattern = patterns[source];
    if (!pattern) throw new Error(`a pattern that this test does not know: ${source}`);
    const isHttps = has.every(({ key, value }) => key === "x-forwarded-proto" && value === "https");
    return pattern.test(path) && (has.length === 0 || (isHttps && https));
  });
  return Object.fromEntries(
    met.flatMap(({ headers }) => headers.map(({ key, value }) => [key.toLowerCase(), value])),
  );
}

const paths = ["/", "/generator", "/api/documents", "/d/abc", "/_next/static/chunk.js"];

describe.each(paths)("every response under %s", (path) => {
  test("forbids sniffing and framing and isolates its window", () => {
    expect(headersOf(path, { https: false })).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
    });
  });

  test("requires HTTPS for a year, only over HTTPS", () => {
    const name = "strict-transport-security";
    expect(headersOf(path, { https: true })[name]).toBe("max-age=31536000; includeSubDomains");
    expect(headersOf(path, { https: false })[name]).toBeUndefined();
  });
});

test.each(["/d/abc/frame", "/d/abc/text.html", "/d/abc/text.js"])(
  "%s can be loaded by other sites and is not sniffed",
  (path) => {
    const headers = headersOf(path, { https: false });
    expect(headers["cross-origin-resource-policy"]).toBe("cross-origin");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    // The page's own policy tells who may frame it.
    expect(headers).not.toHaveProperty("x-frame-options");
    expect(headers).not.toHaveProperty("content-security-policy");
  },
);

test.each(["/d/abc/text.css", "/d/abc/frame/x", "/d/frame", "/xd/abc/frame", "/d/a/b/frame"])(
  "%s cannot be framed by other sites",
  (path) => {
    expect(headersOf(path, { https: false })["x-frame-options"]).toBe("DENY");
  },
);

test.each(["/", "/generator", "/_next/static/chunk.js"])(
  "policy of %s forbids plug-ins, another base, foreign sources and frames around it",
  (path) => {
    const policy = headersOf(path, { https: true })["content-security-policy"] ?? "";
    for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
      expect(policy.split("; ")).toContain(part);
    }
    expect(policy).not.toMatch(/https?:|\*|script-src|default-src/);
  },
);

test("API and public documents get no content policy from next.config", () => {
  expect(headersOf("/api/documents", { https: true })["content-security-policy"]).toBeUndefined();
  expect(headersOf("/d/abc", { https: true })["content-security-policy"]).toBeUndefined();
});
