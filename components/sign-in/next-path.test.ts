import { describe, expect, test } from "vitest";
import { nextPath } from "@/components/sign-in/next-path";

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
  ])("refuses %j", (path) => {
    expect(at(path)).toBeNull();
  });

  test("is null without a parameter", () => {
    expect(nextPath({ origin: "https://site.test", search: "" })).toBeNull();
  });
});
