"use client";

import { useEffect, useRef, useState } from "react";
import { parseDocumentMarkup, showDocument } from "@/components/features/documents/document-markup";
import { ComparedText } from "@/components/features/documents/document-page/comparison/comparison";
import { SelectField } from "@/components/forms/text-field";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { type PreviewText, useTemplatePreview } from "@/lib/features/templates/editing/client";
import type { TemplateFinding, TemplateSample } from "@/lib/features/templates/responses";
import { getErrorMessage } from "@/lib/platform/api-client/api-error";
import { typeset } from "@/lib/russian/screen-typography";

type SamplePreviewProps = {
  templateKey: string;
  samples: TemplateSample[];
  /** The edited text, or a stored edition. */
  previewed: PreviewText;
  onFindings: (findings: TemplateFinding[]) => void;
};

/** The document of a fictional owner by this text, and how it differs. */
export function SamplePreview({ templateKey, samples, previewed, onFindings }: SamplePreviewProps) {
  const [sample, setSample] = useState(samples[0]?.id ?? "");
  const [view, setView] = useState<"changes" | "document">("changes");
  // A mutation although it changes nothing: a click starts it, with the text of that moment.
  const preview = useTemplatePreview(templateKey);
  const run = (id: string) =>
    preview.mutate(
      { ...previewed, sample: id },
      { onSuccess: ({ findings }) => onFindings(findings) },
    );
  const first = useRef(run);
  useEffect(() => first.current(samples[0]?.id ?? ""), [samples]);
  const { data, error, isPending } = preview;
  return (
    <section aria-labelledby="sample-title">
      <h2 id="sample-title" className="text-xl">
        {"edition" in previewed
          ? previewed.edition === 0
            ? "Исходный текст на примере"
            : `Редакция №\u00a0${previewed.edition} на примере`
          : "Ваш текст на примере"}
      </h2>
      <div className="mt-4 flex flex-wrap items-end gap-4">
        <div className="w-full max-w-96">
          <SelectField
            id="template-sample"
            label="Владелец сайта"
            error={undefined}
            value={sample}
            onText={(id) => {
              setSample(id);
              run(id);
            }}
          >
            {samples.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
        <Button variant="secondary" pending={isPending} onClick={() => run(sample)}>
          Составить ещё раз
        </Button>
      </div>
      <fieldset className="mt-3 flex flex-wrap gap-x-6">
        <legend className="sr-only">Что показать</legend>
        {(
          [
            ["changes", "Что изменится"],
            ["document", "Документ целиком"],
          ] as const
        ).map(([value, label]) => (
          <label key={value} className="flex min-h-11 items-center gap-2.5">
            <input
              type="radio"
              name="sample-view"
              className="size-5 accent-accent"
              checked={view === value}
              onChange={() => setView(value)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {error ? (
        <Alert tone="danger" role="alert" title="Документ не составлен" className="mt-4">
          {getErrorMessage(error, "Сервер не ответил.")}
        </Alert>
      ) : null}
      {isPending ? <Skeleton className="mt-4 h-80" /> : null}
      {data && !isPending ? <Result {...{ data, view }} /> : null}
    </section>
  );
}

type ResultProps = {
  data: NonNullable<ReturnType<typeof useTemplatePreview>["data"]>;
  view: "changes" | "document";
};

function Result({ data: { html, comparison }, view }: ResultProps) {
  if (html === null) {
    return (
      <Alert tone="danger" role="alert" title="В шаблоне есть ошибки" className="mt-4">
        {typeset("Они перечислены рядом с текстом. Документ составится, когда их не останется.")}
      </Alert>
    );
  }
  if (view === "document") return <Sheet html={html} />;
  if (comparison === null) return null;
  const { added, removed, changed } = comparison.counts;
  if (added + removed + changed === 0) {
    return (
      <p className="mt-4 text-ink-soft">
        {typeset("У этого владельца документ останется прежним.")}
      </p>
    );
  }
  return <ComparedText comparison={comparison} showsAll={false} />;
}

function Sheet({ html }: { html: string }) {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sheet.current) showDocument(parseDocumentMarkup(html), sheet.current);
  }, [html]);
  return (
    <div
      ref={sheet}
      lang="ru"
      className="document mt-4 rounded-sm border border-line bg-sheet p-5 shadow-sheet md:p-8"
    />
  );
}
