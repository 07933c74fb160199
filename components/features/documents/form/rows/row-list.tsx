"use client";

import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { get, useController, useFormContext, useFormState } from "react-hook-form";
import { contractorRows } from "@/components/features/documents/form/rows/offered-options";
import { RowCard } from "@/components/features/documents/form/rows/row-card";
import { legacyTexts } from "@/components/features/documents/form-model/answers";
import { rowSummary } from "@/components/features/documents/form-model/form-model";
import {
  type RowsField,
  type RowsModel,
  toRow,
  type WizardValues,
} from "@/components/features/documents/form-model/form-values";
import { Button } from "@/components/ui/button";
import type { ControlProps } from "@/components/ui/controls/field";
import type { FormRow } from "@/lib/engine/questions/answer";
import { questions } from "@/lib/engine/questions/questions";

type RowListProps = {
  model: RowsModel;
  control: ControlProps;
  /** The first record was just added: focus its first field. */
  beginsOpen: boolean;
};

type Removed = { index: number; row: FormRow };

/** Records as cards, each collapsed to a line; removed ones can be restored. */
export function RowList({ model, control: { id, ...control }, beginsOpen }: RowListProps) {
  const {
    field: { value: rows, onChange, onBlur },
  } = useController<WizardValues, RowsField>({ name: model.field });
  const { getValues, setValue } = useFormContext<WizardValues>();
  const { errors } = useFormState<WizardValues>({ name: model.field });
  // Names repeat and change while typing, so each record gets its own key.
  const [keys, setKeys] = useState<readonly string[]>([]);
  const keyed = rows.map((_row, index) => keys[index] ?? `stored-${keys.length}-${index}`);
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(beginsOpen ? keyed.slice(0, 1) : []),
  );
  const [removed, setRemoved] = useState<Removed | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const nextKey = useRef(0);
  const { item, add, details, max } = questions[model.field];

  const focusIn = (index: number, what: "input" | "button") => {
    const card = list.current?.children[index];
    const target = card?.querySelector<HTMLElement>(what) ?? addButton.current;
    target?.focus();
  };

  // Text from an older form becomes records as soon as this list can show them.
  useEffect(() => {
    const texts = legacyTexts(model, getValues());
    if (texts.length === 0) return;
    const contractors = texts.flatMap(([, text]) => contractorRows(text, model.columns));
    setValue(model.field, [...getValues(model.field), ...contractors]);
    for (const [key] of texts) setValue(key as "otherThirdParties", "");
  }, [model, getValues, setValue]);

  // Only for the record added by the click that opened this list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list comes
  useEffect(() => {
    if (beginsOpen) focusIn(0, "input");
  }, []);

  /** Puts a record into its place, open, and the focus into it. */
  const insert = (index: number, row: FormRow, focus: "input" | "button") => {
    nextKey.current += 1;
    const key = `added-${nextKey.current}`;
    flushSync(() => {
      onChange(getValues(model.field).toSpliced(index, 0, row));
      setKeys(keyed.toSpliced(index, 0, key));
      setOpen(new Set([...open, key]));
      setRemoved(null);
    });
    focusIn(index, focus);
  };

  const remove = (index: number) => {
    const row = rows[index];
    if (!row) return;
    flushSync(() => {
      onChange(getValues(model.field).toSpliced(index, 1));
      setKeys(keyed.toSpliced(index, 1));
      setRemoved({ index, row });
    });
    focusIn(Math.min(index, rows.length - 2), "button");
  };

  const toggle = (key: string) => {
    const next = new Set(open);
    if (!next.delete(key)) next.add(key);
    setOpen(next);
  };

  return (
    <>
      {rows.length > 0 ? (
        <ol ref={list} className="mt-2 space-y-3">
          {rows.map((row, index) => (
            <li key={keyed[index]}>
              <RowCard
                id={`${id}-${index}`}
                title={`${item} ${index + 1}`}
                columns={model.columns}
                details={details}
                row={row}
                errors={get(errors, `${model.field}.${index}`) as unknown}
                isOpen={open.has(keyed[index] ?? "")}
                onToggle={() => toggle(keyed[index] ?? "")}
                onChange={(column, value) =>
                  onChange(rows.with(index, { ...row, [column]: value }))
                }
                onBlur={onBlur}
                onRemove={() => remove(index)}
              />
            </li>
          ))}
        </ol>
      ) : null}
      <Button
        {...control}
        ref={addButton}
        id={id}
        variant="secondary"
        size="sm"
        className="mt-3"
        disabled={rows.length >= max}
        onClick={() => insert(rows.length, toRow({}, model.columns), "input")}
      >
        <Plus aria-hidden="true" strokeWidth={1.75} />
        {add}
      </Button>
      {/* Here and not in a toast: a modal dialog blocks clicks outside it. */}
      <div aria-live="polite">
        {removed ? (
          <p className="mt-3 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
            <span className="wrap-anywhere">
              {`Убрано: ${rowSummary(removed.row, model.columns) || `${item} ${removed.index + 1}`}.`}
            </span>
            <Button
              variant="quiet"
              size="sm"
              onClick={() => insert(removed.index, removed.row, "button")}
            >
              Вернуть
            </Button>
          </p>
        ) : null}
      </div>
    </>
  );
}
