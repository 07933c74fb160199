"use client";

import { PostFields } from "@/components/features/admin/posts/post-fields";
import {
  checkPost,
  emptyPost,
  parsePost,
  toForm,
  toRequest,
} from "@/components/features/admin/posts/post-form";
import { EditorFrame } from "@/components/features/admin/rich-text/editor-frame";
import { TextPreview } from "@/components/features/admin/rich-text/text-preview";
import { useTextEditor } from "@/components/features/admin/rich-text/use-text-editor";
import { showMessage } from "@/components/shell/messages/show-message";
import { useSavePost } from "@/lib/features/posts/client";
import type { EditedPost } from "@/lib/features/posts/responses";

type PostEditorProps = {
  /** The stored post; null for a new one. */
  saved: EditedPost | null;
  onOpen: (id: string) => void;
  onClose: () => void;
};

/** The editor of a post with its preview. */
export function PostEditor({ saved, onOpen, onClose }: PostEditorProps) {
  const saving = useSavePost();
  const id = saved?.id ?? null;
  const editor = useTextEditor({
    kind: "post",
    id,
    stored: saved ? toForm(saved) : emptyPost,
    parse: parsePost,
    check: checkPost,
    save: async (form) => {
      const post = await saving.mutateAsync({ id, post: toRequest(form, saved) });
      void showMessage("success", {
        title: post.isPublished ? "Публикация сохранена" : "Черновик сохранён",
      });
      return { id: post.id, stored: toForm(post) };
    },
    onOpen,
    isSaving: saving.isPending,
    failureText: "Не удалось сохранить публикацию",
    onClose,
  });
  return (
    <EditorFrame
      editor={editor}
      title={saved ? "Публикация" : "Новая публикация"}
      isDraft={editor.form.release === "draft"}
      fields={<PostFields form={editor.form} errors={editor.errors} onChange={editor.change} />}
      preview={
        <TextPreview
          form={editor.form}
          emptyText="Без текста на странице будет анонс и пометка, что полного текста пока нет."
        />
      }
    />
  );
}
