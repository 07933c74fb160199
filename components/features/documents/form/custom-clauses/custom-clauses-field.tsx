"use client";

import { PencilLine, Plus, Trash2 } from "lucide-react";
import Link from "next/link";
import { useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { useWizardAccount } from "@/components/features/documents/form/account/wizard-account";
import {
  addCustomClause,
  type CustomClauseItem,
  editCustomClause,
  listCustomClauses,
  removeCustomClause,
} from "@/components/features/documents/form/custom-clauses/custom-clause-list";
import { useChosenIndustryTemplate } from "@/components/features/documents/form/industry/use-industry-templates";
import { lazyFormPart } from "@/components/features/documents/form/lazy/lazy-form-part";
import { usePreviewWriter } from "@/components/features/documents/form/preview/use-preview";
import { toAnswers } from "@/components/features/documents/form-model/answers";
import type { WizardValues } from "@/components/features/documents/form-model/form-values";
import { PremiumBadge } from "@/components/features/documents/premium-badge";
import { showMessage } from "@/components/shell/messages/show-message";
import { Button } from "@/components/ui/button";
import type { ControlProps } from "@/components/ui/controls/field";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import type { SectionPlace } from "@/lib/engine/custom-clauses/list-places";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import type { KeyOfKind } from "@/lib/engine/questions/answer";
import { canAddClauses } from "@/lib/features/documents/rights/plan-rights";

/** Opened by a click, on a paid plan. */
const CustomClauseDialog = lazyFormPart(
  async () =>
    (await import("@/components/features/documents/form/custom-clauses/custom-clause-dialog"))
      .CustomClauseDialog,
  { failure: "Форма пункта не загрузилась", waiting: () => null },
);

/** «Свои пункты»: clauses that the owner adds to a section or that replace clauses of the template. */
export function CustomClausesField({
  field: name,
  control: { id, ...control },
}: {
  field: KeyOfKind<"customClauses">;
  control: ControlProps;
}) {
  const {
    field: { value: own, onChange },
  } = useController<WizardValues, typeof name>({ name });
  const { plan } = useWizardAccount();
  const isAllowed = canAddClauses(plan);
  const [editing, setEditing] = useState<CustomClauseItem | "new" | null>(null);
  const places = usePlaces({
    enabled: editing !== null || own.additions.length + own.replacements.length > 0,
  });
  const addButton = useRef<HTMLButtonElement>(null);
  const items = listCustomClauses(own, places ?? []);

  const remove = (item: CustomClauseItem) => {
    const before = own;
    flushSync(() => onChange(removeCustomClause(own, item)));
    addButton.current?.focus();
    void showMessage("message", {
      title: "Пункт удалён",
      action: { label: "Вернуть", onClick: () => onChange(before) },
      durationMs: 10_000,
    });
  };

  return (
    <>
      {items.length > 0 ? (
        <ul className="mt-2 space-y-2">
          {items.map((item) => (
            <li
              key={`${item.kind}-${item.index}`}
              className="flex items-start gap-2 rounded-md border border-line border-l-3 border-l-gold-line px-4 py-3"
            >
              <div className="min-w-0 flex-1 text-sm">
                <p className="text-ink-faint">{places ? item.place : "Свой пункт"}</p>
                <p className="mt-1 line-clamp-4 whitespace-pre-line wrap-anywhere">{item.text}</p>
              </div>
              <Button
                variant="quiet"
                size="icon"
                className="size-9"
                aria-label={`Изменить: ${item.place}`}
                disabled={!isAllowed}
                onClick={() => setEditing(item)}
              >
                <PencilLine aria-hidden="true" strokeWidth={1.75} />
              </Button>
              <Button
                variant="quiet"
                size="icon"
                className="size-9"
                aria-label={`Удалить: ${item.place}`}
                onClick={() => remove(item)}
              >
                <Trash2 aria-hidden="true" strokeWidth={1.75} />
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <Button
          {...control}
          ref={addButton}
          id={id}
          variant="secondary"
          size="sm"
          disabled={!isAllowed}
          aria-describedby={isAllowed ? undefined : `${id}-premium`}
          onClick={() => setEditing("new")}
        >
          <Plus aria-hidden="true" strokeWidth={1.75} />
          Добавить свой пункт
        </Button>
        {isAllowed ? null : <PremiumBadge />}
      </div>
      {isAllowed ? null : (
        <p id={`${id}-premium`} className="mt-2 text-sm text-ink-soft">
          Свои пункты входят в план «Премиум»: ваш текст станет частью документа во всех форматах и
          останется в новых редакциях.{" "}
          <Link href="/premium" target="_blank" className="text-accent underline">
            Что входит в план
          </Link>
        </p>
      )}
      {editing ? (
        <CustomClauseDialog
          item={editing === "new" ? null : editing}
          places={places}
          usedIds={new Set(own.replacements.map(({ clause }) => clause))}
          onClose={() => setEditing(null)}
          onAdd={(place, text) => {
            onChange(addCustomClause(own, place, text));
            setEditing(null);
          }}
          onEdit={(item, text) => {
            onChange(editCustomClause(own, item, text));
            setEditing(null);
          }}
        />
      ) : null}
    </>
  );
}

/** The places in the document for custom clauses; null while it is not assembled. */
export function usePlaces({ enabled }: { enabled: boolean }): SectionPlace[] | null {
  const { control } = useFormContext<WizardValues>();
  const values = useWatch({ control, disabled: !enabled }) as WizardValues;
  const industryTemplate = useChosenIndustryTemplate();
  const { writer } = usePreviewWriter({ enabled });
  return useMemo(() => {
    if (!enabled || !writer || writer instanceof Error) return null;
    const answers = toAnswers(values, industryTemplate) as AnswersDraft;
    return writer.listPlaces(answers, { date: toMoscowDate(new Date()), edition: 1 });
  }, [enabled, writer, values, industryTemplate]);
}
