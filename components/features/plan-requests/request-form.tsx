"use client";

import { type FormEvent, useState } from "react";
import { SelectField, TextAreaField } from "@/components/forms/text-field";
import { useSending } from "@/components/forms/use-sending";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Radio } from "@/components/ui/controls/choice";
import { FieldGroup } from "@/components/ui/controls/field";
import { maxDetailsLength, planRequestTexts, requestedMonths } from "@/content/plan-requests/texts";
import { requestPlan } from "@/lib/features/plan-requests/calls";
import type { PlanRequest } from "@/lib/features/plan-requests/responses";
import { getErrorMessage } from "@/lib/platform/api-client/api-error";
import { formatPrice } from "@/lib/russian/numbers";
import { plural } from "@/lib/russian/plural";
import { typeset } from "@/lib/russian/screen-typography";

/** What the form says about a plan that can be requested. */
export type OfferedPlan = {
  key: string;
  name: string;
  price: number;
  isPriceFrom: boolean;
  period: string;
  limit: string;
};

/** What the URL asks for: the plan of the clicked button, and the months chosen before; any text. */
export type RequestedPlan = { plan: string; months: string };

type RequestFormProps = {
  plans: OfferedPlan[];
  requested: RequestedPlan;
  onSent: (request: PlanRequest | null) => void;
};

const termOf = (months: string) =>
  String(requestedMonths.find((count) => String(count) === months) ?? requestedMonths[0]);

/** Plan, months, and the details of the invoice; the e-mail address is the account's. */
export function RequestForm({ plans, requested, onSent }: RequestFormProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [chosenMonths, setChosenMonths] = useState<string | null>(null);
  const [details, setDetails] = useState("");
  const [failed, setFailed] = useState<string | null>(null);
  const plan = plans.find(({ key }) => key === (chosen ?? requested.plan)) ?? plans[0];
  const months = chosenMonths ?? termOf(requested.months);
  const { isPending, run } = useSending(async (key: string) => {
    setFailed(null);
    try {
      const { request } = await requestPlan({ plan: key, months: Number(months), details });
      onSent(request);
    } catch (error) {
      setFailed(getErrorMessage(error, "Заявка не отправлена. Всё, что вы ввели, на месте."));
    }
  });
  if (!plan) return <p>Платных планов сейчас не предлагают.</p>;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(plan.key);
  };

  return (
    <form noValidate className="space-y-7" onSubmit={submit}>
      <FieldGroup id="request-plan" label="План" error={undefined}>
        {({ id }) =>
          plans.map(({ key, name, price, isPriceFrom, period, limit }, index) => (
            <Radio
              key={key}
              id={index === 0 ? id : undefined}
              name="plan"
              value={key}
              checked={key === plan.key}
              onChange={() => setChosen(key)}
              label={`${name} — ${isPriceFrom ? "от " : ""}${formatPrice(price)} ${period}`}
              note={<span className="text-sm text-ink-faint">{typeset(limit)}</span>}
            />
          ))
        }
      </FieldGroup>
      <div className="max-w-52">
        <SelectField
          id="request-months"
          label="На сколько месяцев"
          error={undefined}
          value={months}
          onText={setChosenMonths}
        >
          {requestedMonths.map((count) => (
            <option key={count} value={count}>
              {plural(count, "месяц", "месяца", "месяцев")}
            </option>
          ))}
        </SelectField>
      </div>
      <TextAreaField
        id="request-details"
        label="Реквизиты плательщика и пожелания"
        optional
        hint="Название и ИНН, если счёт нужен на компанию или ИП. Больше ничего не требуется."
        error={undefined}
        value={details}
        maxLength={maxDetailsLength}
        onText={setDetails}
      />
      <p className="border-t border-line pt-5">
        <span className="text-ink-soft">Итого: </span>
        <span className="font-semibold tabular-nums">
          {plan.isPriceFrom ? planRequestTexts.sum(null) : formatPrice(plan.price * Number(months))}
        </span>
      </p>
      {failed ? (
        <Alert tone="danger" role="alert" title="Не удалось отправить заявку">
          {failed}
        </Alert>
      ) : null}
      <Button type="submit" size="lg" pending={isPending}>
        Отправить заявку
      </Button>
    </form>
  );
}
