import { expect, test } from "vitest";
import { changedFields, mergeUnsavedEdits } from "@/lib/core/changed-fields";

test("fields are changed when they are not as they were", () => {
  expect(changedFields({ title: "b", text: "" }, { title: "a", text: "" })).toEqual({ title: "b" });
});

test("what is typed while a form is being saved stays; the rest is as it is stored", () => {
  const sent = { title: " News ", text: "one", note: "first" };
  const stored = { title: "News", text: "one", note: "" };
  expect(mergeUnsavedEdits(stored, { ...sent, text: "one two" }, sent)).toEqual({
    title: "News",
    text: "one two",
    note: "",
  });
});

test("a field that is emptied while the form is being saved stays empty", () => {
  const sent = { title: "News", form: "a" as string | null };
  expect(mergeUnsavedEdits({ ...sent }, { title: "", form: null }, sent)).toEqual({
    title: "",
    form: null,
  });
});
