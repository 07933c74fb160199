// @module-tag slow
// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { PlanForm } from "@/components/features/admin/users/plan-form";
import type { ListedUser } from "@/lib/features/admin/responses";
import { mountScreen } from "@/tests/support/browser/mount-screen";
import { typeText } from "@/tests/support/browser/type-text";

const user = {
  id: "u",
  subscription: "premium",
  documentsLimit: 20,
  premiumUntil: "2026-12-31T21:00:00.000Z",
  referralEarnings: 0,
} as ListedUser;

const mountForm = () => mountScreen(<PlanForm user={user} />, () => Response.json(user));

test("only the changed fields of a user's plan are sent", async () => {
  const form = await mountForm();
  await typeText("user-limit", " 50 ");
  await typeText("user-until", "2027-01-31");
  await form.submit();
  expect(form.sent()).toEqual({ documentsLimit: 50, premiumUntil: "2027-01-31T21:00:00.000Z" });
});

test("a limit that is no number is refused before the request and gets the focus", async () => {
  const form = await mountForm();
  await typeText("user-earnings", "100");
  await typeText("user-limit", "много");
  await form.submit();
  expect(form.calls()).toBe(0);
  expect(document.getElementById("user-limit-error")?.textContent).toContain("Целое число");
  expect(document.activeElement?.id).toBe("user-limit");
});
