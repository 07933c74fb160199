"use client";

import { type ReactNode, useEffect, useRef } from "react";
import type { TextEditor } from "@/components/features/admin/rich-text/use-text-editor";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/overlay/confirm-dialog";
import { typeset } from "@/lib/russian/screen-typography";

type EditorFrameProps<Form extends object> = {
  editor: TextEditor<Form>;
  title: string;
  isDraft: boolean;
  fields: ReactNode;
  preview: ReactNode;
};

const restoredNotice = { tone: "note", title: "Восстановлен несохранённый текст" } as const;
const restoredText = "Он остался в этом браузере с прошлого раза.";

const outrunNotice = {
  tone: "danger",
  role: "alert",
  title: "Текст изменился в другом окне",
} as const;
const outrunText = "Мы взяли новый, а ваши правки оставили. Проверьте их и сохраните ещё раз.";

/** The frame around an editor's fields: the link back, the preview, the save button and its result. */
export function EditorFrame<Form extends object>(props: EditorFrameProps<Form>) {
  const { editor, title, isDraft, fields, preview } = props;
  const top = useRef<HTMLHeadingElement>(null);
  useEffect(() => top.current?.focus(), []);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!editor.isSaving) void editor.submit();
      }}
    >
      <Button variant="quiet" size="sm" className="-ml-3" onClick={editor.leave}>
        ← К списку
      </Button>
      <h1 ref={top} tabIndex={-1} className="mt-2 text-3xl focus:outline-none">
        {title}
      </h1>
      {editor.wasOutrun || editor.wasRestored ? (
        <Alert className="mt-5" {...(editor.wasOutrun ? outrunNotice : restoredNotice)}>
          <p>{typeset(editor.wasOutrun ? outrunText : restoredText)}</p>
          <Button variant="secondary" size="sm" className="mt-3" onClick={editor.discard}>
            Вернуть сохранённое
          </Button>
        </Alert>
      ) : null}
      <div className="mt-6 grid gap-x-10 gap-y-8 lg:grid-cols-2">
        <div className="min-w-0 space-y-6">{fields}</div>
        <div className="min-w-0 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:self-start lg:overflow-y-auto">
          {preview}
        </div>
      </div>
      {editor.failure ? (
        <Alert tone="danger" role="alert" title="Не сохранено" className="mt-6">
          {editor.failure}
        </Alert>
      ) : null}
      <div className="mt-8 flex flex-wrap items-center gap-3">
        <Button type="submit" pending={editor.isSaving}>
          {isDraft ? "Сохранить черновик" : "Сохранить и опубликовать"}
        </Button>
        {editor.isDirty ? (
          <p className="text-sm text-ink-faint">Есть несохранённые правки</p>
        ) : null}
      </div>
      <ConfirmDialog
        open={editor.isAsking}
        onOpenChange={editor.setIsAsking}
        title="Уйти без сохранения?"
        description="Правки останутся в этом браузере: откройте текст снова, чтобы продолжить."
        action="Уйти"
        tone="primary"
        onConfirm={editor.leaveUnsaved}
      />
    </form>
  );
}
