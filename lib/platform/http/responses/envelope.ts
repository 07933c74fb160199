import type { ErrorCode } from "@/lib/core/error-codes";
import { DomainError, type FieldErrors } from "@/lib/core/errors";
import { isDatabaseUnavailable, isUnstorableText } from "@/lib/platform/db/errors";
import { errorStatus } from "@/lib/platform/http/responses/error-status";

/** The body of every response that is not a success. Source: docs/specification/api.md#errors. */
type ErrorEnvelope = {
  message: string;
  code: ErrorCode;
  fieldErrors?: FieldErrors;
  /** Only in a 500: the id to name when reporting the error. */
  requestId?: string;
};

/** Seconds after which an unavailable server is worth another try. */
const unavailableRetrySeconds = 5;

/** An error as the client sees it; a defect does not disclose its cause. */
export function errorResponse(error: DomainError, requestId: string): Response {
  const { code, message, fieldErrors } = error;
  const envelope: ErrorEnvelope = { message, code };
  if (fieldErrors) envelope.fieldErrors = fieldErrors;
  if (code === "INTERNAL") envelope.requestId = requestId;
  const response = Response.json(envelope, { status: errorStatus[code] });
  const retryAfter =
    error.retryAfterSeconds ?? (code === "UNAVAILABLE" ? unavailableRetrySeconds : undefined);
  if (retryAfter !== undefined) {
    response.headers.set("retry-after", String(Math.max(1, Math.ceil(retryAfter))));
  }
  return response;
}

/** The `DomainError` for whatever was thrown. */
export function toDomainError(thrown: unknown): DomainError {
  if (thrown instanceof DomainError) return thrown;
  // A schema may let pass what only the database knows that it cannot hold.
  if (isUnstorableText(thrown)) {
    return new DomainError("BAD_REQUEST", "В запросе есть знаки, которых не бывает в тексте.", {
      cause: thrown,
    });
  }
  if (isDatabaseUnavailable(thrown)) {
    return new DomainError(
      "UNAVAILABLE",
      "Сервис временно недоступен. Попробуйте ещё раз через несколько секунд.",
      { cause: thrown },
    );
  }
  return new DomainError(
    "INTERNAL",
    "На сервере произошла ошибка. Если она повторится, сообщите нам номер запроса.",
    { cause: thrown },
  );
}
