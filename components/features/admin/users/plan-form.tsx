"use client";

import { type FormEvent, useState } from "react";
import { useFailure } from "@/components/forms/use-failure";
import { showFailure } from "@/components/shell/messages/show-failure";
import { showMessage } from "@/components/shell/messages/show-message";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/controls/choice";
import { Field } from "@/components/ui/controls/field";
import { Input } from "@/components/ui/controls/input";
import { Select } from "@/components/ui/controls/select";
import { planNames } from "@/content/plans/plan-names";
import { dayMs } from "@/lib/core/time/day-ms";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import { useChangeUser } from "@/lib/features/admin/client";
import type { ListedUser } from "@/lib/features/admin/responses";
import type { UserChangeRequest } from "@/lib/features/admin/schema";
import { type Subscription, subscriptions } from "@/lib/platform/auth/roles";

/** The last day of a plan in Moscow, as the value of a date field. */
const toDay = (iso: string | null) => (iso ? toMoscowDate(new Date(Date.parse(iso) - 1)) : "");
/** A plan is valid to the end of its last day in Moscow. */
const toEnd = (day: string) =>
  day === "" ? null : new Date(Date.parse(`${day}T00:00:00+03:00`) + dayMs).toISOString();

const parseWholeNumber = (text: string) => (/^-?\d+$/.test(text) ? Number(text) : Number.NaN);

/** Plan, limit, end of the plan and the credit for invitations. Only changes are sent. */
export function PlanForm({ user }: { user: ListedUser }) {
  const [plan, setPlan] = useState<Subscription>(user.subscription);
  const [limit, setLimit] = useState(user.documentsLimit === -1 ? "" : String(user.documentsLimit));
  const [isUnlimited, setUnlimited] = useState(user.documentsLimit === -1);
  const [until, setUntil] = useState(toDay(user.premiumUntil));
  const [earnings, setEarnings] = useState(String(user.referralEarnings));
  const failure = useFailure();
  const change = useChangeUser(user.id);

  const patch: UserChangeRequest = {};
  if (plan !== user.subscription) patch.subscription = plan;
  const wantedLimit = isUnlimited ? -1 : parseWholeNumber(limit);
  if (!Object.is(wantedLimit, user.documentsLimit)) patch.documentsLimit = wantedLimit;
  if (plan !== "free" && until !== toDay(user.premiumUntil)) patch.premiumUntil = toEnd(until);
  if (parseWholeNumber(earnings) !== user.referralEarnings) {
    patch.referralEarnings = parseWholeNumber(earnings);
  }
  const isChanged = Object.keys(patch).length > 0;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending || !isChanged) return;
    failure.clear();
    try {
      await change.mutateAsync(patch);
      void showMessage("success", { title: "Изменения сохранены" });
    } catch (error) {
      failure.fail(error);
      void showFailure("Ошибка", error, "Не удалось сохранить изменения");
    }
  };

  return (
    <form noValidate className="space-y-5" onSubmit={(event) => void save(event)}>
      <Field
        id="user-plan"
        label="План"
        hint={
          plan === user.subscription
            ? undefined
            : "Лимит станет таким, как у плана, если не указать свой."
        }
        error={failure.errorOf("subscription")}
      >
        {(control) => (
          <Select
            {...control}
            value={plan}
            onChange={(event) => setPlan(event.target.value as Subscription)}
          >
            {subscriptions.map((subscription) => (
              <option key={subscription} value={subscription}>
                {planNames[subscription]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {plan === "free" ? null : (
        <Field
          id="user-until"
          label="План действует по"
          optional
          hint="Включительно, по московскому времени. Пустое поле — без срока."
          error={failure.errorOf("premiumUntil")}
        >
          {(control) => (
            <Input
              {...control}
              type="date"
              value={until}
              onChange={(event) => setUntil(event.target.value)}
            />
          )}
        </Field>
      )}
      <div>
        <Field id="user-limit" label="Документов в месяц" error={failure.errorOf("documentsLimit")}>
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              disabled={isUnlimited}
              value={isUnlimited ? "" : limit}
              onChange={(event) => setLimit(event.target.value.trim())}
            />
          )}
        </Field>
        <Checkbox
          label="Без ограничения"
          checked={isUnlimited}
          onChange={(event) => setUnlimited(event.target.checked)}
        />
      </div>
      <Field
        id="user-earnings"
        label="Начислено за приглашения, ₽"
        error={failure.errorOf("referralEarnings")}
      >
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            value={earnings}
            onChange={(event) => setEarnings(event.target.value.trim())}
          />
        )}
      </Field>
      <Button type="submit" disabled={!isChanged} pending={change.isPending}>
        Сохранить
      </Button>
    </form>
  );
}
