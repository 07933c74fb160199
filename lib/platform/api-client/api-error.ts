import { type ErrorCode, errorCodes } from "@/lib/core/error-codes";
import type { FieldErrors } from "@/lib/core/errors";

/**
 * A failed call as the browser sees it. `message` is fixed (docs/specification/api.md#errors-in-the-browser):
 * the status, a colon and the response's text. `explanation` is the Russian sentence of the envelope, fit to
 * show.
 */
export class ApiError extends Error {
  override name = "ApiError";

  constructor(
    /** 0 when no response came: offline, refused, aborted by the network. */
    readonly status: number,
    readonly code: ErrorCode | "NETWORK" | "UNKNOWN",
    message: string,
    readonly explanation: string | null,
    readonly fieldErrors: FieldErrors = {},
    readonly requestId: string | null = null,
    /** When the call may be repeated (429, 503); null if the response does not say. */
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(message);
  }
}

/** The error for a response that is not OK, whatever its body is (such as a proxy's HTML). */
export async function toApiError(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => "");
  const body = parseEnvelope(text);
  return new ApiError(
    response.status,
    errorCodes.find((code) => code === body.code) ?? "UNKNOWN",
    `${response.status}: ${text || response.statusText}`,
    typeof body.message === "string" ? body.message : null,
    isFieldErrors(body.fieldErrors) ? body.fieldErrors : {},
    typeof body.requestId === "string" ? body.requestId : null,
    Number(response.headers.get("retry-after")) || null,
  );
}

/** The error when no response came at all. */
export function toNetworkError(): ApiError {
  return new ApiError(
    0,
    "NETWORK",
    "0: no response",
    "Нет связи с сервером. Проверьте подключение к интернету и попробуйте ещё раз.",
  );
}

const noAnswer = "Сервер не ответил. Попробуйте ещё раз.";

/**
 * The message to show for any thrown value: the server's own, otherwise `fallback`, by default that the server did not
 * answer. For a defect the request id is added, so that a visitor can report it.
 */
export function getErrorMessage(error: unknown, fallback = noAnswer): string {
  if (!(error instanceof ApiError) || !error.explanation) return fallback;
  return error.requestId
    ? `${error.explanation} Номер запроса: ${error.requestId}`
    : error.explanation;
}

/** The server's first message about each field; empty for any other thrown value. */
export function fieldMessages(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    Object.entries(error.fieldErrors).flatMap(([field, [first]]) =>
      first ? [[field, first]] : [],
    ),
  );
}

function parseEnvelope(text: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body !== null ? (body as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function isFieldErrors(value: unknown): value is FieldErrors {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.values(value).every(
      (lines) => Array.isArray(lines) && lines.every((line) => typeof line === "string"),
    )
  );
}
