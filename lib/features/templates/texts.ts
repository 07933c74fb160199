import "server-only";

import { DomainError, fieldError } from "@/lib/core/errors";
import type { CatalogueEntry } from "@/lib/features/templates/catalogue-entry";
import { findEditionText, type TemplateStamp } from "@/lib/features/templates/data";
import { catalogueEntries } from "@/lib/features/templates/keys";
import type { TemplateText } from "@/lib/features/templates/responses";
import { dependencyHash, shippedText, textRevision } from "@/lib/features/templates/sources";
import type { Transaction } from "@/lib/platform/db/database";

/** A text to compile, with the texts that it is built on. */
export type EditionSource = {
  entry: CatalogueEntry;
  text: TemplateText;
  /** The base template's text in force; null for a base one. */
  base: string | null;
};

/** The text that applies under a key, with what it is compiled on. */
export type TextInForce = EditionSource & {
  /** 0: never published. */
  edition: number;
  /** Whether the text is an edition's, not the shipped one. */
  isOwn: boolean;
  dependencyHash: string;
};

/** The state of all templates, by key. */
export type Stamps = ReadonlyMap<string, TemplateStamp>;

export const byKey = (stamps: TemplateStamp[]): Stamps =>
  new Map(stamps.map((stamp) => [stamp.key, stamp]));

/**
 * The text in force of a template: the operator's, else the shipped one. An industry template comes with the text
 * in force of its type, into which it is built.
 */
export async function findTextInForce(
  database: Transaction,
  entry: CatalogueEntry,
  stamps: Stamps,
): Promise<TextInForce> {
  const base = entry.id === null ? null : await activeText(database, entry.type, stamps);
  return findTextWithBase(database, entry, stamps, base?.content ?? null);
}

/**
 * As `findTextInForce`, with the text of the type given.
 * @param base the operator's text of the type; null for the shipped one.
 */
export async function findTextWithBase(
  database: Transaction,
  entry: CatalogueEntry,
  stamps: Stamps,
  base: string | null,
): Promise<TextInForce> {
  const own = await activeText(database, entry.key, stamps);
  const text = own ?? (await shippedText(entry));
  const under =
    entry.id === null ? null : (base ?? (await shippedText({ ...entry, id: null })).content);
  return {
    entry,
    text,
    base: under,
    edition: stamps.get(entry.key)?.edition ?? 0,
    isOwn: own !== null,
    dependencyHash: await dependencyHash(textRevision(text), under),
  };
}

/** An operator's text in force; null where the shipped one applies. */
async function activeText(
  database: Transaction,
  key: string,
  stamps: Stamps,
): Promise<TemplateText | null> {
  const stamp = stamps.get(key);
  return stamp?.isActive ? findEditionText(database, key, stamp.edition) : null;
}

/**
 * The texts of an edition; 0 is the shipped one.
 * @throws DomainError NOT_FOUND
 */
export async function requireEditionText(
  database: Transaction,
  entry: CatalogueEntry,
  edition: number,
): Promise<TemplateText> {
  if (edition === 0) return shippedText(entry);
  const text = await findEditionText(database, entry.key, edition);
  if (!text) throw new DomainError("NOT_FOUND", "Такой редакции шаблона нет.");
  return text;
}

/** A form belongs to an industry template, and to no other. @throws DomainError VALIDATION without one. */
export function requireForm(entry: CatalogueEntry, { content, form }: TemplateText): TemplateText {
  if (entry.id === null) return { content, form: null };
  if (form !== null && form.trim() !== "") return { content, form };
  throw fieldError("form", "Введите описание шаблона");
}

/** @throws DomainError NOT_FOUND where no template ships under the key. */
export function requireEntry(key: string): CatalogueEntry {
  const entry = catalogueEntries.find((known) => known.key === key);
  if (!entry) throw new DomainError("NOT_FOUND", "Такого шаблона нет.");
  return entry;
}
