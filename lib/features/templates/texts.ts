import "server-only";

import { DomainError, fieldError } from "@/lib/core/errors";
import { catalogueEntries } from "@/lib/features/templates/catalogue";
import type { CatalogueEntry } from "@/lib/features/templates/catalogue-entry";
import { findEditionText, type StoredTemplateState } from "@/lib/features/templates/data";
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

/** The text in force under a key, with the texts that it is compiled with. */
export type TextInForce = EditionSource & {
  /** 0: never published. */
  edition: number;
  /** Whether the text is an edition's, not the shipped one. */
  isOwn: boolean;
  dependencyHash: string;
};

/** The state of all templates, by key. */
export type TemplateStates = ReadonlyMap<string, StoredTemplateState>;

export const toTemplateStates = (states: StoredTemplateState[]): TemplateStates =>
  new Map(states.map((state) => [state.key, state]));

/**
 * The text in force of a template: the operator's, otherwise the shipped one. An industry template comes with the text
 * in force of its type, on which it is built.
 */
export async function findTextInForce(
  database: Transaction,
  entry: CatalogueEntry,
  states: TemplateStates,
): Promise<TextInForce> {
  const base = entry.id === null ? null : await activeText(database, entry.type, states);
  return findTextWithBase(database, entry, states, base?.content ?? null);
}

/**
 * As `findTextInForce`, with the text of the type given.
 * @param base the operator's text of the type; null for the shipped one.
 */
export async function findTextWithBase(
  database: Transaction,
  entry: CatalogueEntry,
  states: TemplateStates,
  base: string | null,
): Promise<TextInForce> {
  const edited = await activeText(database, entry.key, states);
  const text = edited ?? (await shippedText(entry));
  const under =
    entry.id === null ? null : (base ?? (await shippedText({ ...entry, id: null })).content);
  return {
    entry,
    text,
    base: under,
    edition: states.get(entry.key)?.edition ?? 0,
    isOwn: edited !== null,
    dependencyHash: await dependencyHash(textRevision(text), under),
  };
}

/** The operator's text in force; null when the shipped one applies. */
async function activeText(
  database: Transaction,
  key: string,
  states: TemplateStates,
): Promise<TemplateText | null> {
  const state = states.get(key);
  return state?.isActive ? findEditionText(database, key, state.edition) : null;
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
