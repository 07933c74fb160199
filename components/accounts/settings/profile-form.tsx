"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useRef } from "react";
import { type Resolver, useForm } from "react-hook-form";
import { showFieldErrors } from "@/components/forms/show-field-errors";
import { useFailure } from "@/components/forms/use-failure";
import { showMessage } from "@/components/shell/messages/show-message";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Radio } from "@/components/ui/controls/choice";
import { ErrorSummary } from "@/components/ui/controls/error-summary";
import { Field, FieldGroup } from "@/components/ui/controls/field";
import { Input } from "@/components/ui/controls/input";
import { mergeUnsavedEdits } from "@/lib/core/changed-fields";
import { useChangeProfile } from "@/lib/features/accounts/profile/client";
import { type Profile, profileRequest } from "@/lib/features/accounts/profile/schema";
import type { CurrentUser } from "@/lib/features/accounts/responses";

const fields = ["firstName", "lastName", "companyType", "companyName", "phone", "address"] as const;
type Values = Omit<Record<(typeof fields)[number], string>, "companyType"> & {
  companyType: CurrentUser["companyType"];
};

const toValues = (user: CurrentUser): Values => ({
  firstName: user.firstName ?? "",
  lastName: user.lastName ?? "",
  companyType: user.companyType,
  companyName: user.companyName ?? "",
  phone: user.phone ?? "",
  address: user.address ?? "",
});

const checkProfile = zodResolver(profileRequest) as unknown as Resolver<Values, unknown, Profile>;

/**
 * Clears the name of the company when the user is no longer one: otherwise it would stay stored without being shown.
 */
const resolver: Resolver<Values, unknown, Profile> = (values, context, options) =>
  checkProfile(
    values.companyType === "business" ? values : { ...values, companyName: "" },
    context,
    options,
  );

const controlId = (field: keyof Values) => `profile-${field}`;

/** Names, company, phone and address (docs/specification/accounts.md#profile). */
export function ProfileForm({ user }: { user: CurrentUser }) {
  const form = useForm<Values, unknown, Profile>({
    defaultValues: toValues(user),
    resolver,
    // The error summary receives focus.
    shouldFocusError: false,
  });
  const change = useChangeProfile();
  const failure = useFailure("Попробуйте ещё раз.");
  const summary = useRef<HTMLElement>(null);
  const { errors } = form.formState;
  const isBusiness = form.watch("companyType") === "business";
  const problems = fields.flatMap((field) => {
    const message = errors[field]?.message;
    return message ? [{ id: controlId(field), message }] : [];
  });

  const save = async (profile: Profile) => {
    if (change.isPending) return;
    failure.clear();
    const sent = form.getValues();
    try {
      const stored = toValues(await change.mutateAsync(profile));
      form.reset(mergeUnsavedEdits(stored, form.getValues(), sent));
      void showMessage("success", { title: "Профиль обновлен" });
    } catch (error) {
      if (showFieldErrors(error, form.setError, fields).length > 0) showProblems();
      else failure.fail(error);
      void showMessage("error", { title: "Ошибка", description: "Не удалось обновить профиль" });
    }
  };
  // Wait for the error summary to render.
  const showProblems = () => setTimeout(() => summary.current?.focus());

  const text = (
    name: Exclude<keyof Values, "companyType">,
    label: string,
    input: { autoComplete: string; type?: string; optional?: boolean; hint?: string },
  ) => {
    const { optional, hint, ...attributes } = input;
    return (
      <Field
        id={controlId(name)}
        label={label}
        optional={optional}
        hint={hint}
        error={errors[name]?.message}
      >
        {(control) => <Input {...control} {...attributes} {...form.register(name)} />}
      </Field>
    );
  };

  return (
    <form noValidate onSubmit={form.handleSubmit(save, showProblems)}>
      <ErrorSummary ref={summary} problems={problems} />
      <div className="space-y-6">
        <div className="grid gap-6 sm:grid-cols-2">
          {text("firstName", "Имя", { autoComplete: "given-name" })}
          {text("lastName", "Фамилия", { autoComplete: "family-name" })}
        </div>
        <FieldGroup
          id={controlId("companyType")}
          label="Кто вы"
          error={errors.companyType?.message}
        >
          {(control) => (
            <div className="sm:flex sm:gap-6">
              <Radio
                {...control}
                value="individual"
                label="Частное лицо"
                {...form.register("companyType")}
              />
              <Radio value="business" label="Компания или ИП" {...form.register("companyType")} />
            </div>
          )}
        </FieldGroup>
        {isBusiness
          ? text("companyName", "Название компании", {
              autoComplete: "organization",
              optional: true,
              hint: "Например, ООО «Ромашка» или ИП Иванов Иван Иванович.",
            })
          : null}
        {text("phone", "Телефон", { autoComplete: "tel", type: "tel", optional: true })}
        {text("address", "Адрес", { autoComplete: "street-address", optional: true })}
      </div>
      {failure.text ? (
        <Alert tone="danger" role="alert" title="Профиль не сохранён" className="mt-6">
          {failure.text} Всё, что вы ввели, осталось в форме.
        </Alert>
      ) : null}
      <Button type="submit" pending={change.isPending} className="mt-7">
        {change.isPending ? "Сохранение..." : "Сохранить"}
      </Button>
    </form>
  );
}
