"use client";

import { useEffect, useRef, useState } from "react";
import { useTextEditor } from "@/components/features/admin/rich-text/use-text-editor";
import { EditionHistory } from "@/components/features/admin/templates/edition-history";
import { SamplePreview } from "@/components/features/admin/templates/sample-preview";
import {
  formatTemplateEdition,
  StateBadge,
} from "@/components/features/admin/templates/template-row";
import {
  type CheckedText,
  checkedPart,
  parseTemplateForm,
  type TemplateForm,
  type TemplateTextEditor,
  TextPanel,
} from "@/components/features/admin/templates/text-panel";
import { TextField } from "@/components/forms/text-field";
import { showMessage } from "@/components/shell/messages/show-message";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/overlay/confirm-dialog";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs/tabs";
import {
  type PreviewText,
  useCheckTemplate,
  usePublishTemplate,
} from "@/lib/features/templates/editing/client";
import type { EditedTemplate } from "@/lib/features/templates/responses";
import { typeset } from "@/lib/russian/screen-typography";

type TemplateEditorProps = {
  template: EditedTemplate;
  onClose: () => void;
};

type Tab = "text" | "sample" | "history";

/** The editor of one template: its text with the check, a sample, the history. */
export function TemplateEditor({ template, onClose }: TemplateEditorProps) {
  const { key, name, edition, samples } = template;
  const stored = {
    form: { content: template.content, form: template.form, note: "" },
    after: edition,
  };
  const [tab, setTab] = useState<Tab>("text");
  const [previewed, setPreviewed] = useState<PreviewText | null>(null);
  const [checked, setChecked] = useState<CheckedText | null>(null);
  const checking = useCheckTemplate(key);
  const publishing = usePublishTemplate(key);
  const top = useRef<HTMLHeadingElement>(null);
  useEffect(() => top.current?.focus(), []);

  const editor = useTextEditor<TemplateForm, number>({
    kind: "template",
    id: key,
    stored,
    parse: parseTemplateForm,
    check: ({ note }) => (note.trim() === "" ? { note: "Напишите, что изменилось" } : {}),
    save: async (form, after) => {
      const published = await publishing.mutateAsync({ ...form, after, note: form.note.trim() });
      void showMessage("success", {
        title: `Опубликована редакция № ${published.edition}`,
        description: "Новые документы составляются по ней.",
      });
      return { id: key, form: { ...form, note: "" }, after: published.edition };
    },
    isSaving: publishing.isPending,
    failureText: "Не удалось опубликовать шаблон",
    onClose,
  });
  const text = checkedPart(editor.form);
  const check = async () => {
    const of = JSON.stringify(text);
    const { findings } = await checking.mutateAsync(text).catch(() => ({ findings: null }));
    if (findings) setChecked({ of, findings });
  };

  return (
    <>
      <Button variant="quiet" size="sm" className="-ml-3" onClick={editor.leave}>
        ← К списку
      </Button>
      <h1 ref={top} tabIndex={-1} className="mt-2 text-3xl break-words focus:outline-none">
        {name}
      </h1>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-faint">
        <StateBadge state={template.state} />
        {formatTemplateEdition(template)}
      </p>
      <Notices template={template} editor={editor} />
      <Tabs
        value={tab}
        onValueChange={(next) => {
          if (next === "sample") setPreviewed(text);
          setTab(next as Tab);
        }}
        className="mt-6"
      >
        <TabsList>
          <TabsTrigger value="text">Текст</TabsTrigger>
          <TabsTrigger value="sample">На примере</TabsTrigger>
          <TabsTrigger value="history">История</TabsTrigger>
        </TabsList>
        <TabsContent value="text" className="pt-6">
          <TextPanel editor={editor} checking={checking} checked={checked} onCheck={check} />
        </TabsContent>
        <TabsContent value="sample" className="pt-6">
          {previewed && samples.length > 0 ? (
            <SamplePreview
              key={JSON.stringify(previewed)}
              templateKey={key}
              samples={samples}
              previewed={previewed}
              onFindings={(findings) =>
                "edition" in previewed || setChecked({ of: JSON.stringify(previewed), findings })
              }
            />
          ) : null}
        </TabsContent>
        <TabsContent value="history" className="pt-6">
          <EditionHistory
            template={template}
            onPreview={(number) => {
              setPreviewed({ edition: number });
              setTab("sample");
            }}
          />
        </TabsContent>
      </Tabs>
      <PublishPanel editor={editor} isHidden={tab === "history"} />
      <ConfirmDialog
        open={editor.isAsking}
        onOpenChange={editor.setIsAsking}
        title="Уйти без публикации?"
        description="Правки останутся в этом браузере: откройте шаблон снова, чтобы продолжить."
        action="Уйти"
        tone="primary"
        onConfirm={editor.leaveUnsaved}
      />
    </>
  );
}

