"use client";

import { useState } from "react";
import type { MatrixRow } from "@/components/features/documents/form/matrix/matrix-rows";
import { isColumnShown } from "@/components/features/documents/form-model/form-values";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/controls/choice";
import { Field, FieldGroup } from "@/components/ui/controls/field";
import { Input } from "@/components/ui/controls/input";
import { Select } from "@/components/ui/controls/select";
import type { FormRow } from "@/lib/engine/questions/answer";
import type { Columns } from "@/lib/engine/questions/vocabulary/definition";
import { typeset } from "@/lib/russian/screen-typography";

type MatrixEditorProps = {
  row: MatrixRow;
  columns: Columns;
  /** Has empty columns if nothing is corrected. */
  correction: FormRow;
  onChange: (correction: FormRow) => void;
  onDone: () => void;
};

/** The editable parts of a row; each change is shown in the table at once. */
export function MatrixEditor({ row, columns, correction, onChange, onDone }: MatrixEditorProps) {
  const [isLast, setIsLast] = useState(false);
  const id = (column: string) => `matrix-${row.key}-${column}`;
  const text = (column: string) => String(correction[column] ?? "");
  const set = (column: string, value: string | string[]) =>
    onChange({ ...correction, [column]: value });
  const chosen = Array.isArray(correction.data) && correction.data.length > 0;
  const data = chosen ? (correction.data as string[]) : row.proposed.data;
  const { canCorrect } = row;
  const labelOf = (column: string) => columns[column]?.label ?? "";
  const hintOf = (column: string) => typeset(columns[column]?.hint ?? "");

  const tick = (type: string, isTicked: boolean) => {
    const next = row.data
      .map(([key]) => key)
      .filter((key) => (key === type ? isTicked : data.includes(key)));
    const isNone = next.length === 0 && row.proposed.data.length > 0;
    setIsLast(isNone);
    if (isNone) return;
    const isProposed =
      next.length === row.proposed.data.length &&
      next.every((key) => row.proposed.data.includes(key));
    set("data", isProposed ? [] : next);
  };

  return (
    <fieldset data-editor="" className="space-y-5 rounded-md border border-line bg-wash p-4">
      <legend className="sr-only">Исправить: {row.cells.purpose}</legend>
      {canCorrect.subjects ? (
        <Field id={id("subjects")} label={labelOf("subjects")} hint={hintOf("subjects")}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              value={text("subjects")}
              maxLength={maxOf(columns, "subjects")}
              placeholder={row.proposed.subjects}
              onChange={(event) => set("subjects", event.target.value)}
            />
          )}
        </Field>
      ) : null}
      {canCorrect.data && row.data.length > 0 ? (
        <FieldGroup
          id={id("data")}
          label={labelOf("data")}
          hint="Из тех, что вы отметили. Без содержания обращения или состава заказа цели не бывает: их документ назовёт сам."
          warning={
            isLast
              ? "Хотя бы один вид данных должен остаться. Если данных для этой цели нет, уберите саму цель."
              : undefined
          }
        >
          {({ id: first, ...control }) => (
            <div className="grid gap-x-6 sm:grid-cols-2">
              {row.data.map(([key, label], index) => (
                <Checkbox
                  key={key}
                  {...control}
                  id={index === 0 ? first : `${first}-${key}`}
                  label={label}
                  checked={data.includes(key)}
                  onChange={(event) => tick(key, event.target.checked)}
                />
              ))}
            </div>
          )}
        </FieldGroup>
      ) : null}
      {canCorrect.ground ? (
        <Field id={id("ground")} label={labelOf("ground")} hint={typeset(row.why)}>
          {(control) => (
            <Select
              {...control}
              value={text("ground")}
              onChange={(event) => set("ground", event.target.value)}
            >
              <option value="">Как предложено</option>
              {row.grounds.map(([key, label]) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : (
        <p className="text-sm text-ink-soft">
          <b className="font-semibold">Основание изменить нельзя.</b> {typeset(row.why)}
        </p>
      )}
      {canCorrect.term ? <TermFields {...{ columns, correction, set, id }} /> : null}
      <Button variant="secondary" size="sm" onClick={onDone}>
        Свернуть
      </Button>
    </fieldset>
  );
}

type TermFieldsProps = {
  columns: Columns;
  correction: FormRow;
  set: (column: string, value: string) => void;
  id: (column: string) => string;
};

function TermFields({ columns, correction, set, id }: TermFieldsProps) {
  const { term, ownTerm } = columns;
  return (
    <>
      {term?.kind === "choice" ? (
        <Field id={id("term")} label={term.label}>
          {(control) => (
            <Select
              {...control}
              value={String(correction.term ?? "")}
              onChange={(event) => set("term", event.target.value)}
            >
              <option value="">{term.unset}</option>
              {Object.entries(term.options).map(([key, label]) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : null}
      {ownTerm && isColumnShown(ownTerm, correction) ? (
        <Field id={id("ownTerm")} label={ownTerm.label} hint={typeset(ownTerm.hint ?? "")}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={maxOf(columns, "ownTerm")}
              value={String(correction.ownTerm ?? "")}
              onChange={(event) => set("ownTerm", event.target.value)}
            />
          )}
        </Field>
      ) : null}
    </>
  );
}

function maxOf(columns: Columns, key: string): number | undefined {
  const column = columns[key];
  return column?.kind === "line" ? column.max : undefined;
}
