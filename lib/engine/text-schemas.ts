import { z } from "zod";
import { cleanText, isCleanText } from "@/lib/core/text/clean-text";

/** Builds the message for a wrong answer from its place, when the place is part of the message. */
export type ErrorFormat = (message: string) => {
  error: string | ((issue: { path?: PropertyKey[] | undefined }) => string);
};

export const plainError: ErrorFormat = (error) => ({ error });

/**
 * A schema for one line of text of at most `max` characters; line breaks become spaces. `missing` is the message for an
 * absent field, so that it is treated like an empty one.
 */
export function lineSchema(max: number, missing = "Введите текст", toError = plainError) {
  return z
    .string(toError(missing))
    .max(max * 2, tooLong(max, toError))
    .overwrite(oneLine)
    .max(max, toError(`Не длиннее ${max} символов`));
}

/**
 * A schema for one line that identifies a person or a thing: an e-mail, an address, a number of the requisites. The
 * invisible characters that `line` removes are rejected here with `message`, because without them the value would be a
 * different one.
 */
export function identifierSchema(max: number, message: string, toError = plainError) {
  return z
    .string(toError(message))
    .max(max * 2, tooLong(max, toError))
    .refine(isCleanText, { ...toError(message), abort: true })
    .overwrite(oneLine)
    .max(max, toError(`Не длиннее ${max} символов`));
}

function oneLine(text: string): string {
  const clean = cleanText(text);
  return (clean.includes("\n") ? clean.replace(/\s*\n\s*/g, " ") : clean).trim();
}

/** Checked first, so that an overlong text is not processed and is reported once. */
const tooLong = (max: number, toError: ErrorFormat) => ({
  ...toError(`Не длиннее ${max} символов`),
  abort: true,
});

/** A schema for text of several lines, at most `max` characters. */
export function multilineSchema(max: number, toError = plainError) {
  return z
    .string(toError("Введите текст"))
    .max(max * 2, tooLong(max, toError))
    .overwrite((text) => cleanText(text).trim())
    .max(max, toError(`Не длиннее ${max} символов`));
}
