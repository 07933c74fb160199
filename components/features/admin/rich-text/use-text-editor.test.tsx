// @module-tag slow
// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { useTextEditor } from "@/components/features/admin/rich-text/use-text-editor";
import { isText, parsePart } from "@/components/forms/parse-draft";
import type { CurrentUser } from "@/lib/features/accounts/responses";
import { CurrentUserContext, guest } from "@/lib/features/accounts/visitor-context";
import { ApiError } from "@/lib/platform/api-client/api-error";
import { mountHook } from "@/tests/support/browser/mount-hook";

type Form = { title: string; text: string };
type Stored = { form: Form; after: string };

const monday = "2026-11-23T09:00:00.000Z";
const friday = "2026-11-27T09:00:00.000Z";
const ours: Stored = { form: { title: "Заголовок", text: "Текст" }, after: monday };
const colleagues: Stored = { form: { title: "Заголовок", text: "Текст коллеги" }, after: friday };

/** An editor of the text `stored`; the server has `newest`. */
async function openEditor(stored: Stored, options: { newest?: Stored; userId?: string } = {}) {
  const { newest = stored, userId = "anna" } = options;
  const user = { id: userId } as CurrentUser;
  const save = vi.fn(async (form: Form, after: string) => {
    if (after !== newest.after) throw new ApiError(409, "CONFLICT", "409", "Текст изменился.");
    return { id: "1", form, after: "2026-11-28T09:00:00.000Z" };
  });
  const editor = await mountHook(
    () =>
      useTextEditor<Form, string>({
        kind: "post",
        id: "1",
        stored,
        parse: parsePart<Form>({ title: isText, text: isText }),
        check: () => ({}),
        save,
        fetchNewer: async () => newest,
        isSaving: false,
        failureText: "Не удалось сохранить",
        onClose: () => {},
      }),
    (caller) => <CurrentUserContext value={{ ...guest, user }}>{caller}</CurrentUserContext>,
  );
  return { editor, save };
}

/** Leaves unsaved edits of Monday's text in the browser. */
async function leaveDraft(edits: Partial<Form>) {
  const { editor } = await openEditor(ours);
  await editor.act(({ change }) => change(edits));
  await editor.act(({ leaveUnsaved }) => leaveUnsaved());
  await editor.unmount();
}

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(window, "scrollTo").mockReturnValue();
});

test("a draft is restored, with the state that it is based on", async () => {
  await leaveDraft({ title: "Мой" });
  const { editor, save } = await openEditor(ours);
  expect(editor.now).toMatchObject({ isDirty: true, wasRestored: true, wasOutrun: false });
  await editor.act(({ submit }) => submit());
  expect(save).toHaveBeenCalledWith({ title: "Мой", text: "Текст" }, monday);
  expect(editor.now).toMatchObject({ isDirty: false, wasRestored: false, failure: null });
  expect(localStorage.length).toBe(0);
});

test("an old draft does not take back what a colleague has changed since", async () => {
  await leaveDraft({ title: "Мой" });
  const { editor, save } = await openEditor(colleagues);
  expect(editor.now).toMatchObject({ isDirty: true, wasOutrun: true });
  await editor.act(({ submit }) => submit());
  expect(save).toHaveBeenCalledWith({ title: "Мой", text: "Текст коллеги" }, friday);
});

test("a save that a colleague has outrun keeps the edits, takes the rest and is repeated on demand", async () => {
  const { editor, save } = await openEditor(ours, { newest: colleagues });
  await editor.act(({ change }) => change({ title: "Мой" }));
  await editor.act(({ submit }) => submit());
  expect(editor.now).toMatchObject({ wasOutrun: true, failure: null, isDirty: true });
  expect(editor.now.form).toEqual({ title: "Мой", text: "Текст коллеги" });
  await editor.act(({ submit }) => submit());
  expect(save).toHaveBeenLastCalledWith({ title: "Мой", text: "Текст коллеги" }, friday);
  expect(editor.now).toMatchObject({ wasOutrun: false, isDirty: false });
});

test("edits of the same field stay after a colleague's save", async () => {
  const { editor } = await openEditor(ours, { newest: colleagues });
  await editor.act(({ change }) => change({ text: "Мой текст" }));
  await editor.act(({ submit }) => submit());
  expect(editor.now).toMatchObject({ wasOutrun: true, form: { text: "Мой текст" } });
});

test("a draft is only for its author", async () => {
  await leaveDraft({ title: "Мой" });
  const { editor } = await openEditor(ours, { userId: "boris" });
  expect(editor.now).toMatchObject({ isDirty: false, form: ours.form });
});

test.each([
  ["without a base", { title: "Старый", text: "Старый" }],
  ["of another shape", { after: monday, edits: { title: 7 } }],
])("a draft %s is not restored", async (_, draft) => {
  localStorage.setItem("admin-post:anna:1", JSON.stringify(draft));
  const { editor } = await openEditor(ours);
  expect(editor.now).toMatchObject({ isDirty: false, wasRestored: false, form: ours.form });
});
