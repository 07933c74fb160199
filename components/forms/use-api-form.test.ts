// @module-tag slow
// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { useApiForm } from "@/components/forms/use-api-form";
import { ApiError } from "@/lib/platform/api-client/api-error";
import { mountHook } from "@/tests/support/browser/mount-hook";

const schema = z.strictObject({
  name: z.string().min(1, "Введите имя"),
  account: z.string(),
});
type Body = z.output<typeof schema>;
const filled: Body = { name: "Анна", account: "40702" };

const refusal = (fieldErrors: Record<string, string[]>) =>
  new ApiError(400, "VALIDATION", "400", "Проверьте поля.", fieldErrors);

type Options = { values?: Body; focus?: "summary" | "field"; error?: unknown };

/** A form with two controls and a summary in the document; the server refuses with `error`, if there is one. */
async function mountForm({ values = filled, focus = "summary", error }: Options = {}) {
  document.body.innerHTML =
    '<section id="summary" tabindex="-1"></section><input id="form-name"><input id="form-account">';
  const send = vi.fn(async (_body: Body) => {
    if (error !== undefined) throw error;
  });
  const onError = vi.fn();
  const hook = await mountHook(() =>
    useApiForm({
      schema,
      defaultValues: values,
      controlId: (field) => `form-${field}`,
      focus,
      send,
      onError,
      fallback: "Сервер молчит",
    }),
  );
  hook.now.summary.current = document.getElementById("summary");
  const submit = () =>
    hook.act(async ({ submit }) => {
      await submit();
      // The focus moves after the next render.
      await new Promise((resolve) => setTimeout(resolve));
    });
  return { hook, send, onError, submit };
}

const focused = () => document.activeElement?.id;

test("a valid form is sent, and nothing is shown", async () => {
  const { hook, send, submit } = await mountForm();
  await submit();
  expect(send.mock.lastCall?.[0]).toEqual(filled);
  expect(hook.now).toMatchObject({ problems: [], failure: { text: null }, isPending: false });
});

test("a wrong form is not sent: its summary gets the focus", async () => {
  const { hook, send, submit } = await mountForm({ values: { ...filled, name: "" } });
  await submit();
  expect(send).not.toHaveBeenCalled();
  expect(hook.now.problems).toEqual([{ id: "form-name", field: "name", message: "Введите имя" }]);
  expect(focused()).toBe("summary");
});

test("the first wrong field of a form without a summary gets the focus, before and after the request", async () => {
  const wrong = await mountForm({ values: { ...filled, name: "" }, focus: "field" });
  await wrong.submit();
  expect(focused()).toBe("form-name");
  const refused = await mountForm({
    focus: "field",
    error: refusal({ account: ["Двадцать цифр"] }),
  });
  await refused.submit();
  expect(focused()).toBe("form-account");
});

test.each([
  {
    what: "about fields of the form is at the fields",
    error: refusal({ name: ["Занято"], account: ["Двадцать цифр"] }),
    expected: { name: "Занято", account: "Двадцать цифр", rest: null },
  },
  {
    what: "about a further field is not lost beside one of the form",
    error: refusal({ name: ["Занято"], vatNote: ["Укажите НДС"], bic: ["Девять цифр"] }),
    expected: { name: "Занято", account: undefined, rest: "Укажите НДС. Девять цифр" },
  },
  {
    what: "about further fields only is the failure",
    error: refusal({ vatNote: ["Укажите НДС"] }),
    expected: { name: undefined, account: undefined, rest: "Укажите НДС" },
  },
  {
    what: "without fields is the failure",
    error: refusal({}),
    expected: { name: undefined, account: undefined, rest: "Проверьте поля." },
  },
  {
    what: "that is no answer is the form's own message",
    error: new TypeError("failed to fetch"),
    expected: { name: undefined, account: undefined, rest: "Сервер молчит" },
  },
])("a refusal $what", async ({ error, expected: { rest, ...fields } }) => {
  const { hook, onError, submit } = await mountForm({ error });
  await submit();
  const { errorOf, failure } = hook.now;
  expect({ name: errorOf("name"), account: errorOf("account") }).toEqual(fields);
  expect(failure.text).toBe(rest);
  expect(onError).toHaveBeenCalledExactlyOnceWith(error, rest);
});

test("a failure is gone with the next attempt", async () => {
  const { hook, send, submit } = await mountForm({ error: refusal({}) });
  await submit();
  send.mockResolvedValueOnce();
  await submit();
  expect(hook.now.failure.text).toBeNull();
});

test("a form that is being sent is not sent again", async () => {
  const { hook, send, submit } = await mountForm();
  let answer = () => {};
  send.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await hook.act(({ submit }) => void submit());
  expect(hook.now.isPending).toBe(true);
  await submit();
  expect(send).toHaveBeenCalledTimes(1);
  await hook.act(() => answer());
  expect(hook.now.isPending).toBe(false);
});
