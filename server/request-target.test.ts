import { describe, expect, test } from "vitest";
import { allowedMethods, servableTarget } from "@/server/request-target.mjs";

describe("servableTarget", () => {
  test.each(["/", "/api/documents?limit=5", "/%D0%BF%D1%83%D1%82%D1%8C?x=%00%ff", "/a%01b"])(
    "returns %s unchanged",
    (target) => {
      expect(servableTarget(target)).toBe(target);
    },
  );

  test.each([
    ["/api/documents/%ff", "/api/documents/%25ff"],
    ["/api/documents/%E0%A4%A/view?format=%41", "/api/documents/%25E0%25A4%25A/view?format=%41"],
    ["/%", "/%25"],
    ["/news/%00?x=%00", "/news/%2500?x=%00"],
    ["/d/a%00b%D1%8F", "/d/a%2500b%25D1%258F"],
    ["/articles/%5Bslug%5D", "/articles/%255Bslug%255D"],
    ["/privacy/consents/%5bpurpose]?a", "/privacy/consents/%255bpurpose]?a"],
  ])("encodes the percent signs of %s again", (target, servable) => {
    expect(servableTarget(target)).toBe(servable);
    expect(() => decodeURIComponent(servable.split("?")[0] ?? "")).not.toThrow();
  });

  test.each([
    ["http://evil.example/api/documents?a=b", "/api/documents?a=b"],
    ["HTTPS://evil.example:1/", "/"],
  ])("returns the path of the absolute address %s", (target, path) => {
    expect(servableTarget(target)).toBe(path);
  });

  test.each([
    "/admin/../reviews",
    "/admin/..%2fq/../reviews",
    "/admin/%2E%2e/reviews?a=b",
    "/admin\\..\\reviews",
    "/a/./b",
    "/a/..",
    "/.%2e",
    "https://evil.example/a/../b",
  ])("returns null for %s, which a proxy may read otherwise", (target) => {
    expect(servableTarget(target)).toBeNull();
  });

  test.each([
    "/a..b",
    "/...",
    "/a/.well-known",
    "/a?next=/../b",
    "/_next/static/chunks/%5B..%5D.js",
    "/_next/static/chunks/app/%5Bslug%5D/page.js",
  ])("accepts the dots of %s as part of a name", (target) => {
    expect(servableTarget(target)).toBe(target);
  });

  test.each(["*", "", "evil.example:443", "http://evil.example"])(
    "returns null for %j",
    (target) => {
      expect(servableTarget(target)).toBeNull();
    },
  );
});

describe("allowedMethods", () => {
  test("allows only reading for pages and also changes for the API", () => {
    for (const target of [
      "/",
      "/login",
      "/apis",
      "//api/login",
      "/d/abc",
      "/d/abc/request/",
      "/d/abc/request?a=b",
      "/d/a/b/request",
      "/d//request",
      "/_next/static/a.js",
      "",
    ]) {
      expect(allowedMethods(target)).toEqual(["GET", "HEAD", "OPTIONS"]);
    }
    expect(allowedMethods("/d/abc/request")).toEqual(["GET", "HEAD", "OPTIONS", "POST"]);
    expect(allowedMethods("/api/login?a=b")).toContain("POST");
    expect(allowedMethods("/api/login")).not.toContain("TRACE");
  });
});
