import type { ErrorCode } from "@/lib/core/error-codes";

/** Field name → Russian sentences about it, fit to show next to the field. */
export type FieldErrors = Record<string, string[]>;

/**
 * An expected error. `message` is Russian and is shown to the visitor as it is, so it must never contain the cause (a
 * query, a path, a token): put that into `cause`, which only the log sees.
 */
export class DomainError extends Error {
  override name = "DomainError";
  readonly fieldErrors?: FieldErrors;
  /** Seconds after which the caller may try again (429, 503). */
  readonly retryAfterSeconds?: number;

  constructor(
    readonly code: ErrorCode,
    message: string,
    options: { fieldErrors?: FieldErrors; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.fieldErrors = options.fieldErrors;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/**
 * Returns an error that is shown next to one field.
 * @param options `code` is VALIDATION by default.
 */
export function fieldError(
  field: string,
  message: string,
  { code = "VALIDATION", cause }: { code?: ErrorCode; cause?: unknown } = {},
): DomainError {
  return new DomainError(code, message, { fieldErrors: { [field]: [message] }, cause });
}
