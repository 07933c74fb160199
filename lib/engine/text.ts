import { z } from "zod";
import { cleanText, isCleanText } from "@/lib/core/clean-text";

/** What a wrong answer is told; by its place, where the place is part of the message. */
export type ErrorFormat = (message: string) => {
  error: string | ((issue: { path?: PropertyKey[] | undefined }) => string);
};

export const plainError: ErrorFormat = (error) => ({ error });

/**
 * One line of text of at most `max` characters; line breaks become spaces. `missing` is the message for a field
 * that was not sent at all, so that it is treated like an empty one.
 */
export function line(max: number, missing = "Введите текст", toError = plainError) {
  return z
    .string(toError(missing))
    .max(max * 2, tooLong(max, toError))
    .overwrite(oneLine)
    .max(max, toError(`Не длиннее ${max} символов`));
}

/**
 * One line that identifies a person or a thing: an e-mail, an address, a number of the requisites. What `line`
 * takes out unseen is refused here with `message`, because the rest would name another than the one sent.
 */
export function identifier(max: number, message: string, toError = plainError) {
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

/** Refused before it is worked on, and said once. */
const tooLong = (max: number, toError: ErrorFormat) => ({
  ...toError(`Не длиннее ${max} символов`),
  abort: true,
});

/** Text of several lines, at most `max` characters. */
export function lines(max: number, toError = plainError) {
  return z
    .string(toError("Введите текст"))
    .max(max * 2, tooLong(max, toError))
    .overwrite((text) => cleanText(text).trim())
    .max(max, toError(`Не длиннее ${max} символов`));
}
