import type { ErrorCode } from "@/lib/core/error-codes";

/**
 * Error code → HTTP status: the only place that knows both. Source:
 * docs/specification/api.md#errors.
 */
export const errorStatus = {
  BAD_REQUEST: 400,
  VALIDATION: 400,
  UNAUTHENTICATED: 401,
  SECOND_FACTOR_REQUIRED: 401,
  FORBIDDEN: 403,
  LIMIT_REACHED: 403,
  PREMIUM_REQUIRED: 403,
  EMAIL_NOT_CONFIRMED: 403,
  CROSS_SITE: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const satisfies Record<ErrorCode, number>;
