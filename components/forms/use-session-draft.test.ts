// @module-tag slow
// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { draftStore } from "@/components/forms/draft-store";
import { isText, parsePart } from "@/components/forms/parse-draft";
import { useSessionDraft } from "@/components/forms/use-session-draft";
import { mountHook } from "@/tests/support/browser/mount-hook";

type Values = { name: string; text: string };
const empty: Values = { name: "", text: "" };
const store = draftStore({
  key: "feedback",
  area: "tab",
  parse: parsePart<Values>({ name: isText, text: isText }),
});
const mount = () => mountHook(() => useSessionDraft(store, empty));

test("typed values survive a reload, and are forgotten when they are sent", async () => {
  const form = await mount();
  expect(form.now.values).toEqual(empty);
  await form.act(({ change }) => change({ name: "Анна" }));
  await form.unmount();
  const again = await mount();
  expect(again.now.values).toEqual({ name: "Анна", text: "" });
  await again.act(({ forget }) => forget());
  expect([again.now.values, store.read()]).toEqual([empty, null]);
});

test("an untouched form stores nothing", async () => {
  await mount();
  expect(store.read()).toBeNull();
});

test("only the valid fields of a draft of another version are restored", async () => {
  sessionStorage.setItem("feedback", JSON.stringify({ name: "Анна", text: 7 }));
  expect((await mount()).now.values).toEqual({ name: "Анна", text: "" });
  store.remove();
});
