import { expect, test } from "vitest";
import { toFormPlan } from "@/lib/engine/questions/form-plan";
import { formPlan } from "@/lib/platform/content/form-plan";

test("the compiled plan is that of the questions; after a change of them `npm run content` is due", () => {
  expect(formPlan).toEqual(JSON.parse(JSON.stringify(toFormPlan())));
});
