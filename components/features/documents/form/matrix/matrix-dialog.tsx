"use client";

import { PencilLine } from "lucide-react";
import { Fragment, type ReactNode, useRef, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { useChosenIndustryTemplate } from "@/components/features/documents/form/industry/use-industry-templates";
import { MatrixEditor } from "@/components/features/documents/form/matrix/matrix-editor";
import {
  correctionOf,
  type MatrixRow,
  matrixRows,
  withCorrection,
} from "@/components/features/documents/form/matrix/matrix-rows";
import { toAnswers } from "@/components/features/documents/form-model/answers";
import {
  type RowsField,
  type RowsModel,
  toRow,
  type WizardValues,
} from "@/components/features/documents/form-model/form-values";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Dialog, DialogContent } from "@/components/ui/overlay/dialog";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import type { FormRow } from "@/lib/engine/questions/answer";

const columns = {
  purpose: "Цель",
  subjects: "Чьи данные",
  data: "Какие данные",
  grounds: "Основание",
  recipients: "Кто получает",
  retention: "Срок",
} as const;
type Column = keyof typeof columns;
const columnKeys = Object.keys(columns) as Column[];

/** The processing matrix: a table on a desktop, cards on a phone; each row can be corrected and reset. */
export function MatrixDialog({ model, onClose }: { model: RowsModel; onClose: () => void }) {
  const { control } = useFormContext<WizardValues>();
  const values = useWatch({ control }) as WizardValues;
  const {
    field: { value: corrections, onChange },
  } = useController<WizardValues, RowsField>({ name: model.field });
  const answers = toAnswers(values, useChosenIndustryTemplate()) as AnswersDraft;
  const rows = matrixRows(answers);
  const [editing, setEditing] = useState<string | null>(null);
  // Removed corrections, for «Вернуть»: a toast outside of the dialog could not be pressed while it is open.
  const [removedCorrections, setRemovedCorrections] = useState<Readonly<Record<string, FormRow>>>(
    {},
  );
  const [announcement, setAnnouncement] = useState("");
  const body = useRef<HTMLDivElement>(null);
  const isWide = useIsWide();

  const focus = (id: string) =>
    body.current?.querySelector<HTMLElement>(`[data-focus="${id}"]`)?.focus();
  const edit = (key: string | null) => {
    const before = editing;
    flushSync(() => setEditing(key));
    if (key === null && before !== null) focus(`button-${before}`);
    else body.current?.querySelector<HTMLElement>("[data-editor] :is(input, select)")?.focus();
  };
  const restoreRow = (key: string) => {
    const correction = correctionOf(corrections, key);
    if (!correction) return;
    onChange(corrections.filter(({ purpose }) => purpose !== key));
    setRemovedCorrections({ ...removedCorrections, [key]: correction });
    setAnnouncement("Строка снова такая, как предложено");
    focus(`button-${key}`);
  };
  const reapplyCorrection = (key: string) => {
    const correction = removedCorrections[key];
    if (!correction) return;
    onChange(withCorrection(corrections, correction));
    setAnnouncement("Исправление возвращено");
    focus(`button-${key}`);
  };

  const toShown = (row: MatrixRow): ShownRow => {
    const correction = correctionOf(corrections, row.key);
    const name = row.cells.purpose ?? "цель не названа";
    const canCorrect = Object.values(row.canCorrect).some(Boolean);
    return {
      key: row.key,
      cells: row.cells,
      mark: correction ? <Badge>Исправлено вами</Badge> : null,
      actions: canCorrect ? (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            data-focus={`button-${row.key}`}
            aria-expanded={editing === row.key}
            aria-label={`Исправить: ${name}`}
            onClick={() => edit(editing === row.key ? null : row.key)}
          >
            <PencilLine aria-hidden="true" strokeWidth={1.75} />
            Исправить
          </Button>
          {correction ? (
            <Button
              variant="quiet"
              size="sm"
              aria-label={`Вернуть как предложено: ${name}`}
              onClick={() => restoreRow(row.key)}
            >
              Вернуть как предложено
            </Button>
          ) : removedCorrections[row.key] ? (
            <Button
              variant="quiet"
              size="sm"
              aria-label={`Вернуть исправление: ${name}`}
              onClick={() => reapplyCorrection(row.key)}
            >
              Вернуть исправление
            </Button>
          ) : null}
        </div>
      ) : null,
      editor:
        editing === row.key ? (
          <MatrixEditor
            row={row}
            columns={model.columns}
            correction={correction ?? toRow({ purpose: row.key }, model.columns)}
            onChange={(next) => onChange(withCorrection(corrections, next))}
            onDone={() => edit(null)}
          />
        ) : null,
    };
  };
  const shownRows = rows.map(toShown);

  return (
    <Dialog open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <DialogContent
        placement="screen"
        title="Таблица обработки"
        description="Так каждую цель опишут документы. Получателей меняют в разделе «Передача третьим лицам»."
        className="top-[max(1rem,4vh)] z-60 max-h-[calc(100dvh-2rem-4vh)] max-w-6xl max-sm:p-4"
      >
        <div ref={body} className="mt-5">
          {isWide ? <MatrixTable rows={shownRows} /> : <MatrixCards rows={shownRows} />}
          <p aria-live="polite" className="sr-only">
            {announcement}
          </p>
          <Button className="mt-5" onClick={onClose}>
            Готово
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}

type ShownRow = Pick<MatrixRow, "key" | "cells"> & {
  mark: ReactNode;
  actions: ReactNode;
  editor: ReactNode;
};

function MatrixTable({ rows }: { rows: readonly ShownRow[] }) {
  return (
    <table className="w-full table-fixed border-collapse text-left text-sm">
      <caption className="sr-only">Цели и условия обработки</caption>
      <thead>
        <tr className="border-b border-line-strong/60">
          {columnKeys.map((column) => (
            <th
              key={column}
              scope="col"
              // Room for the buttons in it.
              className={classNames(
                "p-2 align-bottom font-semibold",
                column === "purpose" && "w-60",
              )}
            >
              {columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells, mark, actions, editor }) => (
          <Fragment key={key}>
            <tr className="border-t border-line align-top">
              {columnKeys.map((column) =>
                column === "purpose" ? (
                  <th key={column} scope="row" className="p-2 font-semibold">
                    <CellText column={column} text={cells[column]} />
                    <div className="mt-2 space-y-2 font-normal">
                      {mark}
                      {actions}
                    </div>
                  </th>
                ) : (
                  <td key={column} className="p-2 wrap-anywhere">
                    <CellText column={column} text={cells[column]} />
                  </td>
                ),
              )}
            </tr>
            {editor ? (
              <tr>
                <td colSpan={columnKeys.length} className="p-2 pb-5">
                  {editor}
                </td>
              </tr>
            ) : null}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

function MatrixCards({ rows }: { rows: readonly ShownRow[] }) {
  return (
    <ul className="space-y-4">
      {rows.map(({ key, cells, mark, actions, editor }) => (
        <li key={key} className="rounded-md border border-line bg-paper p-4">
          <p className="font-semibold wrap-anywhere">
            <CellText column="purpose" text={cells.purpose} />
          </p>
          {mark ? <div className="mt-1">{mark}</div> : null}
          <dl className="mt-2 space-y-2 text-sm">
            {columnKeys.slice(1).map((column) => (
              <div key={column}>
                <dt className="text-ink-faint">{columns[column]}</dt>
                <dd className="wrap-anywhere">
                  <CellText column={column} text={cells[column]} />
                </dd>
              </div>
            ))}
          </dl>
          <div className="mt-3">{actions}</div>
          {editor ? <div className="mt-4">{editor}</div> : null}
        </li>
      ))}
    </ul>
  );
}

/** What a document prints; a mark if it leaves a blank. No recipients is a valid value, not a blank. */
function CellText({ column, text }: { column: Column; text: string | undefined }) {
  if (text !== undefined) return text;
  return column === "recipients" ? (
    <span className="text-ink-faint">Никто</span>
  ) : (
    <span className="bg-[var(--mark-blank)] px-1">[указать]</span>
  );
}

const wide = "(min-width: 64rem)";

/** From this width six columns fit. */
function useIsWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(wide);
      query.addEventListener("change", changed);
      return () => query.removeEventListener("change", changed);
    },
    () => window.matchMedia(wide).matches,
  );
}
