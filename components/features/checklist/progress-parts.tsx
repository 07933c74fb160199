"use client";

import { Check } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { AccountSync } from "@/components/features/checklist/account-sync";
import { useCheckedItems } from "@/components/features/checklist/evidence";
import {
  type ChecklistEntry,
  countDone,
  isRequiredDone,
} from "@/components/features/checklist/progress";
import {
  clearProgress,
  setDone,
  useProgress,
} from "@/components/features/checklist/progress-store";
import { buttonVariants } from "@/components/ui/button-variants";
import { checkboxClasses } from "@/components/ui/controls/control-classes";

/** The checkbox of an item. Printed, it is always empty, so that the list can be filled in with a pen. */
export function ItemCheckbox({ id }: { id: string }) {
  const isDone = useCheckedItems()[id] === true;
  return (
    <input
      type="checkbox"
      id={`done-${id}`}
      autoComplete="off"
      aria-describedby={`about-${id}`}
      checked={isDone}
      onChange={(event) => setDone(id, event.target.checked)}
      className={`${checkboxClasses} print:border-ink! print:transition-none! print:bg-transparent! print:bg-none!`}
    />
  );
}

/** «Готово» when all required items of the section are done. */
export function SectionBadge({ items }: { items: readonly ChecklistEntry[] }) {
  const isDone = isRequiredDone(items, useCheckedItems());
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-sm border px-1.5 py-px text-2xs font-medium whitespace-nowrap print:hidden ${
        isDone
          ? "border-success/30 bg-success-wash text-success"
          : "border-warning/30 bg-warning-wash text-warning"
      }`}
    >
      {isDone ? <Check aria-hidden="true" strokeWidth={2} className="size-3.5" /> : null}
      {isDone ? "Готово" : "Требует внимания"}
    </span>
  );
}

const actionClasses = buttonVariants({ variant: "secondary", size: "sm" });

/** The progress in words; the bar next to them is hidden from screen readers. */
export function ChecklistSummary({ items }: { items: readonly ChecklistEntry[] }) {
  const progress = useCheckedItems();
  const doneCount = countDone(items, useProgress());
  const ids = useMemo(() => items.map(({ id }) => id), [items]);
  const done = countDone(items, progress);
  const remaining = items.filter(({ id, required }) => required && progress[id] !== true).length;
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4 rounded-lg border border-line bg-sheet p-5 print:hidden">
      <div className="min-w-52 flex-1">
        <p role="status" className="font-medium">
          {`Сделано ${done} из ${items.length}. `}
          <span className="font-normal text-ink-soft">
            {remaining === 0 ? "Обязательное отмечено всё." : `Обязательных осталось ${remaining}.`}
          </span>
        </p>
        <div aria-hidden="true" className="mt-2.5 h-1 overflow-hidden rounded-full bg-wash">
          <div
            className="h-full bg-accent transition-[width] duration-200"
            style={{ width: `${(done / items.length) * 100}%` }}
          />
        </div>
        <AccountSync ids={ids} />
      </div>
      <div className="flex flex-wrap gap-2.5">
        <button type="button" className={actionClasses} onClick={() => window.print()}>
          Распечатать
        </button>
        <button
          type="button"
          className={actionClasses}
          disabled={doneCount === 0}
          onClick={() => clearProgress()}
        >
          Снять отметки
        </button>
      </div>
    </div>
  );
}

/** Shows and announces its text when all required items are done (docs/specification/content.md#checklist). */
export function WhenRequiredDone({
  items,
  children,
}: {
  items: readonly ChecklistEntry[];
  children: ReactNode;
}) {
  const isDone = isRequiredDone(items, useCheckedItems());
  return (
    <div role="status" className="print:hidden">
      {isDone ? children : null}
    </div>
  );
}
