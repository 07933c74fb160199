"use client";

import { Download } from "lucide-react";
import { useState } from "react";
import { ImportResult } from "@/components/features/sites/import/import-result";
import { ImportTable } from "@/components/features/sites/import/import-table";
import { draftStore } from "@/components/forms/draft-store";
import { isText, parsePart } from "@/components/forms/parse-draft";
import { ScriptedForm } from "@/components/forms/scripted-form";
import { TextFileButton } from "@/components/forms/text-file-button";
import { useSessionDraft } from "@/components/forms/use-session-draft";
import { useRequiredUser } from "@/components/shell/visitor/use-required-user";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/controls/field";
import { Textarea } from "@/components/ui/controls/textarea";
import { importMessages, siteImportTexts as texts } from "@/content/sites/import";
import {
  useImportSites,
  usePreviewImport,
  useUndoImport,
} from "@/lib/features/sites/import/client";
import type { UndoneImport } from "@/lib/features/sites/import/schema";
import { getErrorMessage } from "@/lib/platform/api-client/api-error";
import { saveFile } from "@/lib/platform/api-client/save-file";
import { typeset } from "@/lib/russian/screen-typography";

const empty = { text: "" };
const store = draftStore({
  key: "sites-import",
  area: "tab",
  parse: parsePart<typeof empty>({ text: isText }),
});

type SampleProps = {
  /** The text of the CSV that visitors take as an example. */
  sample: string;
};

/** `/sites/import`: a table, what would become of it, and what has. What was typed stays until it is stored. */
export function ImportScreen({ sample }: SampleProps) {
  const user = useRequiredUser();
  return (
    <>
      <h1 className="text-3xl">{texts.title}</h1>
      <p className="measure mt-3 text-ink-soft">{typeset(texts.lead)}</p>
      {user ? <ImportForm sample={sample} /> : null}
    </>
  );
}

function ImportForm({ sample }: SampleProps) {
  const draft = useSessionDraft(store, empty);
  const { text } = draft.values;
  const preview = usePreviewImport();
  const importing = useImportSites();
  const undo = useUndoImport();
  const [error, setError] = useState<string | undefined>();
  const [undone, setUndone] = useState<UndoneImport | null>(null);
  const change = (next: string) => {
    draft.change({ text: next });
    setError(undefined);
    preview.reset();
    importing.reset();
  };
  const look = () => {
    if (text.trim() === "") {
      setError(importMessages.text);
      document.getElementById("sites-table")?.focus();
      return;
    }
    importing.reset();
    setUndone(null);
    preview.mutate(text, {
      onError: (failure) => setError(getErrorMessage(failure, texts.noAnswer)),
    });
  };
  const takeBack = (ids: string[]) =>
    undo.mutate(ids, {
      onSuccess: (result) => {
        setUndone(result);
        importing.reset();
        preview.reset();
      },
    });
  if (importing.data) {
    return (
      <ImportResult
        imported={importing.data}
        isUndoing={undo.isPending}
        failure={undo.error ? getErrorMessage(undo.error, texts.noAnswer) : null}
        onUndo={takeBack}
        onLeave={draft.forget}
      />
    );
  }
  return (
    <>
      {undone ? (
        <Alert title={texts.undone(undone.deleted.length)} role="status" className="mt-6">
          {undone.kept.length > 0 ? (
            <p>{typeset(texts.kept(undone.kept.map(({ name }) => name)))}</p>
          ) : null}
          <p>{typeset(texts.again)}</p>
        </Alert>
      ) : null}
      <ScriptedForm
        className="mt-6 max-w-3xl space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          look();
        }}
      >
        <Field id="sites-table" label={texts.label} hint={texts.hint} error={error}>
          {(control) => (
            <Textarea
              {...control}
              rows={9}
              // A table row is one line, also on a phone.
              wrap="off"
              autoComplete="off"
              spellCheck={false}
              value={text}
              placeholder={sample.split("\r\n").slice(0, 2).join("\n")}
              onChange={({ target }) => change(target.value)}
              className="max-h-96 overflow-x-auto font-mono text-sm"
            />
          )}
        </Field>
        <div className="flex flex-wrap items-start gap-3">
          <TextFileButton id="sites-file" onText={change} />
          <Button type="button" variant="quiet" size="sm" onClick={() => saveSample(sample)}>
            <Download aria-hidden="true" strokeWidth={1.75} />
            {texts.sample}
          </Button>
        </div>
        <Button type="submit" pending={preview.isPending}>
          {texts.check}
        </Button>
      </ScriptedForm>
      {preview.data ? (
        <ImportTable
          preview={preview.data}
          isPending={importing.isPending}
          failure={importing.error ? getErrorMessage(importing.error, texts.noAnswer) : null}
          onImport={(skipFaulty) => importing.mutate({ text, skipFaulty })}
        />
      ) : null}
    </>
  );
}

/** With its mark: else Excel takes UTF-8 for Windows-1251. */
const saveSample = (sample: string) =>
  saveFile(new Blob([`\ufeff${sample}`], { type: "text/csv;charset=utf-8" }), texts.sampleName);
