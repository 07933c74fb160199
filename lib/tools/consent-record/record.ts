/**
 * The proof of one choice, as it travels from a site to a journal, no matter who keeps it:
 * docs/specification/on-the-site.md#the-journal. No address, no name (152-ФЗ ст. 5 ч. 5). Source of the duty: 152-ФЗ
 * ст. 9 ч. 3.
 */
import { z } from "zod";

/** Where a visitor chooses. */
export const consentSources = ["banner", "form"] as const;

export const consentEvents = ["given", "changed", "withdrawn", "askedAgain"] as const;

/** A record is smaller than this, in bytes: `sendBeacon` may refuse more, and so do all journals. */
export const maxRecordBytes = 1024;

const hash = z.string().regex(/^[0-9a-f]{64}$/, "Отпечаток — 64 знака SHA-256 строчными");

/** What a site sends: JSON in a body of `text/plain`, so that the browser asks no permission first. */
export const consentRecord = z.strictObject({
  /** Of this shape. */
  v: z.literal(1),
  site: z.string().regex(/^[A-Za-z0-9.-]{1,64}$/, "Сайт (site) — до 64 латинских букв и цифр"),
  /** 16 random bytes of the visitor's browser in base64url; names nobody. */
  id: z.string().regex(/^[A-Za-z0-9_-]{22}$/, "Номер (id) — 22 знака base64url"),
  /** Counts the records of an id from 1: (site, id, seq) is written once, however often it is sent. */
  seq: z.int().min(1).max(1_000_000),
  event: z.enum(consentEvents),
  /** By category of the banner, or by purpose of a form. */
  choice: z
    .record(z.string().regex(/^[A-Za-z][A-Za-z0-9_]{0,39}$/), z.boolean())
    .refine((choice) => Object.keys(choice).length <= 16, "Не больше 16 целей"),
  /** Of the very words and services that were shown (`textOfBanner`). */
  text: hash,
  /** The number of these words. */
  edition: z.int().min(1).max(1_000_000),
  /** Of the cookie policy's edition, or of the consent's; empty where it is not known. */
  policy: z.union([z.literal(""), hash]),
  /** Path without query and fragment. */
  page: z
    .string()
    .max(300)
    .regex(/^\/[^?#\s]*$/, "Страница (page) — путь без вопроса и решётки"),
  source: z.enum(consentSources),
});
export type ConsentRecord = z.output<typeof consentRecord>;