/** What has changed, and the button that publishes it after a confirmation. */
function PublishPanel({ editor, isHidden }: { editor: TemplateTextEditor; isHidden: boolean }) {
  const { form, errors, failure, isDirty, isSaving, change, submit } = editor;
  const [isAsking, setIsAsking] = useState(false);
  const publish = async () => {
    setIsAsking(false);
    await submit();
  };
  return (
    <>
      <div className={`mt-8 max-w-2xl border-t border-line pt-6 ${isHidden ? "hidden" : ""}`}>
        <TextField
          id="template-note"
          label="Что изменилось"
          hint={typeset("Останется в истории и в журнале: по какой причине, в каком пункте.")}
          error={errors.note}
          maxLength={300}
          value={form.note}
          onText={(note) => change({ note })}
        />
        {failure ? (
          <Alert tone="danger" role="alert" title="Не опубликовано" className="mt-5">
            {failure}
          </Alert>
        ) : null}
        <div className="mt-5 flex flex-wrap items-center gap-3">
          <Button
            pending={isSaving}
            onClick={() => (form.note.trim() === "" ? void submit() : setIsAsking(true))}
          >
            Опубликовать
          </Button>
          {isDirty ? <p className="text-sm text-ink-faint">Есть неопубликованные правки</p> : null}
        </div>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Опубликовать шаблон?"
        description={typeset(
          "По этому тексту сразу начнут составляться новые документы и новые редакции. Готовые документы не изменятся.",
        )}
        action="Опубликовать"
        tone="primary"
        pending={isSaving}
        onConfirm={() => void publish()}
      />
    </>
  );
}

type NoticesProps = {
  template: EditedTemplate;
  editor: TemplateTextEditor;
};

/** What an editor should know first. */
function Notices({ template: { state, isShippedNewer }, editor }: NoticesProps) {
  const { isOutrun, takeNewer, wasRestored, discard } = editor;
  return (
    <div className="space-y-4 empty:hidden [&>*]:mt-5">
      {state === "broken" ? (
        <Alert tone="danger" title="Опубликованный текст не собирается">
          {typeset(
            "После обновления сайта он не прошёл проверку, поэтому документы составляются по исходному тексту. Проверьте его, исправьте и опубликуйте снова.",
          )}
        </Alert>
      ) : null}
      {isShippedNewer && state === "edited" ? (
        <Alert tone="note" title="Исходный текст с тех пор изменился">
          {typeset("Он пришёл с обновлением сайта. Сравнить и вернуть его можно в истории.")}
        </Alert>
      ) : null}
      {isOutrun ? (
        <Alert tone="warning" title="Пока вы правили, опубликована другая редакция">
          <p>{typeset("Ваш текст на месте. Его можно опубликовать поверх неё или отбросить.")}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button variant="secondary" size="sm" onClick={takeNewer}>
              Править поверх новой
            </Button>
            <Button variant="quiet" size="sm" onClick={discard}>
              Отбросить мой текст
            </Button>
          </div>
        </Alert>
      ) : wasRestored ? (
        <Alert tone="note" title="Восстановлен неопубликованный текст">
          <p>{typeset("Он остался в этом браузере с прошлого раза.")}</p>
          <Button variant="secondary" size="sm" className="mt-3" onClick={discard}>
            Вернуть действующий
          </Button>
        </Alert>
      ) : null}
    </div>
  );
}
