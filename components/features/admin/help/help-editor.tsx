"use client";

import { HelpFields } from "@/components/features/admin/help/help-fields";
import {
  checkHelp,
  emptyHelp,
  parseHelp,
  toRequest,
  toStored,
} from "@/components/features/admin/help/help-form";
import { EditorFrame } from "@/components/features/admin/rich-text/editor-frame";
import { TextPreview } from "@/components/features/admin/rich-text/text-preview";
import { useTextEditor } from "@/components/features/admin/rich-text/use-text-editor";
import { showMessage } from "@/components/shell/messages/show-message";
import { useSaveHelp } from "@/lib/features/help/client";
import type { EditedHelpArticle } from "@/lib/features/help/responses";

type HelpEditorProps = {
  /** The stored article; null for a new one. */
  saved: EditedHelpArticle | null;
  /** Fetches it again. Absent for a new one. */
  refetch?: () => Promise<EditedHelpArticle>;
  onOpen: (id: string) => void;
  onClose: () => void;
};

/** The editor of a help article with its preview. */
export function HelpEditor({ saved, refetch, onOpen, onClose }: HelpEditorProps) {
  const saving = useSaveHelp();
  const id = saved?.id ?? null;
  const editor = useTextEditor({
    kind: "help",
    id,
    stored: saved ? toStored(saved) : { form: emptyHelp, after: null },
    parse: parseHelp,
    check: checkHelp,
    save: async (form, after) => {
      const article = await saving.mutateAsync({ id, after, article: toRequest(form) });
      void showMessage("success", {
        title: article.isPublished ? "Статья сохранена" : "Черновик сохранён",
      });
      return { id: article.id, ...toStored(article) };
    },
    fetchNewer: refetch && (async () => toStored(await refetch())),
    onOpen,
    isSaving: saving.isPending,
    failureText: "Не удалось сохранить статью",
    onClose,
  });
  return (
    <EditorFrame
      editor={editor}
      title={saved ? "Статья справки" : "Новая статья справки"}
      isDraft={!editor.form.isPublished}
      fields={<HelpFields form={editor.form} errors={editor.errors} onChange={editor.change} />}
      preview={
        <TextPreview form={editor.form} emptyText="Без текста на странице будет один заголовок." />
      }
    />
  );
}
