"use client";

import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { get, useController, useFormContext, useFormState } from "react-hook-form";
import { textsInsteadOf } from "@/components/documents/wizard/plan/answers";
import {
  type RowsField,
  type RowsPlan,
  toRow,
  type WizardValues,
} from "@/components/documents/wizard/plan/form-values";
import { contractorRows } from "@/components/documents/wizard/rows/offered-options";
import { RowCard } from "@/components/documents/wizard/rows/row-card";
import { showMessage } from "@/components/shell/messages/show-message";
import { Button } from "@/components/ui/button";
import type { ControlProps } from "@/components/ui/field";
import type { TypedRow } from "@/lib/engine/questions/answer";
import { questions } from "@/lib/engine/questions/questions";

type RowListProps = {
  plan: RowsPlan;
  control: ControlProps;
  /** The first record was just added: its first field gets the focus. */
  beginsOpen: boolean;
};

/** Records as cards, each folded to a line; what is removed can be taken back. */
export function RowList({ plan, control: { id, ...control }, beginsOpen }: RowListProps) {
  const {
    field: { value: rows, onChange, onBlur },
  } = useController<WizardValues, RowsField>({ name: plan.field });
  const { getValues, setValue } = useFormContext<WizardValues>();
  const { errors } = useFormState<WizardValues>({ name: plan.field });
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set(beginsOpen ? [0] : []));
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [said, setSaid] = useState("");
  const { item, add, details, max } = questions[plan.field];

  const focusIn = (index: number, what: "input" | "button") => {
    const card = list.current?.children[index];
    const target = card?.querySelector<HTMLElement>(what) ?? addButton.current;
    target?.focus();
  };

  // What an older form had in one text becomes records as soon as this list is there to show them.
  useEffect(() => {
    const texts = textsInsteadOf(plan, getValues());
    if (texts.length === 0) return;
    const made = texts.flatMap(([, text]) => contractorRows(text, plan.columns));
    setValue(plan.field, [...getValues(plan.field), ...made]);
    for (const [key] of texts) setValue(key as "otherThirdParties", "");
  }, [plan, getValues, setValue]);

  // Only for the record that the press before this list added.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list comes
  useEffect(() => {
    if (beginsOpen) focusIn(0, "input");
  }, []);

  const addRow = () => {
    flushSync(() => {
      onChange([...rows, toRow({}, plan.columns)]);
      setOpen(new Set([...open, rows.length]));
    });
    focusIn(rows.length, "input");
  };

  /** Puts a record in or takes it out; the open ones stay open. */
  const splice = (index: number, row: TypedRow | null) => {
    const now = getValues(plan.field);
    onChange(row ? now.toSpliced(index, 0, row) : now.toSpliced(index, 1));
    setOpen(
      new Set(
        [...open].flatMap((place) => {
          if (place < index) return place;
          if (row) return place + 1;
          return place === index ? [] : place - 1;
        }),
      ),
    );
  };

  const remove = (index: number) => {
    const row = rows[index];
    if (!row) return;
    flushSync(() => splice(index, null));
    setSaid(`${item} ${index + 1} убран`);
    focusIn(Math.min(index, rows.length - 2), "button");
    void showMessage("message", {
      title: `${item} убран из списка`,
      action: { label: "Вернуть", onClick: () => splice(index, row) },
      durationMs: 10_000,
    });
  };

  const toggle = (index: number) => {
    const next = new Set(open);
    if (!next.delete(index)) next.add(index);
    setOpen(next);
  };

  return (
    <>
      {rows.length > 0 ? (
        <ol ref={list} className="mt-2 space-y-3">
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names repeat and change as they are typed
            <li key={index}>
              <RowCard
                id={`${id}-${index}`}
                title={`${item} ${index + 1}`}
                columns={plan.columns}
                details={details}
                row={row}
                errors={get(errors, `${plan.field}.${index}`) as unknown}
                isOpen={open.has(index)}
                onToggle={() => toggle(index)}
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
        onClick={addRow}
      >
        <Plus aria-hidden="true" strokeWidth={1.75} />
        {add}
      </Button>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </>
  );
}
