import type { FieldValues, Path, UseFormSetError } from "react-hook-form";
import { ApiError } from "@/lib/platform/api-client/api-error";

/** Puts the server's sentences beside their fields; false when it named none of the form's. */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  fields: readonly Path<Values>[],
): boolean {
  if (!(error instanceof ApiError)) return false;
  const named = fields.filter((field) => error.fieldErrors[field]?.[0]);
  for (const field of named) {
    setError(field, { type: "server", message: error.fieldErrors[field]?.[0] });
  }
  return named.length > 0;
}
