"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useRef } from "react";
import { useForm } from "react-hook-form";
import { PasswordField } from "@/components/accounts/sign-in/fields/password-field";
import { showFieldErrors } from "@/components/forms/show-field-errors";
import { useFailure } from "@/components/forms/use-failure";
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

const fields = ["currentPassword", "newPassword"] as const;
const empty: PasswordChange = { currentPassword: "", newPassword: "" };

/** The current password, then the new one; `email` tells the password manager which account it is. */
export function PasswordForm({ email }: { email: string }) {
  const form = useForm<PasswordChange>({
    defaultValues: empty,
    resolver: zodResolver(passwordChangeRequest),
    // The error summary receives focus.
    shouldFocusError: false,
  });
  const change = useChangePassword();
  const failure = useFailure("Попробуйте ещё раз.");
  const summary = useRef<HTMLElement>(null);
  const { errors, isSubmitted } = form.formState;
  const problems = fields.flatMap((field) => {
    const message = errors[field]?.message;
    return message ? [{ id: field, message }] : [];
  });
  const showProblems = () => setTimeout(() => summary.current?.focus());

  const save = async (passwords: PasswordChange) => {
    if (change.isPending) return;
    failure.clear();
    try {
      const { endedSessions: ended } = await change.mutateAsync(passwords);
      form.reset(empty);
      void showMessage("success", {
        title: "Пароль изменён",
        description:
          ended > 0 ? `Завершили ${plural(ended, "сеанс", "сеанса", "сеансов")}.` : undefined,
      });
    } catch (error) {
      if (showFieldErrors(error, form.setError, fields).length > 0) showProblems();
      else failure.fail(error);
      void showMessage("error", { title: "Ошибка", description: "Не удалось изменить пароль" });
    }
  };

  const field = (name: (typeof fields)[number]) => ({
    id: name,
    name,
    value: form.watch(name),
    onChange: (value: string) => form.setValue(name, value, { shouldValidate: isSubmitted }),
    error: errors[name]?.message,
  });

  return (
    <form noValidate onSubmit={form.handleSubmit(save, showProblems)} className="max-w-md">
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
      <Button type="submit" variant="secondary" pending={change.isPending} className="mt-7">
        {change.isPending ? "Сохранение..." : "Изменить пароль"}
      </Button>
    </form>
  );
}
