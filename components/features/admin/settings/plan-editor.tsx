"use client";

import { type FormEvent, useState } from "react";
import {
  parseWholeNumber,
  useSaveSettings,
} from "@/components/features/admin/settings/use-save-settings";
import { TextField } from "@/components/forms/text-field";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/controls/choice";
import { Field } from "@/components/ui/controls/field";
import { Textarea } from "@/components/ui/controls/textarea";
import { planCatalogue } from "@/content/plans/plans";
import { toPlanText } from "@/lib/features/settings/catalogue";
import type { PlanText } from "@/lib/features/settings/schema";
import { formatPrice } from "@/lib/russian/numbers";

type PlanEditorProps = {
  list: "announced" | "cabinet";
  /** The plan's key. */
  plan: string;
  text: PlanText;
  /** Name, limit and the description of a paid plan come from the settings above. */
  isEnforced: boolean;
};

const listFields = [
  { name: "features", label: "Что даёт" },
  { name: "limitations", label: "Чего нет" },
] as const;

const toLines = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** A plan as a price page shows it, collapsed. */
export function PlanEditor({ list, plan, text, isEnforced }: PlanEditorProps) {
  const [values, setValues] = useState(text);
  const [numbers, setNumbers] = useState({
    price: String(text.price),
    monthlyLimit: String(text.monthlyLimit),
  });
  const { save, isPending, errorOf } = useSaveSettings();
  const idOf = (field: string) => `plan-${list}-${plan}-${field}`;
  const error = (field: keyof PlanText) => errorOf(`plans.${list}.${plan}.${field}`);
  const set = (change: Partial<PlanText>) => setValues({ ...values, ...change });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const cleaned = Object.fromEntries(
      listFields.map(({ name }) => [name, toLines(values[name].join("\n"))]),
    );
    // Name and limit as stored now: they may have been changed above since this was expanded.
    const shared = isEnforced
      ? { name: text.name, monthlyLimit: text.monthlyLimit }
      : { monthlyLimit: parseWholeNumber(numbers.monthlyLimit) };
    const whole = { ...values, ...cleaned, ...shared, price: parseWholeNumber(numbers.price) };
    void save({ plans: { [list]: { [plan]: whole } } });
  };
  const line = (name: "name" | "period" | "description" | "buttonText", label: string) => (
    <TextField
      id={idOf(name)}
      label={label}
      error={error(name)}
      value={values[name]}
      onText={(value) => set({ [name]: value })}
    />
  );
  const number = (name: keyof typeof numbers, label: string, hint?: string) => (
    <TextField
      id={idOf(name)}
      label={label}
      hint={hint}
      error={error(name)}
      inputMode="numeric"
      value={numbers[name]}
      onText={(value) => setNumbers({ ...numbers, [name]: value })}
    />
  );
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
        {isEnforced ? null : (
          <div className="grid items-end gap-4 sm:grid-cols-2">
            {line("name", "Название")}
            {number("monthlyLimit", "Документов в месяц", "−1 — без ограничения")}
          </div>
        )}
        <div className="grid items-end gap-4 sm:grid-cols-2">
          {plan === "free" ? null : number("price", "Цена, ₽")}
          {line("period", "За какой срок")}
        </div>
        {isEnforced && plan !== "free" ? null : line("description", "Для кого")}
        {listFields.map(({ name, label }) => (
          <Field
            key={name}
            id={idOf(name)}
            label={label}
            hint="Каждая строка — отдельный пункт."
            error={error(name)}
          >
            {(control) => (
              <Textarea
                {...control}
                value={values[name].join("\n")}
                onChange={(event) => set({ [name]: event.target.value.split("\n") })}
              />
            )}
          </Field>
        ))}
        {line("buttonText", "Надпись на кнопке")}
        <div>
          <Checkbox
            label="Отметить «Популярный»"
            checked={values.isPopular}
            onChange={(event) => set({ isPopular: event.target.checked })}
          />
          {plan === "free" ? null : (
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
          <Button type="submit" pending={isPending}>
            Сохранить «{text.name}»
          </Button>
          {shipped ? (
            <Button
              variant="quiet"
              onClick={() => {
                const shippedText = toPlanText(shipped);
                setValues(shippedText);
                setNumbers({
                  price: String(shippedText.price),
                  monthlyLimit: String(shippedText.monthlyLimit),
                });
              }}
            >
              Вернуть исходный текст
            </Button>
          ) : null}
        </div>
      </form>
    </details>
  );
}
