import "server-only";

import type { z } from "zod";
import { DomainError, fieldError } from "@/lib/core/errors";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import { siteField } from "@/lib/engine/answers/identifying-answers";
import type { PackageItem } from "@/lib/engine/answers/package-item";
import { type DocumentAnswers, documentAnswersSchema } from "@/lib/engine/answers/schema";
import { isSame, replaceFacts, type SiteFacts, unconfirmedIn } from "@/lib/engine/passport/facts";
import { siteAddressOf } from "@/lib/engine/passport/site-address";
import { newDocumentAnswers, unconfirmedOf } from "@/lib/engine/passport/site-answers";
import { labelOf } from "@/lib/engine/questions/questions";
import {
  newerEditionExists,
  type WrittenEdition,
  writeEdition,
} from "@/lib/features/documents/editions/operations";
import { storeEditions } from "@/lib/features/documents/editions/store-editions";
import { createDocuments } from "@/lib/features/documents/package/operations";
import type { CreatedPackage } from "@/lib/features/documents/package/responses";
import type { CreationSettings } from "@/lib/features/documents/rights/creation-settings";
import { deleteRecords } from "@/lib/features/journal/months";
import {
  getPassport,
  siteNotFound,
  toPassport,
  toPassportResponse,
} from "@/lib/features/passport/data";
import { savePassport } from "@/lib/features/passport/mutations";
import { requireSameSite } from "@/lib/features/passport/same-site";
import type { passportRequest } from "@/lib/features/passport/schema";
import { findSite, getSite, hasSiteAt } from "@/lib/features/sites/data";
import * as mutations from "@/lib/features/sites/mutations";
import {
  answersIfOutdated,
  findOutdated,
  listSiteDocuments,
} from "@/lib/features/sites/outdated-documents";
import type {
  CreatedEditions,
  OutdatedDocuments,
  SavedPassport,
  SiteDetails,
} from "@/lib/features/sites/responses";
import {
  maxSites,
  type newSiteRequest,
  type siteChangeRequest,
  type siteEditionsRequest,
} from "@/lib/features/sites/schema";
import type { Caller } from "@/lib/platform/auth/caller";
import type { Database, Transaction } from "@/lib/platform/db/database";

/**
 * Creates a site without documents.
 * @throws DomainError CONFLICT when the user has a site of this address, or `maxSites`.
 */
export async function createSite(
  database: Database,
  caller: Caller,
  { address: typed, name }: z.output<typeof newSiteRequest>,
  now: Date,
): Promise<SiteDetails> {
  const { userId } = caller;
  const address = requireAddress(typed, "address");
  const facts = replaceFacts({}, { [siteField]: typed }, toMoscowDate(now));
  const site = { name: name ?? address, address, facts };
  const created = await database.$transaction((tx) =>
    mutations.insertNewSite(tx, userId, site, { maxSites, now }),
  );
  if (created === "taken") throw addressTaken(address, "address");
  if (created === "full") throw tooManySites();
  return getSite(database, caller, created.id);
}

/** Renames a site, or switches its watch. @throws DomainError NOT_FOUND */
export async function changeSite(
  database: Database,
  caller: Caller,
  { id, name, watch }: { id: string } & z.output<typeof siteChangeRequest>,
  now: Date,
): Promise<SiteDetails> {
  const { userId } = caller;
  await database.$transaction(async (tx) => {
    if (name !== undefined && !(await mutations.updateName(tx, userId, { id, name }, now))) {
      throw siteNotFound();
    }
    if (
      watch !== undefined &&
      !(await mutations.setWatchEnabled(tx, userId, { id, isOn: watch }, now))
    ) {
      throw siteNotFound();
    }
  });
  return getSite(database, caller, id);
}

/**
 * Deletes a site with its passport. Its documents stay, without a site.
 * @returns how many they are.
 * @throws DomainError NOT_FOUND
 */
export async function deleteSite(
  database: Database,
  { userId }: Caller,
  id: string,
): Promise<number> {
  await findSite(database, userId, id);
  // A million records would outlast the transaction.
  await deleteRecords(database, id);
  const documents = await database.$transaction((tx) => mutations.deleteSite(tx, userId, id));
  if (documents === null) throw siteNotFound();
  return documents;
}

/** The documents of a site that no longer agree with its facts. @throws DomainError NOT_FOUND */
export async function getOutdatedDocuments(
  database: Database,
  caller: Caller,
  id: string,
  settings: Pick<CreationSettings, "requireEmailConfirmation">,
): Promise<OutdatedDocuments> {
  const { facts, edition } = await getPassport(database, caller.userId, { id });
  const documents = await listSiteDocuments(database, caller, id);
  const outdated = await findOutdated(database, caller, { facts, documents }, settings);
  return { passport: edition, touched: outdated };
}

/**
 * Replaces the passport by these values and returns the documents that no longer agree with it.
 * @param dryRun saves nothing.
 * @throws DomainError NOT_FOUND; CONFLICT when `after` is not the newest edition of the passport, or another of the
 * user's sites has the new address; FORBIDDEN for a member who changes the address.
 */
