"use client";

import { useDeferredValue, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ScriptedForm } from "@/components/forms/scripted-form";
import { TextFileButton } from "@/components/forms/text-file-button";
import { ToolAlert } from "@/components/tools/barcode/value-problems";
import { BatchResult } from "@/components/tools/qr/batch/batch-result";
import { BatchTable } from "@/components/tools/qr/batch/batch-table";
import { type BatchRun, useBatch } from "@/components/tools/qr/batch/use-batch";
import type { QrLook } from "@/components/tools/qr/code/use-qr";
import { scrollToResult } from "@/components/tools/scroll-to-result";
import { buttonVariants } from "@/components/ui/button-variants";
import { Field } from "@/components/ui/controls/field";
import { Select } from "@/components/ui/controls/select";
import { Textarea } from "@/components/ui/controls/textarea";
import { Spinner } from "@/components/ui/spinner";
import { plural } from "@/lib/russian/plural";
import { type Batch, type BatchKind, batchKinds, readBatch } from "@/lib/tools/qr/payload/batch";
import { emptyMessage } from "@/lib/tools/qr/payload/payload";
import { findSeparator, readTable, type Separator } from "@/lib/tools/read-table";

const kindLabels: Record<BatchKind, string> = {
  link: "Ссылки",
  text: "Тексты",
  phone: "Номера для звонка",
};

const separatorLabels: Record<Separator, string> = {
  "\t": "Табуляция, как в\u00a0таблице",
  ";": "Точка с\u00a0запятой",
  ",": "Запятая",
  none: "Ничего: в\u00a0строке только содержимое",
};
const separators = Object.keys(separatorLabels) as Separator[];

const maxProblems = 10;

