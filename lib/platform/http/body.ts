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

/** A JSON body from pages of other sites: smaller, and as `text/plain`, for which a browser sends no preflight. */
export type CrossOriginBody = { maxBytes: number; tooLarge: string };

/**
 * The parsed JSON of a body that is sent as `text/plain` (by `sendBeacon`) or as JSON.
 * @throws DomainError UNSUPPORTED_MEDIA_TYPE, TOO_LARGE, BAD_REQUEST
 */
export async function readCrossOriginJson(
  request: Request,
  limit: CrossOriginBody,
): Promise<unknown> {
  requireJson(request, ["application/json", "text/plain"]);
  return parseJson(await readText(request, limit));
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

/** The maximum size of a form that a browser sends without a script: a person writes a page, not a book. */
const form: CrossOriginBody = { maxBytes: 64 * 1024, tooLarge: "Текст слишком длинный." };

/**
 * The fields of a form that a browser sent by itself; of a repeated name the last value counts.
 * @throws DomainError UNSUPPORTED_MEDIA_TYPE, TOO_LARGE, BAD_REQUEST
 */
export async function readForm(request: Request): Promise<Record<string, string>> {
  requireType(request, ["application/x-www-form-urlencoded"], "как форма");
  return Object.fromEntries(new URLSearchParams(await readText(request, form)));
}

/** The files that a call accepts instead of JSON, each as the whole body with its own type. */
export type FileBody = {
  /** `Content-Type` without its parameters. */
  contentTypes: readonly string[];
  /** At most 16 MiB: the file is held in memory. */
  maxBytes: number;
  /** «Файл больше 2 МБ.» */
  tooLarge: string;
};

/** An uploaded file; `contentType` is only the sender's claim. */
export type SentFile = { contentType: string; bytes: Uint8Array };

/** Whether the body is one of the files, by its `Content-Type`. */
export function isFile(request: Request, { contentTypes }: FileBody): boolean {
  return contentTypes.includes(mediaType(request));
}

/**
 * The bytes of a file.
 * @throws DomainError TOO_LARGE, UNSUPPORTED_MEDIA_TYPE for a compressed one, BAD_REQUEST for none or when the client
 * went away.
 */
export async function readFile(
  request: Request,
  { maxBytes, tooLarge }: FileBody,
): Promise<SentFile> {
  const contentType = request.headers.get("content-type") ?? "";
  if ((request.headers.get("content-encoding") ?? "identity") !== "identity") {
    throw new DomainError("UNSUPPORTED_MEDIA_TYPE", "Файл принимается без сжатия.");
  }
  const parts: Uint8Array[] = [];
  await readParts(request, { maxBytes, tooLarge }, (part) => parts.push(part));
  const bytes = Buffer.concat(parts);
  if (bytes.length === 0) throw new DomainError("BAD_REQUEST", "Файл пуст.");
  return { contentType, bytes };
}

const mediaType = (request: Request) =>
  (request.headers.get("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";

/** @throws DomainError UNSUPPORTED_MEDIA_TYPE */
function requireJson(request: Request, types: readonly string[] = ["application/json"]): void {
  requireType(request, types, "в формате JSON");
}

/** @throws DomainError UNSUPPORTED_MEDIA_TYPE */
function requireType(request: Request, types: readonly string[], how: string): void {
  const [, ...parameters] = (request.headers.get("content-type") ?? "").split(";");
  const charset = parameters.map((part) => part.trim().toLowerCase().replaceAll('"', ""));
  const foreign = charset.some((part) => part.startsWith("charset=") && part !== "charset=utf-8");
  const encoding = request.headers.get("content-encoding") ?? "identity";
  if (!types.includes(mediaType(request)) || foreign || encoding !== "identity") {
    throw new DomainError(
      "UNSUPPORTED_MEDIA_TYPE",
      `Тело запроса принимается только ${how} (${types.join(" или ")}, UTF-8).`,
    );
  }
}

const json: CrossOriginBody = { maxBytes: maxBodyBytes, tooLarge: "Тело запроса больше 256 КБ." };

/** @throws DomainError TOO_LARGE; BAD_REQUEST when the bytes are no UTF-8 or the client went away. */
async function readText(request: Request, limit: CrossOriginBody = json): Promise<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  await readParts(request, limit, (part) => {
    text += decoder.decode(part, { stream: true });
  });
  return text + decoded(decoder);
}

function decoded(decoder: TextDecoder): string {
  try {
    return decoder.decode();
  } catch (cause) {
    throw unreadable(cause);
  }
}

const unreadable = (cause: unknown) =>
  new DomainError("BAD_REQUEST", "Тело запроса не удалось прочитать.", { cause });

/**
 * Reads the body chunk by chunk, no further than the limit: `Content-Length` may lie or be absent.
 * @throws DomainError TOO_LARGE; BAD_REQUEST when `take` throws or the client went away.
 */
async function readParts(
  request: Request,
  { maxBytes, tooLarge }: { maxBytes: number; tooLarge: string },
  take: (part: Uint8Array) => void,
): Promise<void> {
  const tooLargeError = () => new DomainError("TOO_LARGE", tooLarge);
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLargeError();
  if (request.body === null) return;
  const reader = request.body.getReader();
  let size = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.byteLength;
      if (size > maxBytes) throw tooLargeError();
      take(part.value);
    }
  } catch (cause) {
    // The rest is not needed; a failing cancel must not hide the original error.
    await reader.cancel().catch(() => {});
    if (cause instanceof DomainError) throw cause;
    throw unreadable(cause);
  }
}
