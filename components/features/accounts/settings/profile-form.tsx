"use client";

import { z } from "zod";
import { useApiForm } from "@/components/forms/use-api-form";
import { showMessage } from "@/components/shell/messages/show-message";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Radio } from "@/components/ui/controls/choice";
import { ErrorSummary } from "@/components/ui/controls/error-summary";
import { Field, FieldGroup } from "@/components/ui/controls/field";
import { Input } from "@/components/ui/controls/input";
import { mergeUnsavedEdits } from "@/lib/core/changed-fields";
import { useChangeProfile } from "@/lib/features/accounts/profile/client";
import { profileRequest } from "@/lib/features/accounts/profile/schema";
import type { CurrentUser } from "@/lib/features/accounts/responses";
import { companyTypes } from "@/lib/platform/auth/roles";

/**
 * The request with all fields as text. Clears the name of the company when the user is no longer one: otherwise it would
 * stay stored without being shown.
 */
const profileForm = z
  .object({
    firstName: z.string(),
    lastName: z.string(),
    companyType: z.enum(companyTypes),
    companyName: z.string(),
    phone: z.string(),
    address: z.string(),
  })
  .transform(
    (typed): z.input<typeof profileRequest> =>
      typed.companyType === "business" ? typed : { ...typed, companyName: "" },
  )
  .pipe(profileRequest);

type Values = z.input<typeof profileForm>;

const toValues = (user: CurrentUser): Values => ({
  firstName: user.firstName ?? "",
  lastName: user.lastName ?? "",
  companyType: user.companyType,
  companyName: user.companyName ?? "",
  phone: user.phone ?? "",
  address: user.address ?? "",
});

const controlId = (field: keyof Values) => `profile-${field}`;

/** Names, company, phone and address (docs/specification/accounts.md#profile). */
export function ProfileForm({ user }: { user: CurrentUser }) {
  const change = useChangeProfile();
  const { form, problems, summary, failure, errorOf, isPending, submit } = useApiForm({
    schema: profileForm,
    defaultValues: toValues(user),
    controlId,
    fallback: "Попробуйте ещё раз.",
    async send(profile, form) {
      const sent = form.getValues();
      const stored = toValues(await change.mutateAsync(profile));
      form.reset(mergeUnsavedEdits(stored, form.getValues(), sent));
      void showMessage("success", { title: "Профиль обновлен" });
    },
    onError: () =>
      void showMessage("error", { title: "Ошибка", description: "Не удалось обновить профиль" }),
  });
  const isBusiness = form.watch("companyType") === "business";

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
        error={errorOf(name)}
      >
        {(control) => <Input {...control} {...attributes} {...form.register(name)} />}
      </Field>
    );
  };

  return (
    <form noValidate onSubmit={submit}>
      <ErrorSummary ref={summary} problems={problems} />
      <div className="space-y-6">
        <div className="grid gap-6 sm:grid-cols-2">
          {text("firstName", "Имя", { autoComplete: "given-name" })}
          {text("lastName", "Фамилия", { autoComplete: "family-name" })}
        </div>
        <FieldGroup id={controlId("companyType")} label="Кто вы" error={errorOf("companyType")}>
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
      <Button type="submit" pending={isPending} className="mt-7">
        {isPending ? "Сохранение..." : "Сохранить"}
      </Button>
    </form>
  );
}
