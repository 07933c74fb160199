"use client";

import { Table2 } from "lucide-react";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { lazyFormPart } from "@/components/features/documents/form/lazy/lazy-form-part";
import {
  isEmptyRow,
  type RowsModel,
  type WizardValues,
} from "@/components/features/documents/form-model/form-values";
import { Button } from "@/components/ui/button";
import type { ControlProps } from "@/components/ui/controls/field";
import { plural } from "@/lib/russian/plural";

/** With the rules that derive the matrix from the answers. */
const MatrixDialog = lazyFormPart(
  async () =>
    (await import("@/components/features/documents/form/matrix/matrix-dialog")).MatrixDialog,
  { failure: "Таблица не загрузилась", waiting: () => null },
);

/** The processing matrix as documents print it: opens over the form, because six columns need the width. */
export function MatrixField({ model, control }: { model: RowsModel; control: ControlProps }) {
  const corrections = useWatch<WizardValues, typeof model.field>({ name: model.field });
  const [isOpen, setIsOpen] = useState(false);
  const count = corrections.filter((row) => !isEmptyRow(row)).length;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-3">
      <Button {...control} variant="secondary" size="sm" onClick={() => setIsOpen(true)}>
        <Table2 aria-hidden="true" strokeWidth={1.75} />
        Посмотреть таблицу
      </Button>
      {count > 0 ? (
        <p className="text-sm text-ink-soft">
          Вы исправили {plural(count, "строку", "строки", "строк")}.
        </p>
      ) : null}
      {isOpen ? <MatrixDialog model={model} onClose={() => setIsOpen(false)} /> : null}
    </div>
  );
}
