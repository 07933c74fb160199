"use client";

import { useEffect, useRef, useState } from "react";
import { PostFields } from "@/components/admin/content/post-fields";
import {
  checkPost,
  emptyPost,
  keepDraft,
  type PostErrors,
  type PostForm,
  readDraft,
  toForm,
  toRequest,
} from "@/components/admin/content/post-form";
import { PostPreview } from "@/components/admin/content/post-preview";
import { showMessage } from "@/components/shell/show-message";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { ApiError, explain } from "@/lib/api-client/api-error";
import { useSavePost } from "@/lib/posts/client";
import type { EditedPost } from "@/lib/posts/types";
import { typeset } from "@/lib/russian/screen-typography";

type PostEditorProps = {
  /** The post as it is stored; null for a new one. */
  saved: EditedPost | null;
  onOpen: (id: string) => void;
  onClose: () => void;
};

const keepAfterMs = 600;

/** The editor of a post with its preview. What is typed stays in this browser until it is saved. */
export function PostEditor({ saved, onOpen, onClose }: PostEditorProps) {
  const id = saved?.id ?? null;
  const stored = saved ? toForm(saved) : emptyPost;
  const [draft] = useState(() => readDraft(id));
  const [form, setForm] = useState<PostForm>(draft ?? stored);
  const [isDirty, setDirty] = useState(draft !== null);
  const [wasRestored, setRestored] = useState(draft !== null);
  const [errors, setErrors] = useState<PostErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [asks, setAsks] = useState(false);
  const saving = useSavePost();
  const top = useRef<HTMLHeadingElement>(null);
  useEffect(() => top.current?.focus(), []);
  useDraftKeeper(id, form, isDirty);

  const change = (part: Partial<PostForm>) => {
    setForm((now) => ({ ...now, ...part }));
    setDirty(true);
  };
  const discard = () => {
    keepDraft(id, null);
    setForm(stored);
    setDirty(false);
    setRestored(false);
    setErrors({});
  };
  const save = async () => {
    const found = checkPost(form);
    setErrors(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return focusFirst(found);
    try {
      const post = await saving.mutateAsync({ id, post: toRequest(form, saved) });
      keepDraft(id, null);
      setDirty(false);
      setRestored(false);
      setForm(toForm(post));
      void showMessage("success", {
        title: post.isPublished ? "Публикация сохранена" : "Черновик сохранён",
      });
      if (id === null) onOpen(post.id);
    } catch (error) {
      const said = error instanceof ApiError ? firstWords(error.fieldErrors) : {};
      setErrors(said);
      setFailure(explain(error, "Не удалось сохранить публикацию"));
      focusFirst(said);
    }
  };
  const leave = () => (isDirty ? setAsks(true) : onClose());

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Button variant="quiet" size="sm" className="-ml-3" onClick={leave}>
        ← К списку
      </Button>
      <h1 ref={top} tabIndex={-1} className="mt-2 text-3xl focus:outline-none">
        {saved ? "Публикация" : "Новая публикация"}
      </h1>
      {wasRestored ? (
        <Alert tone="note" className="mt-5" title="Восстановлен несохранённый текст">
          <p>{typeset("Он остался в этом браузере с прошлого раза.")}</p>
          <Button variant="secondary" size="sm" className="mt-3" onClick={discard}>
            Вернуть сохранённое
          </Button>
        </Alert>
      ) : null}
      <div className="mt-6 grid gap-x-10 gap-y-8 lg:grid-cols-2">
        <PostFields form={form} errors={errors} onChange={change} />
        <div className="min-w-0 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:self-start lg:overflow-y-auto">
          <PostPreview title={form.title} content={form.content} />
        </div>
      </div>
      {failure ? (
        <Alert tone="danger" role="alert" title="Не сохранено" className="mt-6">
          {failure}
        </Alert>
      ) : null}
      <div className="mt-8 flex flex-wrap items-center gap-3">
        <Button type="submit" pending={saving.isPending}>
          {form.release === "draft" ? "Сохранить черновик" : "Сохранить и опубликовать"}
        </Button>
        {isDirty ? <p className="text-sm text-ink-faint">Есть несохранённые правки</p> : null}
      </div>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title="Уйти без сохранения?"
        description="Правки останутся в этом браузере: откройте публикацию снова, чтобы продолжить."
        action="Уйти"
        tone="primary"
        onConfirm={() => {
          keepDraft(id, form);
          onClose();
        }}
      />
    </form>
  );
}

/** Writes the draft shortly after the last key, and asks before the window closes on unsaved text. */
function useDraftKeeper(id: string | null, form: PostForm, isDirty: boolean) {
  useEffect(() => {
    if (!isDirty) return;
    const timer = setTimeout(() => keepDraft(id, form), keepAfterMs);
    return () => clearTimeout(timer);
  }, [id, form, isDirty]);
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isDirty]);
}

const firstWords = (fieldErrors: Record<string, string[]>): PostErrors =>
  Object.fromEntries(Object.entries(fieldErrors).map(([field, [words]]) => [field, words]));

function focusFirst(errors: PostErrors) {
  const [field] = Object.keys(errors);
  if (field) document.getElementById(`post-${field}`)?.focus();
}
