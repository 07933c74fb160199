// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { expect, test, vi } from "vitest";
import { PlanEditor } from "@/components/features/admin/settings/plan-editor";
import { planCatalogue } from "@/content/plans/plans";
import { toPlanText } from "@/lib/features/settings/catalogue";
import type { Settings } from "@/lib/features/settings/responses";
import type { PlanText } from "@/lib/features/settings/schema";
import { mountHook } from "@/tests/support/browser/mount-hook";

const key = "premium";
const shipped = toPlanText(
  planCatalogue.cabinet.find((plan) => plan.key === key) as (typeof planCatalogue.cabinet)[number],
);
const withPlan = (text: PlanText) =>
  ({ plans: { announced: {}, cabinet: { [key]: text } } }) as unknown as Settings;

/** The editor of a paid plan; the server answers each change with `answer`. */
async function mountEditor(answer: (init: RequestInit) => Response) {
  document.body.innerHTML = "";
  const fetch = vi.fn(async (_path: string, init: RequestInit) => answer(init));
  vi.stubGlobal("fetch", fetch);
  const client = new QueryClient();
  const editorOf = (text: PlanText) => (
    <QueryClientProvider client={client}>
      <PlanEditor list="cabinet" plan={key} settings={withPlan(text)} text={text} isEnforced />
    </QueryClientProvider>
  );
  let shown = shipped;
  const { rerender } = await mountHook(
    () => {},
    (caller) => (
      <>
        {editorOf(shown)}
        {caller}
      </>
    ),
  );
  const control = (id: string) =>
    document.getElementById(`plan-cabinet-${key}-${id}`) as HTMLInputElement;
  return {
    control,
    /** Somebody else has changed the plan, and the screen has fetched it. */
    refetch: (text: PlanText) => {
      shown = text;
      return rerender(() => {});
    },
    type: (id: string, text: string) =>
      act(async () => {
        const { prototype } =
          control(id).tagName === "TEXTAREA" ? HTMLTextAreaElement : HTMLInputElement;
        Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control(id), text);
        control(id).dispatchEvent(new Event("input", { bubbles: true }));
      }),
    submit: () =>
      act(async () => {
        document.querySelector("form")?.requestSubmit();
        await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
        await new Promise((resolve) => setTimeout(resolve, 20));
      }),
    sent: () => JSON.parse(String(fetch.mock.lastCall?.[1].body)) as unknown,
  };
}

test("only what was typed is sent, whatever somebody else has changed since", async () => {
  const editor = await mountEditor(() => Response.json(withPlan({ ...shipped, price: 5 })));
  await editor.refetch({ ...shipped, period: "год", isAvailable: false });
  await editor.type("price", "777");
  await editor.type("features", "Первое\n\n Второе ");
  await editor.submit();
  const changed = { price: 777, features: ["Первое", "Второе"] };
  expect(editor.sent()).toEqual({ plans: { cabinet: { premium: changed } } });
  expect(editor.control("price").value).toBe("5");
});

test("a refused field of the plan gets its message and the focus", async () => {
  const refusal = {
    code: "VALIDATION",
    message: "Проверьте поля",
    fieldErrors: { "plans.cabinet.premium.price": ["Целое число рублей"] },
  };
  const editor = await mountEditor(() => Response.json(refusal, { status: 400 }));
  await editor.type("price", "дорого");
  await editor.submit();
  expect(document.getElementById("plan-cabinet-premium-price-error")?.textContent).toContain(
    "Целое число рублей",
  );
  expect(document.activeElement).toBe(editor.control("price"));
});
