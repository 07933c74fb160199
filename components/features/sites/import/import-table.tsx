"use client";

import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/controls/choice";
import { siteImportTexts as texts } from "@/content/sites/import";
import type { ImportPreview } from "@/lib/features/sites/import/schema";
import { typeset } from "@/lib/russian/screen-typography";

type ImportTableProps = {
  preview: ImportPreview;
  isPending: boolean;
  failure: string | null;
  onImport: (skipFaulty: boolean) => void;
};

const tones = { fresh: "success", known: "plain", faulty: "danger" } as const;

/** The preview of an import: errors by row and column, the import button, then every row. */
export function ImportTable({ preview, isPending, failure, onImport }: ImportTableProps) {
  const { rows, ignored, problems, fresh, known, faulty, refusal } = preview;
  const [skips, setSkips] = useState(false);
  const mistakes = [
    ...problems.map((problem) => ({ ...problem, column: null })),
    ...rows.flatMap((row) => row.problems.map((problem) => ({ ...problem, line: row.line }))),
  ];
  const canAdd = problems.length === 0 && fresh > 0 && refusal === null && (faulty === 0 || skips);
  return (
    <section aria-labelledby="import-preview" className="mt-10">
      <h2 id="import-preview" className="text-xl">
        {texts.preview}
      </h2>
      <p role="status" className="mt-1 text-ink-soft">
        {texts.summary({ fresh, known, faulty })}
      </p>
      {mistakes.length > 0 ? (
        <Alert
          tone="danger"
          title={texts.mistakes(new Set(mistakes.map(({ line }) => line)).size)}
          className="mt-4"
        >
          <ul className="list-disc space-y-1 pl-5">
            {mistakes.map(({ line, column, message }) => (
              <li key={`${line}-${column}-${message}`} className="break-words">
                {typeset(texts.mistake(line, column, message))}
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
      {ignored.length > 0 ? (
        <p className="measure mt-3 text-sm break-words text-ink-soft">
          {typeset(texts.ignored(ignored))}
        </p>
      ) : null}
      {refusal ? (
        <Alert tone="danger" title={typeset(refusal)} className="mt-4">
          {null}
        </Alert>
      ) : null}
      {failure ? (
        <Alert tone="danger" role="alert" title={texts.failed} className="mt-4">
          {failure}
        </Alert>
      ) : null}
      {faulty > 0 && fresh > 0 && problems.length === 0 ? (
        <div className="mt-4">
          <Checkbox
            id="skip-faulty"
            label={texts.skip(faulty)}
            checked={skips}
            onChange={({ target }) => setSkips(target.checked)}
          />
        </div>
      ) : null}
      {fresh > 0 ? (
        <p className="measure mt-4 text-sm text-ink-soft">{typeset(texts.note)}</p>
      ) : problems.length === 0 && faulty === 0 ? (
        <p className="mt-4 text-ink-soft">{texts.nothing}</p>
      ) : null}
      {canAdd ? (
        <Button className="mt-4" pending={isPending} onClick={() => onImport(skips)}>
          {texts.add(fresh)}
        </Button>
      ) : null}
      {rows.length > 0 ? <Rows rows={rows} /> : null}
    </section>
  );
}

function Rows({ rows }: { rows: ImportPreview["rows"] }) {
  return (
    <ul className="mt-6 divide-y divide-line border-y border-line">
      {rows.map(({ line, name, address, values, state }) => (
        <li
          key={line}
          className="grid gap-x-6 gap-y-1 py-2.5 text-sm md:grid-cols-[5.5rem_minmax(0,1fr)_minmax(0,2fr)_10.5rem]"
        >
          <span className="text-ink-faint tabular-nums">
            {texts.line} {line}
          </span>
          <span className="min-w-0">
            <span className="block font-medium break-words">{name || "—"}</span>
            {address && address !== name ? (
              <span className="block break-words text-ink-faint">{address}</span>
            ) : null}
          </span>
          <span className="min-w-0 break-words text-ink-soft">
            {values.map(({ value }) => value).join("; ")}
          </span>
          <span className="md:text-right">
            <Badge tone={tones[state]}>{texts[state]}</Badge>
          </span>
        </li>
      ))}
    </ul>
  );
}
