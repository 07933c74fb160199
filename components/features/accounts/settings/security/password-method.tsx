"use client";

import { PasswordForm } from "@/components/features/accounts/settings/security/password-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Loading, QueryStates } from "@/components/ui/fetched/query-states";
import { noPasswordTexts } from "@/content/accounts/sign-in";
import { useSignInMethods } from "@/lib/features/accounts/providers/client";
import { useForgotPassword } from "@/lib/features/accounts/reset/client";
import { getErrorMessage } from "@/lib/platform/api-client/api-error";
import { typeset } from "@/lib/russian/screen-typography";

/** The form that changes the password, or the link to set the first one. */
export function PasswordMethod({ email }: { email: string }) {
  return (
    <QueryStates
      query={useSignInMethods()}
      loading={<Loading label="Загружаем настройки входа" />}
      failure="Не удалось загрузить настройки входа"
    >
      {({ hasPassword }) =>
        hasPassword ? <PasswordForm email={email} /> : <FirstPassword email={email} />
      }
    </QueryStates>
  );
}

/** Sends a link by e-mail, because there is no password to ask for: whoever reads the mail is taken for the owner. */
function FirstPassword({ email }: { email: string }) {
  const forgotPassword = useForgotPassword();
  return (
    <>
      <p>{typeset(noPasswordTexts.state)}</p>
      {forgotPassword.isSuccess ? (
        <p role="status" className="mt-4 wrap-anywhere text-ink-soft">
          {typeset(noPasswordTexts.sent(email))}
        </p>
      ) : (
        <Button
          variant="secondary"
          className="mt-4"
          pending={forgotPassword.isPending}
          onClick={() => forgotPassword.mutate(email)}
        >
          {noPasswordTexts.button}
        </Button>
      )}
      {forgotPassword.error ? (
        <Alert tone="danger" role="alert" title="Письмо не отправлено" className="mt-5">
          {getErrorMessage(forgotPassword.error, "Попробуйте ещё раз.")}
        </Alert>
      ) : null}
    </>
  );
}
