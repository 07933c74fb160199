"use client";

import { PostFields } from "@/components/features/admin/posts/post-fields";
import {
  checkPost,
  emptyPost,
  parsePost,
  toRequest,
  toStored,
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
  /** Fetches it again. Absent for a new one. */
  refetch?: () => Promise<EditedPost>;
  onOpen: (id: string) => void;
  onClose: () => void;
};

/** The editor of a post with its preview. */
export function PostEditor({ saved, refetch, onOpen, onClose }: PostEditorProps) {
  const saving = useSavePost();
  const id = saved?.id ?? null;
  const editor = useTextEditor({
    kind: "post",
    id,
    stored: saved ? toStored(saved) : { form: emptyPost, after: null },
    parse: parsePost,
    check: checkPost,
    save: async (form, after) => {
      const post = await saving.mutateAsync({ id, after, post: toRequest(form) });
      void showMessage("success", {
        title: post.isPublished ? "Публикация сохранена" : "Черновик сохранён",
      });
      return { id: post.id, ...toStored(post) };
    },
    fetchNewer: refetch && (async () => toStored(await refetch())),
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