export async function changePassport(
  database: Database,
  caller: Caller,
  request: { id: string; after: number; dryRun: boolean; values: z.output<typeof passportRequest> },
  settings: CreationSettings,
): Promise<SavedPassport> {
  const { id, after, dryRun, values } = request;
  const { userId } = caller;
  const { now } = settings;
  const row = await findSite(database, userId, id);
  const stored = toPassport(row);
  if (stored.edition !== after) throw passportChanged();
  const facts = replaceFacts(stored.facts, values, toMoscowDate(now));
  const address = requireAddress(values[siteField], siteField);
  const isMoved = address !== row.address;
  if (isMoved) requireSameSite(caller, address);
  if (isMoved && (await hasSiteAt(database, userId, address))) {
    throw addressTaken(address, siteField);
  }
  const documents = await listSiteDocuments(database, caller, id);
  const outdated = await findOutdated(database, caller, { facts, documents }, settings);
  const hasChanged = facts !== stored.facts;
  if (!dryRun && hasChanged) {
    await database.$transaction(async (tx) => {
      if (!(await savePassport(tx, stored, facts, now))) throw passportChanged();
      const name = row.name === row.address ? address : row.name;
      if (isMoved) await moveSite(tx, { id, address, name });
    });
  }
  const edition = hasChanged ? stored.edition + 1 : stored.edition;
  const passportAt = hasChanged ? now : stored.passportAt;
  return {
    ...toPassportResponse({ id, edition, facts, passportAt }),
    saved: !dryRun,
    touched: outdated,
  };
}

/** @throws DomainError CONFLICT */
async function moveSite(
  tx: Transaction,
  site: { id: string; address: string; name: string },
): Promise<void> {
  if (!(await mutations.updateAddress(tx, site))) throw addressTaken(site.address, siteField);
}

/**
 * Creates documents from the passport, one after another. Created ones stay when a later one is rejected.
 * @throws DomainError NOT_FOUND
 */
export async function createSiteDocuments(
  database: Database,
  caller: Caller,
  { id, documents }: { id: string; documents: PackageItem[] },
  settings: CreationSettings,
): Promise<CreatedPackage> {
  const { facts } = await getPassport(database, caller.userId, { id });
  const answersFor = (item: PackageItem) => parseNew(facts, item);
  return createDocuments(database, caller, { documents, answersFor }, settings);
}

/** @throws DomainError VALIDATION that says what the passport lacks, or what of it nobody has confirmed. */
function parseNew(facts: SiteFacts, { type, consentPurpose }: PackageItem): DocumentAnswers {
  const unconfirmed = unconfirmedOf(facts, type).map((key) => `«${labelOf(key)}»`);
  if (unconfirmed.length > 0) {
    throw new DomainError(
      "VALIDATION",
      `Сначала подтвердите то, что ${sourceOf(facts)}: ${unconfirmed.join(", ")}. Откройте сведения о сайте, проверьте и сохраните их.`,
    );
  }
  const parsed = documentAnswersSchema.safeParse(newDocumentAnswers(facts, type, consentPurpose));
  if (parsed.success) return parsed.data;
  const missing = [...new Set(parsed.error.issues.map(({ message }) => message))].join("; ");
  throw new DomainError(
    "VALIDATION",
    `Сведений о сайте для этого документа мало: ${missing}. Дополните сведения о сайте.`,
  );
}

/** Where the unconfirmed come from. */
function sourceOf(facts: SiteFacts): string {
  const origins = unconfirmedIn(facts).map((key) => facts[key]?.origin);
  if (!origins.includes("imported")) return "увидено на сайте";
  return origins.includes("seen") ? "взято из таблицы и увидено на сайте" : "взято из таблицы";
}

/**
 * Creates the next editions of the given documents from the passport: all of them or none. A document whose text would
 * not change gets none.
 * @throws DomainError NOT_FOUND; CONFLICT when the passport or one of the documents has changed since; VALIDATION,
 * PREMIUM_REQUIRED, EMAIL_NOT_CONFIRMED as for any edition.
 */
export async function createSiteEditions(
  database: Database,
  caller: Caller,
  { id, passport, documents }: z.output<typeof siteEditionsRequest> & { id: string },
  settings: CreationSettings,
): Promise<CreatedEditions> {
  const { userId } = caller;
  const { facts, edition } = await getPassport(database, userId, { id });
  if (edition !== passport) throw passportChanged();
  const stored = await listSiteDocuments(database, caller, id);
  const written: WrittenEdition[] = [];
  // In one order for all: two calls at once wait for each other and cannot lock each other out.
  for (const { id: documentId, after } of documents.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const document = stored.find((candidate) => candidate.id === documentId);
    if (!document) throw new DomainError("NOT_FOUND", "Документ не найден");
    // Before its text is compared: the later of two calls would find that nothing is left to change, and say it made
    // it.
    if (document.edition !== after) throw newerEditionExists(document.edition);
    const answers = await answersIfOutdated(database, facts, document.formData);
    if (answers === null) continue;
    const newEdition = { id: documentId, after, answers };
    written.push(await writeEdition(database, caller, newEdition, settings));
  }
  // The site's row is locked by the end of it: its facts are those that the texts were written of.
  const unchanged = async (tx: Transaction) => {
    const current = await getPassport(tx, userId, { id });
    if (written.length > 0 && !isSame(current.facts, facts)) throw passportChanged();
  };
  return { documents: await storeEditions(database, userId, written, { ...settings, unchanged }) };
}

export const tooManySites = () =>
  new DomainError("CONFLICT", `Сайтов уже ${maxSites}: больше мы не храним. Удалите ненужные.`);

function requireAddress(typed: unknown, field: string): string {
  const address = typeof typed === "string" ? siteAddressOf(typed) : null;
  if (address !== null) return address;
  throw fieldError(field, "Некорректный URL сайта");
}

function addressTaken(address: string, field: string): DomainError {
  return fieldError(field, `Сайт ${address} у вас уже есть`, { code: "CONFLICT" });
}

function passportChanged(): DomainError {
  return new DomainError(
    "CONFLICT",
    "Пока вы правили, сведения о сайте изменились. Обновите их и внесите изменения ещё раз.",
  );
}
