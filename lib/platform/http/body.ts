import { DomainError } from "@/lib/core/errors";

/** Enough for the longest form many times over; small enough that parsing it does not block other requests. */
const maxBodyBytes = 256 * 1024;

/**
 * The parsed JSON of a request's body. Requiring the JSON content type also forces a CORS preflight
 * on a foreign page, which we never answer.
 * @throws DomainError UNSUPPORTED_MEDIA_TYPE, TOO_LARGE, BAD_REQUEST
 */
export async function readJson(request: Request): Promise<unknown> {
  requireJson(request);
  return parseJson(await readText(request));
}

/**
 * The same where a body may be left out: nothing at all is an empty object.
 * @throws DomainError UNSUPPORTED_MEDIA_TYPE, TOO_LARGE, BAD_REQUEST
 */
export async function readOptionalJson(request: Request): Promise<unknown> {
  // By its bytes: a request without a body arrives as an empty stream, with or without a type.
  const text = await readText(request);
  if (text === "") return {};
  requireJson(request);
  return parseJson(text);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new DomainError("BAD_REQUEST", "Тело запроса — не JSON.", { cause });
  }
}

/** @throws DomainError UNSUPPORTED_MEDIA_TYPE */
function requireJson(request: Request): void {
  const [type = "", ...parameters] = (request.headers.get("content-type") ?? "").split(";");
  const charset = parameters.map((part) => part.trim().toLowerCase().replaceAll('"', ""));
  const foreign = charset.some((part) => part.startsWith("charset=") && part !== "charset=utf-8");
  const encoding = request.headers.get("content-encoding") ?? "identity";
  if (type.trim().toLowerCase() !== "application/json" || foreign || encoding !== "identity") {
    throw new DomainError(
      "UNSUPPORTED_MEDIA_TYPE",
      "Тело запроса принимается только в формате JSON (application/json, UTF-8).",
    );
  }
}

/**
 * The body as text, read no further than the limit: `Content-Length` may lie or be absent.
 * @throws DomainError TOO_LARGE; BAD_REQUEST when the bytes are no UTF-8 or the client went away.
 */
async function readText(request: Request): Promise<string> {
  const tooLarge = () => new DomainError("TOO_LARGE", "Тело запроса больше 256 КБ.");
  if (Number(request.headers.get("content-length") ?? 0) > maxBodyBytes) throw tooLarge();
  if (request.body === null) return "";
  const reader = request.body.getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let size = 0;
  let text = "";
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.byteLength;
      if (size > maxBodyBytes) throw tooLarge();
      text += decoder.decode(part.value, { stream: true });
    }
    return text + decoder.decode();
  } catch (cause) {
    // The rest is of no interest; a failing cancel must not hide why we stopped.
    await reader.cancel().catch(() => {});
    if (cause instanceof DomainError) throw cause;
    throw new DomainError("BAD_REQUEST", "Тело запроса не удалось прочитать.", { cause });
  }
}
