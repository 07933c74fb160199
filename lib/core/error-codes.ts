/**
 * The stable codes of the API's error envelope. The HTTP status of each is in
 * `lib/platform/http/responses/error-status.ts`, the only place that knows about HTTP.
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
