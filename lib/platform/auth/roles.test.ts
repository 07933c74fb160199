import { expect, test } from "vitest";
import { effectivePlan, effectiveRole, type Plan, planLevel } from "@/lib/platform/auth/roles";
import type { SiteAccess } from "@/lib/platform/auth/site-access";

const own: Plan = { role: "user", subscription: "ultra" };
const shared: SiteAccess = { site: "s", team: "Студия", role: "editor", plan: "free" };

test("effectivePlan returns the plan of a thing's owner for every visitor", () => {
  expect(effectivePlan(own, undefined)).toEqual(own);
  expect(effectivePlan(own, shared)).toEqual({ role: "user", subscription: "free" });
  expect(effectivePlan({ role: "admin", subscription: "free" }, shared).role).toBe("user");
  expect([effectiveRole(undefined), effectiveRole(shared)]).toEqual(["owner", "editor"]);
});

test("planLevel returns ultra for an administrator", () => {
  expect(planLevel({ role: "admin", subscription: "free" })).toBe("ultra");
  expect(planLevel({ role: "premium", subscription: "premium" })).toBe("premium");
});
