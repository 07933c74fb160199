import { z } from "zod";
import { ru } from "zod/locales";
import { DomainError, type FieldErrors } from "@/lib/core/errors";

// Where a schema has no words of its own: what is answered is shown to people, never in English.
z.config(ru());

/** More than any form has fields; without a limit the client would decide how long the response is. */
const maxFields = 50;
const maxNameLength = 200;

const generalMessage = "Проверьте правильность заполнения полей.";

/**
 * Parses a body.
 * @throws DomainError VALIDATION with every wrong or unknown field named.
 */
export async function parseBody<T extends z.ZodType>(
  schema: T,
  body: unknown,
): Promise<z.output<T>> {
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new DomainError("VALIDATION", "Тело запроса должно быть объектом JSON.");
  }
  const result = await schema.safeParseAsync(body);
  if (result.success) return result.data;
  throw validationError(result.error);
}

/**
 * Parses the segments of a path.
 * @throws DomainError BAD_REQUEST: not VALIDATION, because a malformed path belongs to no form field.
 */
export function parseParams<T extends z.ZodType>(schema: T, segments: object): z.output<T> {
  const result = schema.safeParse(segments);
  if (result.success) return result.data;
  throw new DomainError("BAD_REQUEST", "Некорректный идентификатор.", { cause: result.error });
}

/**
 * Parses a query string; of a repeated name the last value counts.
 * @throws DomainError VALIDATION with every wrong parameter named.
 */
export function parseQuery<T extends z.ZodType>(schema: T, url: string): z.output<T> {
  const result = schema.safeParse(Object.fromEntries(new URL(url).searchParams));
  if (result.success) return result.data;
  throw validationError(result.error);
}

/** Zod's findings as the envelope carries them. */
function validationError(error: z.ZodError): DomainError {
  const fieldErrors = toFieldErrors(error);
  const messages = [...new Set(Object.values(fieldErrors).flat())];
  const [only] = messages;
  // One message says more than «check the fields», and a toast has room for it.
  const message = messages.length === 1 && only !== undefined ? only : generalMessage;
  return new DomainError("VALIDATION", message, { fieldErrors, cause: error });
}

/**
 * Field → its messages. Positions inside lists are dropped: the form has one message place a field.
 * An unknown key is an error of that key, so that a typing mistake in a profile is seen. The first
 * `maxFields` are named.
 */
function toFieldErrors(error: z.ZodError): FieldErrors {
  // Without a prototype, so that a field called `__proto__` is a field like any other.
  const fields: FieldErrors = Object.create(null);
  let count = 0;
  const add = (path: PropertyKey[], message: string) => {
    const name = path.filter((part) => typeof part === "string").join(".");
    const field = name.length > maxNameLength ? `${name.slice(0, maxNameLength)}…` : name;
    const messages = fields[field];
    if (messages === undefined) {
      count += 1;
      if (count <= maxFields) fields[field] = [message];
    } else if (!messages.includes(message)) messages.push(message);
  };
  for (const issue of error.issues) {
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys.slice(0, maxFields))
        add([...issue.path, key], "Неизвестное поле");
    } else add(issue.path, issue.message);
  }
  return fields;
}
