"use client";

import { useSettingsForm } from "@/components/features/admin/settings/use-settings-form";
import { parseWholeNumber } from "@/components/forms/parse-whole-number";
import { TextAreaField, TextField } from "@/components/forms/text-field";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/controls/choice";
import { planCatalogue } from "@/content/plans/plans";
import { toPlanText } from "@/lib/features/settings/catalogue";
import type { Settings } from "@/lib/features/settings/responses";
import type { PlanText } from "@/lib/features/settings/schema";
import { formatPrice } from "@/lib/russian/numbers";

type PlanEditorProps = {
  list: "announced" | "cabinet";
  /** The plan's key. */
  plan: string;
  settings: Settings;
  text: PlanText;
  /** Name, limit and the description of a paid plan come from the settings above. */
  isEnforced: boolean;
};

const listFields = [
  { name: "features", label: "Что даёт" },
  { name: "limitations", label: "Чего нет" },
] as const;

/** A plan as typed: a list is a text with a line for each item. */
type Values = {
  [Field in keyof PlanText]: PlanText[Field] extends boolean ? boolean : string;
};

const toValues = (text: PlanText): Values => ({
  ...text,
  price: String(text.price),
  monthlyLimit: String(text.monthlyLimit),
  features: text.features.join("\n"),
  limitations: text.limitations.join("\n"),
});

const toLines = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

const toPlanChange = ({
  price,
  monthlyLimit,
  features,
  limitations,
  ...rest
}: Partial<Values>): Partial<PlanText> => ({
  ...rest,
  ...(price !== undefined && { price: parseWholeNumber(price) }),
  ...(monthlyLimit !== undefined && { monthlyLimit: parseWholeNumber(monthlyLimit) }),
  ...(features !== undefined && { features: toLines(features) }),
  ...(limitations !== undefined && { limitations: toLines(limitations) }),
});

/** A plan as a price page shows it, collapsed. */
export function PlanEditor({ list, plan, settings, text, isEnforced }: PlanEditorProps) {
  const idOf = (field: string) => `plan-${list}-${plan}-${field}`;
  const { values, set, isChanged, submit, isPending, errorOf } = useSettingsForm<Values>(settings, {
    toValues: ({ plans }) => toValues(plans[list][plan] ?? text),
    toPatch: (changed) => ({ plans: { [list]: { [plan]: toPlanChange(changed) } } }),
    controlId: idOf,
    path: `plans.${list}.${plan}`,
  });
  const isHidden: Partial<Record<keyof Values, boolean>> = {
    name: isEnforced,
    monthlyLimit: isEnforced,
    price: plan === "free",
    description: isEnforced && plan !== "free",
    isAvailable: plan === "free",
  };
  const takeShipped = (shipped: PlanText) =>
    set(
      Object.fromEntries(
        Object.entries(toValues(shipped)).filter(([field]) => !isHidden[field as keyof Values]),
      ),
    );
  const field = (name: Exclude<keyof Values, `is${string}`>) => ({
    id: idOf(name),
    error: errorOf(name),
    value: values[name],
    onText: (value: string) => set({ [name]: value }),
  });
  const shipped = planCatalogue[list].find(({ key }) => key === plan);
  return (
    <details className="border-b border-line">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4 py-2 font-medium">
        <span>{text.name}</span>
        <span className="text-sm font-normal text-ink-soft tabular-nums">
          {text.isAvailable ? null : "скрыт, "}
          {text.isPriceFrom ? "от " : ""}
          {formatPrice(text.price)}
        </span>
      </summary>
      <form noValidate onSubmit={submit} className="space-y-5 pt-2 pb-8">
        {isHidden.name ? null : (
          <div className="grid items-end gap-4 sm:grid-cols-2">
            <TextField {...field("name")} label="Название" />
            <TextField
              {...field("monthlyLimit")}
              label="Документов в месяц"
              hint="−1 — без ограничения"
              inputMode="numeric"
            />
          </div>
        )}
        <div className="grid items-end gap-4 sm:grid-cols-2">
          {isHidden.price ? null : (
            <TextField {...field("price")} label="Цена, ₽" inputMode="numeric" />
          )}
          <TextField {...field("period")} label="За какой срок" />
        </div>
        {isHidden.description ? null : <TextField {...field("description")} label="Для кого" />}
        {listFields.map(({ name, label }) => (
          <TextAreaField
            key={name}
            {...field(name)}
            label={label}
            hint="Каждая строка — отдельный пункт."
          />
        ))}
        <TextField {...field("buttonText")} label="Надпись на кнопке" />
        <div>
          <Checkbox
            label="Отметить «Популярный»"
            checked={values.isPopular}
            onChange={(event) => set({ isPopular: event.target.checked })}
          />
          {isHidden.isAvailable ? null : (
            <Checkbox
              label="Предлагать: показывать на странице и принимать заявки"
              checked={values.isAvailable}
              onChange={(event) => set({ isAvailable: event.target.checked })}
            />
          )}
          <Checkbox
            label="Цена начинается от этой"
            checked={values.isPriceFrom}
            onChange={(event) => set({ isPriceFrom: event.target.checked })}
          />
        </div>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" disabled={!isChanged} pending={isPending}>
            Сохранить «{text.name}»
          </Button>
          {shipped ? (
            <Button variant="quiet" onClick={() => takeShipped(toPlanText(shipped))}>
              Вернуть исходный текст
            </Button>
          ) : null}
        </div>
      </form>
    </details>
  );
}
