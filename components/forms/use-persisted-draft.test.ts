// @module-tag slow
// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { draftStore } from "@/components/forms/draft-store";
import { isText, parseWhole } from "@/components/forms/parse-draft";
import { usePersistedDraft } from "@/components/forms/use-persisted-draft";
import { mountHook } from "@/tests/support/browser/mount-hook";

type Values = { name: string };
const store = draftStore({ key: "d", area: "tab", parse: parseWhole<Values>({ name: isText }) });

/** Whether the browser would ask before it closes the window. */
const asksBeforeClosing = () =>
  !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

test("a draft is kept while something differs, also when the screen closes, and removed when nothing does", async () => {
  const draft = await mountHook(() => usePersistedDraft<Values>(store, null));
  expect([store.read(), asksBeforeClosing()]).toEqual([null, false]);
  await draft.rerender(() => usePersistedDraft<Values>(store, { name: "Анна" }));
  expect([store.read(), asksBeforeClosing()]).toEqual([{ name: "Анна" }, true]);
  await draft.unmount();
  expect([store.read(), asksBeforeClosing()]).toEqual([{ name: "Анна" }, false]);
  const again = await mountHook(() => usePersistedDraft<Values>(store, { name: "Анна" }));
  await again.rerender(() => usePersistedDraft<Values>(store, null));
  expect([store.read(), asksBeforeClosing()]).toEqual([null, false]);
});
