import type { FieldValues, Path, UseFormSetError } from "react-hook-form";
import { fieldMessages } from "@/lib/platform/api-client/api-error";

/**
 * Shows the server's error messages at their fields.
 * @returns the `fields` that have one.
 */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  fields: readonly Path<Values>[],
): Path<Values>[] {
  const messages = fieldMessages(error);
  const named = fields.filter((field) => messages[field]);
  for (const field of named) setError(field, { type: "server", message: messages[field] });
  return named;
}
