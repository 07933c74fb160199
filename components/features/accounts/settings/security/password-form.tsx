"use client";

import { PasswordField } from "@/components/features/accounts/sign-in/fields/password-field";
import { useApiForm } from "@/components/forms/use-api-form";
import { showMessage } from "@/components/shell/messages/show-message";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ErrorSummary } from "@/components/ui/controls/error-summary";
import { useChangePassword } from "@/lib/features/accounts/password/client";
import {
  type PasswordChange,
  passwordChangeRequest,
} from "@/lib/features/accounts/password/schema";
import { plural } from "@/lib/russian/plural";

const empty: PasswordChange = { currentPassword: "", newPassword: "" };

/** The current password, then the new one; `email` tells the password manager which account it is. */
export function PasswordForm({ email }: { email: string }) {
  const change = useChangePassword();
  const { form, problems, summary, failure, errorOf, isPending, submit } = useApiForm({
    schema: passwordChangeRequest,
    defaultValues: empty,
    controlId: (field) => field,
    fallback: "Попробуйте ещё раз.",
    async send(passwords, form) {
      const { endedSessions: ended } = await change.mutateAsync(passwords);
      form.reset(empty);
      void showMessage("success", {
        title: "Пароль изменён",
        description:
          ended > 0 ? `Завершили ${plural(ended, "сеанс", "сеанса", "сеансов")}.` : undefined,
      });
    },
    onError: () =>
      void showMessage("error", { title: "Ошибка", description: "Не удалось изменить пароль" }),
  });
  const { isSubmitted } = form.formState;

  const field = (name: keyof PasswordChange) => ({
    id: name,
    name,
    value: form.watch(name),
    onChange: (value: string) => form.setValue(name, value, { shouldValidate: isSubmitted }),
    error: errorOf(name),
  });

  return (
    <form noValidate onSubmit={submit} className="max-w-md">
      <ErrorSummary ref={summary} problems={problems} />
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <div className="space-y-6">
        <PasswordField
          {...field("currentPassword")}
          label="Нынешний пароль"
          autoComplete="current-password"
        />
        <PasswordField
          {...field("newPassword")}
          label="Новый пароль"
          autoComplete="new-password"
          hint="Не короче 8 символов. Русские буквы и&nbsp;пробелы можно."
        />
      </div>
      {failure.text ? (
        <Alert tone="danger" role="alert" title="Пароль не изменён" className="mt-6">
          {failure.text}
        </Alert>
      ) : null}
      <Button type="submit" variant="secondary" pending={isPending} className="mt-7">
        {isPending ? "Сохранение..." : "Изменить пароль"}
      </Button>
    </form>
  );
}
