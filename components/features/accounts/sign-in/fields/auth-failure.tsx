import { Alert } from "@/components/ui/alert";
import { fieldMessages, getErrorMessage } from "@/lib/platform/api-client/api-error";

/** A failed sign-in or registration. The title also depends on the cause. `messages` are by field. */
export type AuthFailure = { title: string; text: string; messages: Record<string, string> };

/** Shown when either field is empty (docs/specification/messages.md#sign-in). */
export const emptyFields: AuthFailure = {
  title: "Заполните все поля",
  text: "Email и пароль обязательны",
  messages: {},
};

export function toAuthFailure(title: string, error: unknown, fallback: string): AuthFailure {
  return {
    title,
    text: getErrorMessage(error, fallback),
    messages: fieldMessages(error),
  };
}

export function AuthFailureAlert({ failure }: { failure: AuthFailure | null }) {
  if (!failure) return null;
  return (
    <Alert tone="danger" role="alert" title={failure.title}>
      {failure.text}
    </Alert>
  );
}
