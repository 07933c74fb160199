// @module-tag slow
// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { PlanEditor } from "@/components/features/admin/settings/plan-editor";
import { planCatalogue } from "@/content/plans/plans";
import { toPlanText } from "@/lib/features/settings/catalogue";
import type { Settings } from "@/lib/features/settings/responses";
import type { PlanText } from "@/lib/features/settings/schema";
import { mountScreen } from "@/tests/support/browser/mount-screen";
import { typeText } from "@/tests/support/browser/type-text";

const key = "premium";
const shipped = toPlanText(
  planCatalogue.cabinet.find((plan) => plan.key === key) as (typeof planCatalogue.cabinet)[number],
);
const withPlan = (text: PlanText) =>
  ({ plans: { announced: {}, cabinet: { [key]: text } } }) as unknown as Settings;

const editorOf = (text: PlanText) => (
  <PlanEditor list="cabinet" plan={key} settings={withPlan(text)} text={text} isEnforced />
);
const control = (field: string) =>
  document.getElementById(`plan-cabinet-${key}-${field}`) as HTMLInputElement;

test("only what was typed is sent, whatever somebody else has changed since", async () => {
  const editor = await mountScreen(editorOf(shipped), () =>
    Response.json(withPlan({ ...shipped, price: 5 })),
  );
  // Another administrator's change comes with the save of another form of this screen.
  await editor.rerender(editorOf({ ...shipped, period: "год", isAvailable: false }));
  await typeText(control("price").id, "777");
  await typeText(control("features").id, "Первое\n\n Второе ");
  await editor.submit();
  const changed = { price: 777, features: ["Первое", "Второе"] };
  expect(editor.sent()).toEqual({ plans: { cabinet: { premium: changed } } });
  expect(control("price").value).toBe("5");
});

test("a refused field of the plan gets its message and the focus", async () => {
  const refusal = {
    code: "VALIDATION",
    message: "Проверьте поля",
    fieldErrors: { "plans.cabinet.premium.price": ["Целое число рублей"] },
  };
  const editor = await mountScreen(editorOf(shipped), () =>
    Response.json(refusal, { status: 400 }),
  );
  await typeText(control("price").id, "дорого");
  await editor.submit();
  expect(document.getElementById(`${control("price").id}-error`)?.textContent).toContain(
    "Целое число рублей",
  );
  expect(document.activeElement).toBe(control("price"));
});
