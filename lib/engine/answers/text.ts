import { z } from "zod";
import { cleanText } from "@/lib/core/clean-text";

/**
 * One line of text of at most `max` characters; line breaks become spaces. `missing` is what a
 * field that was not sent at all gets to hear, so that it reads like an empty one.
 */
export function line(max: number, missing = "Введите текст") {
  return z
    .string(missing)
    .max(max * 2, tooLong(max))
    .overwrite((text) =>
      cleanText(text)
        .replace(/\s*\n\s*/g, " ")
        .trim(),
    )
    .max(max, `Не длиннее ${max} символов`);
}

/** Refused before it is worked on, and said once. */
const tooLong = (max: number) => ({ error: `Не длиннее ${max} символов`, abort: true });

/** Text of several lines, at most `max` characters. */
export function lines(max: number) {
  return z
    .string("Введите текст")
    .max(max * 2, tooLong(max))
    .overwrite((text) => cleanText(text).trim())
    .max(max, `Не длиннее ${max} символов`);
}
