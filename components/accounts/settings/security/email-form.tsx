"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { PasswordField } from "@/components/accounts/sign-in/fields/password-field";
import { showFieldErrors } from "@/components/forms/show-field-errors";
import { useFailure } from "@/components/forms/use-failure";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ErrorSummary } from "@/components/ui/controls/error-summary";
import { Field } from "@/components/ui/controls/field";
import { Input } from "@/components/ui/controls/input";
import { useRequestEmailChange } from "@/lib/features/accounts/email-change/client";
import {
  type EmailChangeRequest,
  emailChangeRequest,
} from "@/lib/features/accounts/email-change/schema";

const fields = ["email", "password"] as const;
const empty: EmailChangeRequest = { email: "", password: "" };
const controlId = (field: (typeof fields)[number]) => `new-address-${field}`;

/** The current address, the new one and the password: a link is sent to the new address. */
export function EmailForm({ email }: { email: string }) {
  const form = useForm<EmailChangeRequest>({
    defaultValues: empty,
    resolver: zodResolver(emailChangeRequest),
    // The error summary receives focus.
    shouldFocusError: false,
  });
  const change = useRequestEmailChange();
  const [requestedEmail, setRequestedEmail] = useState<string | null>(null);
  const failure = useFailure("Попробуйте ещё раз.");
  const summary = useRef<HTMLElement>(null);
  const { errors, isSubmitted } = form.formState;
  const problems = fields.flatMap((field) => {
    const message = errors[field]?.message;
    return message ? [{ id: controlId(field), message }] : [];
  });
  const showProblems = () => setTimeout(() => summary.current?.focus());

  const ask = async (body: EmailChangeRequest) => {
    if (change.isPending) return;
    failure.clear();
    setRequestedEmail(null);
    try {
      await change.mutateAsync(body);
      form.reset(empty);
      setRequestedEmail(body.email);
    } catch (error) {
      if (showFieldErrors(error, form.setError, fields).length > 0) showProblems();
      else failure.fail(error);
    }
  };

  return (
    <form noValidate onSubmit={form.handleSubmit(ask, showProblems)} className="max-w-md">
      <p>
        Сейчас — <span className="font-medium wrap-anywhere">{email}</span>
      </p>
      <div role="status">
        {requestedEmail ? (
          <Alert tone="success" title="Проверьте почту" className="mt-5">
            Мы написали на <span className="font-medium wrap-anywhere">{requestedEmail}</span>.
            Адрес сменится, когда вы откроете ссылку из письма; она действует 24{"\u00a0"}часа. До
            этого входите с прежним.
          </Alert>
        ) : null}
      </div>
      <div className="mt-6">
        <ErrorSummary ref={summary} problems={problems} />
        <div className="space-y-6">
          <Field id={controlId("email")} label="Новый адрес" error={errors.email?.message}>
            {(control) => (
              <Input
                {...control}
                type="email"
                inputMode="email"
                autoComplete="email"
                {...form.register("email")}
              />
            )}
          </Field>
          <PasswordField
            id={controlId("password")}
            name="password"
            label="Пароль"
            autoComplete="current-password"
            hint="Чтобы убедиться, что адрес меняете вы."
            value={form.watch("password")}
            onChange={(value) => form.setValue("password", value, { shouldValidate: isSubmitted })}
            error={errors.password?.message}
          />
        </div>
      </div>
      {failure.text ? (
        <Alert tone="danger" role="alert" title="Письмо не отправлено" className="mt-6">
          {failure.text}
        </Alert>
      ) : null}
      <Button type="submit" variant="secondary" pending={change.isPending} className="mt-7">
        {change.isPending ? "Отправляем..." : "Прислать ссылку"}
      </Button>
    </form>
  );
}
