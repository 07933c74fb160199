import { describe, expect, test } from "vitest";
import { servableTarget } from "@/server/request-target.mjs";

describe("servableTarget", () => {
  test.each(["/", "/api/documents?limit=5", "/%D0%BF%D1%83%D1%82%D1%8C?x=%ff", "/a%00b"])(
    "leaves %s as it is",
    (target) => {
      expect(servableTarget(target)).toBe(target);
    },
  );

  test.each([
    ["/api/documents/%ff", "/api/documents/%25ff"],
    ["/api/documents/%E0%A4%A/view?format=%41", "/api/documents/%25E0%25A4%25A/view?format=%41"],
    ["/%", "/%25"],
  ])("takes the percent signs of %s for themselves", (target, servable) => {
    expect(servableTarget(target)).toBe(servable);
    expect(() => decodeURIComponent(servable.split("?")[0] ?? "")).not.toThrow();
  });

  test.each([
    ["http://evil.example/api/documents?a=b", "/api/documents?a=b"],
    ["HTTPS://evil.example:1/", "/"],
  ])("takes the path of %s", (target, path) => {
    expect(servableTarget(target)).toBe(path);
  });

  test.each(["*", "", "evil.example:443", "http://evil.example"])("has none for %j", (target) => {
    expect(servableTarget(target)).toBeNull();
  });
});
