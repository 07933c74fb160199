import { z } from "zod";
import { isPrivateHost } from "@/lib/platform/config/network";

/** `docker compose` and `.env` files pass an unset variable as an empty string. */
const blankIsUnset = (value: unknown) =>
  typeof value === "string" && value.trim() === "" ? undefined : value;

/** A variable that may be left out. */
export const optional = <T extends z.ZodType>(type: T) =>
  z.preprocess(blankIsUnset, type.optional());

/** A variable with a default. */
export const withDefault = <T extends z.ZodType>(type: T, fallback: z.output<T>) =>
  z.preprocess(
    blankIsUnset,
    type.optional().transform((value) => value ?? fallback),
  );

/** A whole number from `min` to `max`. */
export const wholeNumberVariable = (min: number, max: number) =>
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

/** true or false. */
export const flag = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.enum(["true", "false", "1", "0"], "нужно true или false"))
  .transform((value) => value === "true" || value === "1");

/** A URL with one of the protocols; `example` is shown for an invalid value. */
export const address = (protocols: string[], example: string) =>
  z
    .string()
    .trim()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `нужен адрес вида ${example}`,
    );

/** True when the connection cannot be intercepted: TLS, or the own network. */
export function isSecureConnection(value: string): boolean {
  if (!URL.canParse(value)) return true;
  const { protocol, hostname } = new URL(value);
  return protocol === "https:" || isPrivateHost(hostname);
}

/** 32 bytes or more. */
export const secret = z
  .string()
  .refine(
    (value) => Buffer.byteLength(value) >= 32,
    "нужно не меньше 32 байт: например, openssl rand -base64 48",
  );

/** The client id and secret of our application at a sign-in service. */
export const clientId = z.string().trim().max(200, "не длиннее 200 символов");
export const clientSecret = z.string().trim().max(500, "не длиннее 500 символов");

/** The origin of a service that receives a secret. */
export const serviceRoot = (fallback: string) =>
  withDefault(
    address(["http:", "https:"], fallback).refine(
      isSecureConnection,
      "http: — только для своей машины и своей сети: ключи приложения не уходят открыто",
    ),
    fallback,
  );
