/**
 * The stable codes of the API's error envelope. The HTTP status of each stands in
 * `lib/platform/http/error-status.ts`, the only place that knows about HTTP.
 */
export const errorCodes = [
  "BAD_REQUEST",
  "VALIDATION",
  "UNAUTHENTICATED",
  "SECOND_FACTOR_REQUIRED",
  "FORBIDDEN",
  "LIMIT_REACHED",
  "PREMIUM_REQUIRED",
  "EMAIL_NOT_CONFIRMED",
  "CROSS_SITE",
  "NOT_FOUND",
  "METHOD_NOT_ALLOWED",
  "CONFLICT",
  "TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
  "RATE_LIMITED",
  "UNAVAILABLE",
  "INTERNAL",
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** Field name → Russian sentences about it, fit to show beside the field. */
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
