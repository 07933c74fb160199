import { expect, test } from "vitest";
import { routeLabel } from "@/lib/platform/metrics/route-label";

test("routeLabel replaces a parameter's value by its name", () => {
  expect(routeLabel("/api/documents/abc/view", { id: "abc" })).toBe("/api/documents/{id}/view");
  expect(routeLabel("/api/admin/stats", {})).toBe("/api/admin/stats");
});

test("routeLabel replaces the last segment when a value occurs twice", () => {
  expect(routeLabel("/api/documents/documents", { id: "documents" })).toBe("/api/documents/{id}");
});

test("routeLabel replaces several segments by one parameter, encoded or not", () => {
  expect(routeLabel("/api/%D0%BD%D0%B5/%2F", { path: ["не", "/"] })).toBe("/api/{path}");
  expect(routeLabel("/api/auth/a/b", { path: ["auth", "a", "b"] })).toBe("/api/{path}");
});
