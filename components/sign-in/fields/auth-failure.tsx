import { Alert } from "@/components/ui/alert";
import type { FieldErrors } from "@/lib/core/errors";
import { ApiError, getErrorMessage } from "@/lib/platform/api-client/api-error";

export type AuthFailure = { title: string; text: string; fieldErrors: FieldErrors };

/** Shown when either field is empty (docs/specification/messages.md#sign-in). */
export const emptyFields: AuthFailure = {
  title: "Заполните все поля",
  text: "Email и пароль обязательны",
  fieldErrors: {},
};

export function toAuthFailure(title: string, error: unknown, fallback: string): AuthFailure {
  return {
    title,
    text: getErrorMessage(error, fallback),
    fieldErrors: error instanceof ApiError ? error.fieldErrors : {},
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
