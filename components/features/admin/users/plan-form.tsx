"use client";

import { useState } from "react";
import { z } from "zod";
import { parseWholeNumber } from "@/components/forms/parse-whole-number";
import { SelectField, TextField } from "@/components/forms/text-field";
import { useApiForm } from "@/components/forms/use-api-form";
import { showMessage } from "@/components/shell/messages/show-message";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/controls/choice";
import { planNames } from "@/content/plans/plan-names";
import { changedFields } from "@/lib/core/changed-fields";
import { dayMs } from "@/lib/core/time/day-ms";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import { useChangeUser } from "@/lib/features/admin/client";
import type { ListedUser } from "@/lib/features/admin/responses";
import { type UserChangeRequest, userChangeRequest } from "@/lib/features/admin/user-change";
import { type Subscription, subscriptions } from "@/lib/platform/auth/roles";

/** The last day of a plan in Moscow, as the value of a date field. */
const toDay = (iso: string | null) => (iso ? toMoscowDate(new Date(Date.parse(iso) - 1)) : "");
/** A plan is valid to the end of its last day in Moscow. */
const toEnd = (day: string) =>
  day === "" ? null : new Date(Date.parse(`${day}T00:00:00+03:00`) + dayMs).toISOString();

const toValues = (user: ListedUser) => ({
  subscription: user.subscription,
  documentsLimit: user.documentsLimit === -1 ? "" : String(user.documentsLimit),
  isUnlimited: user.documentsLimit === -1,
  premiumUntil: toDay(user.premiumUntil),
  referralEarnings: String(user.referralEarnings),
});
type Values = ReturnType<typeof toValues>;

const limitOf = ({ isUnlimited, documentsLimit }: Values) =>
  isUnlimited ? -1 : parseWholeNumber(documentsLimit);

/** What differs from the values that the form began with. */
function toChange(typed: Values, before: Values): UserChangeRequest {
  const { subscription, premiumUntil, referralEarnings } = changedFields(typed, before);
  const documentsLimit = limitOf(typed);
  return {
    ...(subscription && { subscription }),
    ...(!Object.is(documentsLimit, limitOf(before)) && { documentsLimit }),
    ...(premiumUntil !== undefined &&
      typed.subscription !== "free" && { premiumUntil: toEnd(premiumUntil) }),
    ...(referralEarnings !== undefined && {
      referralEarnings: parseWholeNumber(referralEarnings),
    }),
  };
}

const controlIds = {
  subscription: "user-plan",
  premiumUntil: "user-until",
  documentsLimit: "user-limit",
  isUnlimited: "user-unlimited",
  referralEarnings: "user-earnings",
};

/** Plan, limit, end of the plan and the credit for invitations. Only changes are sent. */
export function PlanForm({ user }: { user: ListedUser }) {
  const [before] = useState(() => toValues(user));
  const change = useChangeUser(user.id);
  const { form, textProps, errorOf, set, isPending, submit } = useApiForm({
    schema: z
      .custom<Values>()
      .transform((typed) => toChange(typed, before))
      .pipe(userChangeRequest),
    defaultValues: before,
    fields: ["subscription", "premiumUntil", "documentsLimit", "referralEarnings"],
    controlId: (field) => controlIds[field],
    focus: "field",
    fallback: "Не удалось сохранить изменения",
    async send({ premiumUntil, ...body }) {
      await change.mutateAsync({
        ...body,
        ...(premiumUntil !== undefined && { premiumUntil: premiumUntil?.toISOString() ?? null }),
      });
      void showMessage("success", { title: "Изменения сохранены" });
    },
    onError(_error, rest) {
      if (rest) void showMessage("error", { title: "Ошибка", description: rest });
    },
  });
  const values = form.watch();
  const { subscription: plan, isUnlimited } = values;
  const isChanged = Object.keys(toChange(values, before)).length > 0;

  return (
    <form noValidate className="space-y-5" onSubmit={submit}>
      <SelectField
        id={controlIds.subscription}
        error={errorOf("subscription")}
        value={plan}
        label="План"
        hint={
          plan === before.subscription
            ? undefined
            : "Лимит станет таким, как у плана, если не указать свой."
        }
        onText={(text) => set("subscription", text as Subscription)}
      >
        {subscriptions.map((subscription) => (
          <option key={subscription} value={subscription}>
            {planNames[subscription]}
          </option>
        ))}
      </SelectField>
      {plan === "free" ? null : (
        <TextField
          {...textProps("premiumUntil")}
          label="План действует по"
          optional
          hint="Включительно, по московскому времени. Пустое поле — без срока."
          type="date"
        />
      )}
      <div>
        <TextField
          {...textProps("documentsLimit")}
          label="Документов в месяц"
          inputMode="numeric"
          disabled={isUnlimited}
          {...(isUnlimited && { value: "" })}
        />
        <Checkbox
          label="Без ограничения"
          checked={isUnlimited}
          onChange={(event) => set("isUnlimited", event.target.checked)}
        />
      </div>
      <TextField
        {...textProps("referralEarnings")}
        label="Начислено за приглашения, ₽"
        inputMode="numeric"
      />
      <Button type="submit" disabled={!isChanged} pending={isPending}>
        Сохранить
      </Button>
    </form>
  );
}
