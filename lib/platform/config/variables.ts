import { z } from "zod";

/** How variables are read: the same for every part of the settings. */

/** `docker compose` and `.env` files pass an unset variable as an empty string. */
const blankIsUnset = (value: unknown) =>
  typeof value === "string" && value.trim() === "" ? undefined : value;

export const optional = <T extends z.ZodType>(type: T) =>
  z.preprocess(blankIsUnset, type.optional());

export const withDefault = <T extends z.ZodType>(type: T, fallback: z.output<T>) =>
  z.preprocess(
    blankIsUnset,
    type.optional().transform((value) => value ?? fallback),
  );

export const parseWholeNumber = (min: number, max: number) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,9}$/, `нужно целое число от ${min} до ${max}`)
    .transform(Number)
    .pipe(
      z
        .number()
        .min(min, `нужно целое число от ${min} до ${max}`)
        .max(max, `нужно целое число от ${min} до ${max}`),
    );

export const flag = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.enum(["true", "false", "1", "0"], "нужно true или false"))
  .transform((value) => value === "true" || value === "1");

export const address = (protocols: string[], example: string) =>
  z
    .string()
    .trim()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `нужен адрес вида ${example}`,
    );
