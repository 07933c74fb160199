"use client";

import { useState } from "react";
import { PasswordField } from "@/components/features/accounts/sign-in/fields/password-field";
import { useApiForm } from "@/components/forms/use-api-form";
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

const empty: EmailChangeRequest = { email: "", password: "" };
const controlId = (field: keyof EmailChangeRequest) => `new-address-${field}`;

/** The current address, the new one and the password: a link is sent to the new address. */
export function EmailForm({ email }: { email: string }) {
  const change = useRequestEmailChange();
  const [requestedEmail, setRequestedEmail] = useState<string | null>(null);
  const { form, problems, summary, failure, errorOf, isPending, submit } = useApiForm({
    schema: emailChangeRequest,
    defaultValues: empty,
    controlId,
    fallback: "Попробуйте ещё раз.",
    async send(body, form) {
      setRequestedEmail(null);
      await change.mutateAsync(body);
      form.reset(empty);
      setRequestedEmail(body.email);
    },
  });
  const { isSubmitted } = form.formState;

  return (
    <form noValidate onSubmit={submit} className="max-w-md">
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
          <Field id={controlId("email")} label="Новый адрес" error={errorOf("email")}>
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
            error={errorOf("password")}
          />
        </div>
      </div>
      {failure.text ? (
        <Alert tone="danger" role="alert" title="Письмо не отправлено" className="mt-6">
          {failure.text}
        </Alert>
      ) : null}
      <Button type="submit" variant="secondary" pending={isPending} className="mt-7">
        {isPending ? "Отправляем..." : "Прислать ссылку"}
      </Button>
    </form>
  );
}
