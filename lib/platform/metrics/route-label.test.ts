import { expect, test } from "vitest";
import { routeLabel } from "@/lib/platform/metrics/route-label";

test("a parameter is named and not told", () => {
  expect(routeLabel("/api/documents/abc/view", { id: "abc" })).toBe("/api/documents/{id}/view");
  expect(routeLabel("/api/admin/stats", {})).toBe("/api/admin/stats");
});

test("a value that is also a word of the path is taken from the end", () => {
  expect(routeLabel("/api/documents/documents", { id: "documents" })).toBe("/api/documents/{id}");
});

test("any number of segments is one parameter, encoded or not", () => {
  expect(routeLabel("/api/%D0%BD%D0%B5/%2F", { path: ["не", "/"] })).toBe("/api/{path}");
  expect(routeLabel("/api/auth/a/b", { path: ["auth", "a", "b"] })).toBe("/api/{path}");
});
