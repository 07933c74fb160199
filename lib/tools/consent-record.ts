/**
 * The proof of one choice, as a site sends it to any journal: docs/specification/on-the-site.md#the-journal. No
 * address, no name (152-ФЗ ст. 5 ч. 5). Source of the duty: 152-ФЗ ст. 9 ч. 3.
 */
import { z } from "zod";

/** Where a visitor makes the choice. */
export const consentSources = ["banner", "form"] as const;

export const consentEvents = ["given", "changed", "withdrawn", "askedAgain"] as const;

/** The maximum size of a record in bytes: `sendBeacon` may refuse more, and so do all journals. */
export const maxRecordBytes = 1024;

const hash = z.string().regex(/^[0-9a-f]{64}$/, "Отпечаток — 64 знака SHA-256 строчными");

/** The record that a site sends: JSON in a `text/plain` body, so that the browser sends no preflight request. */
export const consentRecord = z.strictObject({
  /** The version of this format. */
  v: z.literal(1),
  site: z.string().regex(/^[A-Za-z0-9.-]{1,64}$/, "Сайт (site) — до 64 латинских букв и цифр"),
  /** 16 random bytes of the visitor's browser in base64url; identifies nobody. */
  id: z.string().regex(/^[A-Za-z0-9_-]{22}$/, "Номер (id) — 22 знака base64url"),
  /** Numbers the records of an id from 1: (site, id, seq) is stored once, however often it is sent. */
  seq: z.int().min(1).max(1_000_000),
  event: z.enum(consentEvents),
  /** The choice by category of the banner, or by purpose of a form. */
  choice: z
    .record(z.string().regex(/^[A-Za-z][A-Za-z0-9_]{0,39}$/), z.boolean())
    .refine((choice) => Object.keys(choice).length <= 16, "Не больше 16 целей"),
  /** The hash of the texts and services that were shown (`textOfBanner`). */
  text: hash,
  /** The number of this text. */
  edition: z.int().min(1).max(1_000_000),
  /** The edition of the cookie policy or of the consent; empty when it is not known. */
  policy: z.union([z.literal(""), hash]),
  /** The path without query and fragment. */
  page: z
    .string()
    .max(300)
    .regex(/^\/[^?#\s]*$/, "Страница (page) — путь без вопроса и решётки"),
  source: z.enum(consentSources),
});
export type ConsentRecord = z.output<typeof consentRecord>;
