import { describe, expect, test } from "vitest";
import { isSameSitePath, nextPath } from "@/lib/core/same-site-path";

test.each([
  ["/", true],
  ["/documents?q=1#top", true],
  ["/новости", true],
  ["", false],
  ["documents", false],
  ["//evil.example", false],
  ["/\\evil.example", false],
  ["/.//evil.example", false],
  ["/\t/evil.example", false],
  ["/a b", false],
  ["https://evil.example/", false],
  ["javascript:alert(1)", false],
])("isSameSitePath(%j) is %s", (path, expected) => expect(isSameSitePath(path)).toBe(expected));

const at = (next: string) =>
  nextPath({ origin: "https://site.test", search: `?next=${encodeURIComponent(next)}` });

describe("nextPath", () => {
  test.each(["/documents", "/generator?type=offer", "/help#cookie"])("keeps %s", (path) => {
    expect(at(path)).toBe(path);
  });

  test.each([
    "https://evil.test/",
    "//evil.test",
    "/\\evil.test",
    "/\t/evil.test",
    "/.//evil.test",
    "/a/..//evil.test",
    "/.\\/evil.test",
    "/%2e//evil.test",
    "javascript:alert(1)",
    "documents",
    "",
  ])("rejects %j", (path) => {
    expect(at(path)).toBeNull();
  });

  test("returns null without a parameter", () => {
    expect(nextPath({ origin: "https://site.test", search: "" })).toBeNull();
  });
});
