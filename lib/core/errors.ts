import type { ErrorCode } from "@/lib/core/error-codes";

/** Field name → Russian sentences about it, fit to show next to the field. */
export type FieldErrors = Record<string, string[]>;

/**
 * An expected refusal. `message` is Russian and shown to the visitor as it is, so it must never
 * hold the cause (a query, a path, a token): put that into `cause`, which only the log sees.
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
 * A refusal that is said beside one field.
 * @param options `code` is VALIDATION unless given.
 */
export function fieldError(
  field: string,
  message: string,
  { code = "VALIDATION", cause }: { code?: ErrorCode; cause?: unknown } = {},
): DomainError {
  return new DomainError(code, message, { fieldErrors: { [field]: [message] }, cause });
}
