// @module-tag slow
// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { useFailure } from "@/components/forms/use-failure";
import { ApiError } from "@/lib/platform/api-client/api-error";
import { mountHook } from "@/tests/support/browser/mount-hook";

const refusal = (fieldErrors = {}) =>
  new ApiError(400, "VALIDATION", "400", "Проверьте поля.", fieldErrors);

test.each([
  ["a refusal", refusal(), "Проверьте поля.", {}],
  [
    "a refusal of a field",
    refusal({ name: ["Занято", "Кратко"] }),
    "Проверьте поля.",
    { name: "Занято" },
  ],
  ["no answer", new TypeError("failed to fetch"), "Сервер молчит", {}],
])("%s is shown until the next attempt", async (_, error, text, messages) => {
  const failure = await mountHook(() => useFailure("Сервер молчит"));
  expect(failure.now).toMatchObject({ text: null, messages: {} });
  await failure.act(({ fail }) => expect(fail(error)).toEqual(messages));
  expect(failure.now).toMatchObject({ text, messages });
  await failure.act(({ clear }) => clear());
  expect(failure.now).toMatchObject({ text: null, messages: {} });
});

test("the general message is left out if one of the named fields has its own", async () => {
  const failure = await mountHook(() => useFailure());
  await failure.act(({ fail }) => fail(refusal({ name: ["Занято"] })));
  expect(failure.now.errorOf("name")).toBe("Занято");
  expect(failure.now.textUnless("name")).toBeNull();
  expect(failure.now.textUnless("address")).toBe("Проверьте поля.");
});

test("a form that is not sent shows its own messages", async () => {
  const failure = await mountHook(() => useFailure());
  await failure.act(({ reject }) => reject({ name: "Введите имя" }, "Заполните форму"));
  expect(failure.now).toMatchObject({ text: "Заполните форму", messages: { name: "Введите имя" } });
});
