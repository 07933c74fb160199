import type { FieldValues, Path, UseFormSetError } from "react-hook-form";
import { fieldMessages } from "@/lib/platform/api-client/api-error";

/**
 * Puts the server's sentences beside their fields.
 * @returns those of `fields` that it named.
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