/** Many codes from a list or a table, one per row. Loaded on demand. */
export function QrBatch({ look, isNamed }: { look: QrLook; isNamed: boolean }) {
  const [text, setText] = useState("");
  const [kind, setKind] = useState<BatchKind>("link");
  const [chosen, setChosen] = useState<Separator | null>(null);
  const [isTable, setIsTable] = useState(false);
  const [error, setError] = useState("");
  const { run, isFailed, make, startOver } = useBatch({ ...look, isNamed });
  const result = useRef<HTMLElement>(null);

  // Deferred: typing must not wait for the parsing of a long table.
  const read = useDeferredValue(text);
  // A comma separates cells in files only: in a pasted list it is part of the text.
  const found = useMemo(
    () => findSeparator(read, isTable ? ["\t", ";", ","] : ["\t", ";"]),
    [read, isTable],
  );
  const separator = chosen ?? found;
  const batch = useMemo(() => readBatch(readTable(read, separator), kind), [read, separator, kind]);

  const isBusy = run !== null && run.done < run.items.length;
  const change = (apply: () => void) => {
    startOver();
    setError("");
    apply();
  };
  const submit = async () => {
    if (batch.items.length === 0) {
      setError(batch.problems.length > 0 ? "Исправьте строки с\u00a0ошибками" : emptyMessage);
      document.getElementById("qr-list")?.focus();
      return;
    }
    const making = make(batch.items);
    flushSync(() => setError(""));
    scrollToResult(result.current);
    await making;
  };

  return (
    <>
      <ScriptedForm
        data-print="hide"
        className="max-w-xl space-y-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void submit();
        }}
      >
        <Field id="qr-batch-kind" label="Что в&nbsp;таблице">
          {(control) => (
            <Select
              {...control}
              value={kind}
              onChange={(event) => {
                const one = batchKinds.find((name) => name === event.target.value);
                if (one) change(() => setKind(one));
              }}
            >
              {batchKinds.map((batchKind) => (
                <option key={batchKind} value={batchKind}>
                  {kindLabels[batchKind]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div className="space-y-3">
          <Field
            id="qr-list"
            label="Список или таблица"
            hint="По&nbsp;строке на&nbsp;код: «название; содержимое» или только содержимое. Можно вставить столбцы из&nbsp;Excel"
            error={error}
          >
            {(control) => (
              <Textarea
                {...control}
                rows={7}
                autoComplete="off"
                spellCheck={false}
                value={text}
                placeholder={"Стол 1; example.ru/menu?table=1\nСтол 2; example.ru/menu?table=2"}
                onChange={(event) => change(() => setText(event.target.value))}
                className="max-h-96"
              />
            )}
          </Field>
          <TextFileButton
            id="qr-file"
            onText={(content, file) =>
              change(() => {
                setText(content);
                setIsTable(file.isTable);
                setChosen(null);
              })
            }
          />
        </div>
        {read.trim() === "" ? null : (
          <>
            <Field id="qr-separator" label="Что между столбцами">
              {(control) => (
                <Select
                  {...control}
                  value={separator}
                  onChange={(event) => {
                    const one = separators.find((name) => name === event.target.value);
                    if (one) change(() => setChosen(one));
                  }}
                >
                  {separators.map((item) => (
                    <option key={item} value={item}>
                      {separatorLabels[item]}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <div>
              <p role="status" className="mb-2 font-medium">
                {describeBatch(batch)}
              </p>
              <BatchTable batch={batch} />
              <BatchProblems batch={batch} />
            </div>
          </>
        )}
        <button
          type="submit"
          className={buttonVariants()}
          // Not `disabled`: that would lose the focus while the codes are made.
          aria-disabled={isBusy || undefined}
        >
          {isBusy ? <Spinner className="size-4" /> : null}
          {batch.items.length > 0
            ? `Создать ${plural(batch.items.length, "код", "кода", "кодов")}`
            : "Создать коды"}
        </button>
      </ScriptedForm>
      <section ref={result} aria-label="Готовые коды" className="min-w-0 lg:row-span-2">
        <div className="lg:sticky lg:top-24">
          <p role="status" className="sr-only">
            {run && !isBusy ? `Готово кодов: ${run.codes.length}` : ""}
          </p>
          {run && !isBusy ? <BatchResult run={run} /> : <Waiting run={run} isFailed={isFailed} />}
        </div>
      </section>
    </>
  );
}

function describeBatch({ items, problems }: Batch): string {
  const read = `Прочитано: ${plural(items.length, "код", "кода", "кодов")}`;
  return problems.length > 0
    ? `${read}, с\u00a0ошибками ${plural(problems.length, "строка", "строки", "строк")}`
    : read;
}

function BatchProblems({ batch: { problems } }: { batch: Batch }) {
  if (problems.length === 0) return null;
  const rest = problems.length - maxProblems;
  return (
    <ToolAlert title="Эти строки не&nbsp;станут кодами">
      <ul className="space-y-1.5">
        {problems.slice(0, maxProblems).map(({ line, message }) => (
          <li key={line}>
            Строка {line}: {message}
          </li>
        ))}
      </ul>
      {rest > 0 ? <p className="mt-1.5">И ещё строк с ошибками: {rest}.</p> : null}
    </ToolAlert>
  );
}

function Waiting({ run, isFailed }: { run: BatchRun | null; isFailed: boolean }) {
  return (
    <div className="grid min-h-60 place-items-center rounded-md border border-dashed border-line-strong px-8 text-center text-balance text-ink-faint">
      {run ? (
        <div className="w-full max-w-60">
          <p>
            Готово {run.done} из&nbsp;{run.items.length}
          </p>
          <progress
            aria-label="Создаём коды"
            value={run.done}
            max={run.items.length}
            className="mt-3 h-1.5 w-full accent-accent"
          />
        </div>
      ) : isFailed ? (
        "Не\u00a0удалось загрузить часть страницы. Проверьте соединение и\u00a0попробуйте ещё раз."
      ) : (
        "Здесь появятся коды"
      )}
    </div>
  );
}
