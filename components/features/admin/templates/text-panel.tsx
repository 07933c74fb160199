"use client";

import { useRef } from "react";
import type { TextEditor } from "@/components/features/admin/rich-text/use-text-editor";
import { Findings } from "@/components/features/admin/templates/findings";
import {
  SourceEditor,
  type SourceEditorHandle,
} from "@/components/features/admin/templates/source-editor";
import { isNullOr, isText, parsePart } from "@/components/forms/parse-draft";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { useCheckTemplate } from "@/lib/features/templates/editing/client";
import type { TemplateFinding } from "@/lib/features/templates/responses";
import { getErrorMessage } from "@/lib/platform/api-client/api-error";
import { typeset } from "@/lib/russian/screen-typography";

export type TemplateForm = { content: string; form: string | null; note: string };

export const parseTemplateForm = parsePart<TemplateForm>({
  content: isText,
  form: isNullOr(isText),
  note: isText,
});
/** `after`: the edition that the text is based on. */
export type TemplateTextEditor = TextEditor<TemplateForm, number>;
/** The findings of a check, and the text they are about. */
export type CheckedText = { of: string; findings: TemplateFinding[] };

/** The part of the form that is checked. */
export const checkedPart = ({ content, form }: TemplateForm) => ({ content, form });

type TextPanelProps = {
  editor: TemplateTextEditor;
  checking: ReturnType<typeof useCheckTemplate>;
  checked: CheckedText | null;
  onCheck: () => Promise<void>;
};

/** The text and the findings of its check, by line. */
export function TextPanel({ editor, checking, checked, onCheck }: TextPanelProps) {
  const { form, errors, change } = editor;
  const contentEditor = useRef<SourceEditorHandle>(null);
  const formEditor = useRef<SourceEditorHandle>(null);
  const text = JSON.stringify(checkedPart(form));
  const findingsOf = (part: TemplateFinding["part"]) =>
    checked?.of === text ? checked.findings.filter((finding) => finding.part === part) : [];
  return (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0 space-y-6">
        {form.form === null ? null : (
          <SourceEditor
            ref={formEditor}
            id="template-form"
            label="Описание и вопросы"
            hint="YAML: название, отрасль, план, раздел, перед которым встаёт текст, и вопросы формы."
            error={errors.form}
            value={form.form}
            findings={findingsOf("form")}
            onText={(value) => change({ form: value })}
          />
        )}
        <SourceEditor
          ref={contentEditor}
          id="template-content"
          label="Текст шаблона"
          error={errors.content}
          value={form.content}
          findings={findingsOf("content")}
          onText={(value) => change({ content: value })}
        />
      </div>
      <div className="min-w-0 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:self-start lg:overflow-y-auto">
        <Button variant="secondary" pending={checking.isPending} onClick={() => void onCheck()}>
          Проверить
        </Button>
        {checking.error ? (
          <Alert tone="danger" role="alert" title="Не проверено" className="mt-4">
            {getErrorMessage(checking.error, "Сервер не ответил.")}
          </Alert>
        ) : null}
        {checked ? (
          <div className="mt-4">
            <Findings
              findings={checked.findings}
              isStale={checked.of !== text}
              onGoTo={({ part, line }) =>
                (part === "form" ? formEditor : contentEditor).current?.goTo(line)
              }
            />
          </div>
        ) : (
          <p className="mt-4 text-sm text-ink-soft">
            {typeset(
              "Проверка назовёт строку каждой ошибки: неизвестный ответ, пункт без нормы, ссылку в никуда.",
            )}
          </p>
        )}
      </div>
    </div>
  );
}
