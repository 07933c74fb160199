import { expect, test } from "vitest";
import { changedFields, mergeUnsavedEdits } from "@/lib/core/changed-fields";

test("changedFields returns only the fields that differ from the previous values", () => {
  expect(changedFields({ title: "b", text: "" }, { title: "a", text: "" })).toEqual({ title: "b" });
});

test("mergeUnsavedEdits keeps what was typed during a save and takes the stored values of other fields", () => {
  const sent = { title: " News ", text: "one", note: "first" };
  const stored = { title: "News", text: "one", note: "" };
  expect(mergeUnsavedEdits(stored, { ...sent, text: "one two" }, sent)).toEqual({
    title: "News",
    text: "one two",
    note: "",
  });
});

test("mergeUnsavedEdits keeps a field empty that was emptied during a save", () => {
  const sent = { title: "News", form: "a" as string | null };
  expect(mergeUnsavedEdits({ ...sent }, { title: "", form: null }, sent)).toEqual({
    title: "",
    form: null,
  });
});
