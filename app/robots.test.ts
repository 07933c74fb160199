import { expect, test } from "vitest";
import robots from "@/app/robots";

test("robots may fetch every page, so that they read its noindex, and nothing of the API", () => {
  expect(robots()).toMatchObject({ rules: { allow: "/", disallow: ["/api/"] } });
});
