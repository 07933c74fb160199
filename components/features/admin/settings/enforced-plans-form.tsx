"use client";

import { useSettingsForm } from "@/components/features/admin/settings/use-settings-form";
import { parseWholeNumber } from "@/components/forms/parse-whole-number";
import { TextField } from "@/components/forms/text-field";
import { Button } from "@/components/ui/button";
import { planCatalogue } from "@/content/plans/plans";
import type { EnforcedPlans, Settings } from "@/lib/features/settings/responses";

const plans = [
  { key: "free", title: "Бесплатный план" },
  { key: "premium", title: "Первый платный план" },
  { key: "ultra", title: "Второй платный план" },
] as const;

type Values = Record<keyof EnforcedPlans, string>;

const toValues = (settings: Settings): Values => ({
  freePlanName: settings.freePlanName,
  freePlanLimit: String(settings.freePlanLimit),
  premiumPlanName: settings.premiumPlanName,
  premiumPlanLimit: String(settings.premiumPlanLimit),
  premiumPlanPrice: String(settings.premiumPlanPrice),
  premiumPlanDescription: settings.premiumPlanDescription ?? "",
  ultraPlanName: settings.ultraPlanName,
  ultraPlanLimit: String(settings.ultraPlanLimit),
  ultraPlanPrice: String(settings.ultraPlanPrice),
  ultraPlanDescription: settings.ultraPlanDescription ?? "",
});

const shippedDescription = (key: string) =>
  planCatalogue.cabinet.find((plan) => plan.key === key)?.description ?? "";

const isText = (field: string) => /(?:Name|Description)$/.test(field);

const toPatch = (changed: Partial<Values>) =>
  Object.fromEntries(
    Object.entries(changed).map(([field, text]) => [
      field,
      isText(field) ? text : parseWholeNumber(text),
    ]),
  );

const controlId = (field: keyof Values) => `settings-${field}`;

/** Names, limits, prices and descriptions of the plans that are on sale (docs/specification/admin.md#settings). */
export function EnforcedPlansForm({ settings }: { settings: Settings }) {
  const { values, set, isChanged, submit, isPending, errorOf } = useSettingsForm(settings, {
    toValues,
    toPatch,
    controlId,
  });
  const field = (name: keyof Values, label: string, hint?: string) => (
    <TextField
      id={controlId(name)}
      label={label}
      hint={hint}
      error={errorOf(name)}
      inputMode={isText(name) ? undefined : "numeric"}
      value={values[name]}
      onText={(text) => set({ [name]: text })}
    />
  );
  return (
    <form noValidate onSubmit={submit} className="space-y-7">
      {plans.map(({ key, title }) => (
        <fieldset key={key} className="min-w-0">
          <legend className="font-semibold text-ink">{title}</legend>
          <div className="mt-3 grid items-end gap-4 sm:grid-cols-3">
            {field(`${key}PlanName`, "Название")}
            {field(`${key}PlanLimit`, "Документов в месяц")}
            {key === "free" ? null : field(`${key}PlanPrice`, "Цена, ₽ в месяц")}
          </div>
          {key === "free" ? null : (
            <div className="mt-4">
              {field(
                `${key}PlanDescription`,
                "Описание",
                `Пусто — «${shippedDescription(key).replace(/\.$/, "")}».`,
              )}
            </div>
          )}
        </fieldset>
      ))}
      <Button type="submit" disabled={!isChanged} pending={isPending}>
        Сохранить планы
      </Button>
    </form>
  );
}
