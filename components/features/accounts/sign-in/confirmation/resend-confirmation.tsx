"use client";

import { showMessage } from "@/components/shell/messages/show-message";
import { Button } from "@/components/ui/button";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { useResendConfirmation } from "@/lib/features/accounts/confirmation/client";
import { ApiError, getErrorMessage } from "@/lib/platform/api-client/api-error";

/** Recognised by the text of the response (docs/specification/accounts.md#e-mail-confirmation). */
export const alreadyConfirmed = "Email already confirmed";

type ResendConfirmationProps = {
  /** The token of the failed link: it identifies the account when the visitor is a guest. */
  token?: string | null;
  variant?: "primary" | "secondary" | "link";
};

/** A button that sends the e-mail again, with the result next to it. */
export function ResendConfirmation({ token = null, variant = "link" }: ResendConfirmationProps) {
  const resend = useResendConfirmation();
  const run = () =>
    resend.mutate(token, {
      onSuccess: () => void showMessage("success", { title: "Письмо отправлено" }),
    });
  if (resend.isSuccess) {
    return (
      <span role="status">Письмо отправлено. Проверьте почту, заглянув и в папку «Спам».</span>
    );
  }
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <Button
        variant={variant}
        size={variant === "link" ? "inline" : undefined}
        pending={resend.isPending}
        onClick={run}
      >
        Отправить письмо ещё раз
      </Button>
      {resend.error ? (
        <span role="alert" className="text-danger">
          <Failure error={resend.error} />
        </span>
      ) : null}
    </span>
  );
}

function Failure({ error }: { error: unknown }) {
  const { code, explanation } = error instanceof ApiError ? error : { code: null, explanation: "" };
  if (explanation === alreadyConfirmed) return "Этот email уже был подтвержден ранее.";
  if (code === null || code === "NETWORK") return "Произошла ошибка при отправке письма";
  return (
    <>
      Не удалось отправить письмо подтверждения. {getErrorMessage(error, "")}{" "}
      {code === "UNAUTHENTICATED" ? (
        <OnDemandLink href="/login?next=/dashboard">Войти</OnDemandLink>
      ) : null}
    </>
  );
}
