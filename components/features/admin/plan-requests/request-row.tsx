"use client";

import { useState } from "react";
import { SelectField, TextField } from "@/components/forms/text-field";
import { showMessage } from "@/components/shell/messages/show-message";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { formatDay, formatMoment } from "@/components/ui/format-moment";
import { planRequestTexts as texts } from "@/content/plan-requests/texts";
import { planNames } from "@/content/plans/plan-names";
import { useDecideRequest } from "@/lib/features/plan-requests/client";
import type { ListedPlanRequest } from "@/lib/features/plan-requests/responses";
import type { PlanDecision } from "@/lib/features/plan-requests/schema";
import { getErrorMessage } from "@/lib/platform/api-client/api-error";
import { plural } from "@/lib/russian/plural";

type RequestRowProps = { request: ListedPlanRequest; onSettled: () => void };

const tones = {
  waiting: "gold",
  granted: "success",
  declined: "plain",
  withdrawn: "plain",
} as const;

/** One request with its user's current plan and the actions on it. */
export function RequestRow({ request, onSettled }: RequestRowProps) {
  const { id, planName, months, sum, details, state, createdAt, until, user } = request;
  const decision = useDecideRequest();
  const decide = async (body: PlanDecision) => {
    try {
      await decision.mutateAsync({ id, ...body });
      const title = body.state === "granted" ? "План включён" : "Заявка отклонена";
      void showMessage("success", { title });
      onSettled();
    } catch (error) {
      const description = getErrorMessage(error, "Заявка осталась как была");
      void showMessage("error", { title: "Ошибка", description });
    }
  };
  return (
    <li className="gap-x-10 border-t border-line py-5 sm:grid sm:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
      <div className="min-w-0 text-sm text-ink-faint">
        <h2 className="text-[1rem] font-medium break-all text-ink">{user.email}</h2>
        <p>
          Сейчас: {planNames[user.subscription]}
          {user.documentsLimit === -1 ? "" : `, ${user.documentsLimit} в месяц`}
        </p>
        {user.premiumUntil ? <p>Оплачено до {formatDay(user.premiumUntil)}</p> : null}
        <p>
          <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
        </p>
      </div>
      <div className="mt-3 min-w-0 sm:mt-0">
        <Badge tone={tones[state]}>{texts.states[state]}</Badge>
        <p className="mt-2 font-medium">
          {texts.title(planName, months)}, {texts.sum(sum)}
        </p>
        {until ? <p className="text-sm text-ink-soft">Включён до {formatDay(until)}</p> : null}
        {details ? (
          <p className="measure mt-1 text-sm break-words whitespace-pre-line text-ink-soft">
            {details}
          </p>
        ) : null}
        {state === "waiting" ? (
          <Decision
            id={id}
            email={user.email}
            months={months}
            isPending={decision.isPending}
            onDecide={(body) => void decide(body)}
          />
        ) : null}
      </div>
    </li>
  );
}

type DecisionProps = {
  id: string;
  email: string;
  months: number;
  isPending: boolean;
  onDecide: (body: PlanDecision) => void;
};

/** «Включить на N месяцев»; a refusal asks for its reason when it is chosen. */
function Decision({ id, email, months, isPending, onDecide }: DecisionProps) {
  const [count, setCount] = useState(String(months));
  const [reason, setReason] = useState<string | null>(null);
  if (reason !== null) {
    return (
      <form
        className="mt-4 space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          onDecide({ state: "declined", reason });
        }}
      >
        <TextField
          id={`reason-${id}`}
          label="Почему отказываем"
          hint="Пользователь прочтёт это в уведомлении."
          error={undefined}
          maxLength={300}
          value={reason}
          onText={setReason}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="sm" disabled={reason.trim() === ""} pending={isPending}>
            Отклонить заявку
          </Button>
          <Button variant="quiet" size="sm" onClick={() => setReason(null)}>
            Отмена
          </Button>
        </div>
      </form>
    );
  }
  return (
    <div className="mt-4 flex flex-wrap items-end gap-2">
      <div className="w-40">
        <SelectField
          id={`months-${id}`}
          label="Срок"
          error={undefined}
          value={count}
          onText={setCount}
        >
          {Array.from({ length: 12 }, (_month, index) => index + 1).map((number) => (
            <option key={number} value={number}>
              {plural(number, "месяц", "месяца", "месяцев")}
            </option>
          ))}
        </SelectField>
      </div>
      <Button
        aria-label={`Включить план: ${email}`}
        pending={isPending}
        onClick={() => onDecide({ state: "granted", months: Number(count) })}
      >
        Включить на {plural(Number(count), "месяц", "месяца", "месяцев")}
      </Button>
      <Button
        variant="quiet"
        aria-label={`Отклонить заявку: ${email}`}
        onClick={() => setReason("")}
      >
        Отклонить
      </Button>
    </div>
  );
}
