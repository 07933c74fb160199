"use client";

import { ChevronDown, Trash2 } from "lucide-react";
import { useState } from "react";
import { ColumnField } from "@/components/features/documents/form/rows/column-field";
import { rowSummary } from "@/components/features/documents/form-model/form-model";
import { isColumnShown } from "@/components/features/documents/form-model/form-values";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import type { FormRow } from "@/lib/engine/questions/answer";
import type { ColumnDefinition, Columns } from "@/lib/engine/questions/vocabulary/definition";

type RowCardProps = {
  id: string;
  /** «Получатель 2». */
  title: string;
  columns: Columns;
  /** Heading of the fields that most owners skip. */
  details: string;
  row: FormRow;
  /** The errors by column, as the form keeps them. */
  errors: unknown;
  isOpen: boolean;
  onToggle: () => void;
  onChange: (column: string, value: string | string[]) => void;
  onBlur: () => void;
  onRemove: () => void;
};

/** One record: a line that expands into its fields. */
export function RowCard(props: RowCardProps) {
  const { id, title, columns, row, errors, isOpen, onToggle, onRemove } = props;
  const [showsDetails, setShowsDetails] = useState(() =>
    Object.entries(columns).some(([key, { inDetails }]) => inDetails && row[key]?.length),
  );
  const errorOf = (key: string) =>
    (errors as Record<string, { message?: string }> | undefined)?.[key]?.message;
  const shownColumns = Object.entries(columns).filter(([, column]) => isColumnShown(column, row));
  const [first, details] = [false, true].map((inDetails) =>
    shownColumns.filter(([, column]) => (column.inDetails ?? false) === inDetails),
  ) as [Column[], Column[]];
  const isWrong = (list: Column[]) => list.some(([key]) => errorOf(key) !== undefined);
  // A record with errors stays expanded.
  const isUnfolded = isOpen || isWrong(shownColumns);
  const hasDetails = showsDetails || isWrong(details);
  const summary = rowSummary(row, columns);
  const fields = (list: Column[]) =>
    list.map(([key, column]) => (
      <ColumnField
        key={key}
        id={`${id}-${key}`}
        column={column}
        row={row}
        value={row[key] ?? ""}
        error={errorOf(key)}
        onChange={(value) => props.onChange(key, value)}
        onBlur={props.onBlur}
      />
    ));
  return (
    <fieldset className="min-w-0 rounded-md border border-line bg-paper">
      <legend className="sr-only">{title}</legend>
      <div className="flex items-start">
        <button
          type="button"
          aria-expanded={isUnfolded}
          aria-controls={`${id}-fields`}
          onClick={onToggle}
          className="flex min-h-11 min-w-0 flex-1 items-start gap-2 rounded-md px-4 py-2.5 text-left hover:bg-wash/60"
        >
          <ChevronDown
            aria-hidden="true"
            strokeWidth={1.75}
            className={classNames(
              "mt-0.5 size-5 shrink-0 text-ink-faint transition-transform duration-150",
              isUnfolded && "rotate-180",
            )}
          />
          <span className="min-w-0 wrap-anywhere">
            <span className="sr-only">{title}: </span>
            {summary || <span className="text-ink-faint">{title}</span>}
          </span>
        </button>
        <Button
          variant="quiet"
          size="icon"
          className="size-11 shrink-0 text-ink-faint"
          aria-label={`Убрать: ${title}`}
          title="Убрать"
          onClick={onRemove}
        >
          <Trash2 aria-hidden="true" strokeWidth={1.75} />
        </Button>
      </div>
      <div id={`${id}-fields`} hidden={!isUnfolded} className="space-y-5 px-4 pt-2 pb-4">
        {fields(first)}
        {details.length > 0 ? (
          <>
            <button
              type="button"
              aria-expanded={hasDetails}
              aria-controls={`${id}-details`}
              onClick={() => setShowsDetails(!hasDetails)}
              className="flex min-h-9 items-center gap-1.5 rounded-sm text-left text-sm text-accent underline decoration-accent/40 underline-offset-[0.25em] hover:text-accent-deep"
            >
              <ChevronDown
                aria-hidden="true"
                strokeWidth={1.75}
                className={classNames("size-4.5 shrink-0", hasDetails && "rotate-180")}
              />
              {props.details}
            </button>
            <div id={`${id}-details`} hidden={!hasDetails} className="space-y-5">
              {hasDetails && isUnfolded ? fields(details) : null}
            </div>
          </>
        ) : null}
      </div>
    </fieldset>
  );
}

type Column = [key: string, column: ColumnDefinition];
