import "server-only";

import { documentTypeList } from "@/content/wizard/document-types";
import { recordAction } from "@/lib/audit/mutations";
import type { Visitor } from "@/lib/auth/visitor";
import { extendedTemplates } from "@/lib/content/extended-catalogue";
import { DomainError } from "@/lib/core/errors";
import { toMoscowDate } from "@/lib/core/moscow-time";
import type { Database, Transaction } from "@/lib/db/database";
import { isUniqueViolation } from "@/lib/db/errors";
import { refreshPages } from "@/lib/http/fresh-pages";
import { raiseContentRevision } from "@/lib/settings/mutations";
import type { EditionSource } from "@/lib/templates/compile-edition";
import { findEditionText, listNewestEditions, listStamps } from "@/lib/templates/data";
import { extendedKey, findPlace } from "@/lib/templates/keys";
import { applyTemplate, insertEdition } from "@/lib/templates/mutations";
import type { TemplatePlace } from "@/lib/templates/place";
import { compileInThread, previewInThread } from "@/lib/templates/pool";
import { readPublished, type SourceInForce, sourceInForce } from "@/lib/templates/published";
import { samplesOf } from "@/lib/templates/samples";
import type { PreviewRequest, PublishRequest } from "@/lib/templates/schema";
import { madeOf, sameText, shippedText, textRevision } from "@/lib/templates/sources";
import type {
  EditedTemplate,
  ListedTemplate,
  PublishedEdition,
  TemplateCheck,
  TemplateEdition,
  TemplateFinding,
  TemplatePreview,
  TemplateText,
} from "@/lib/templates/types";

const allKeys = [
  ...documentTypeList.map(({ type }) => type),
  ...extendedTemplates.map(({ id }) => extendedKey(id)),
];

/** All templates in the order of the catalogue, the extended ones last. */
export async function listTemplates(database: Database): Promise<ListedTemplate[]> {
  const [{ templates, broken }, newest, stamps] = await Promise.all([
    readPublished(database),
    listNewestEditions(database),
    listStamps(database),
  ]);
  const active = new Set(stamps.filter(({ isActive }) => isActive).map(({ key }) => key));
  return Promise.all(
    allKeys.map(async (key) => {
      const place = requirePlace(key);
      const edition = newest.get(key);
      const state = broken.has(key) ? "broken" : active.has(key) ? "edited" : "shipped";
      const shipped = textRevision(await shippedText(place));
      return {
        key,
        type: place.type,
        name: templates.get(key)?.extended?.name ?? place.name,
        isExtended: place.id !== null,
        state,
        edition: edition?.edition ?? 0,
        note: edition?.note ?? null,
        authorEmail: edition?.author?.email ?? null,
        publishedAt: edition?.createdAt.toISOString() ?? null,
        isShippedNewer: state !== "shipped" && edition?.shippedRevision !== shipped,
      } as const;
    }),
  );
}

/**
 * A template as the editor opens it: its newest text, and the answers that it can be tried on.
 * @throws DomainError NOT_FOUND
 */
export async function getTemplate(database: Database, key: string): Promise<EditedTemplate> {
  const place = requirePlace(key);
  const listed = (await listTemplates(database)).find((template) => template.key === key);
  if (!listed) throw templateNotFound();
  const { text } = await inForce(database, place);
  const samples = await samplesOf(place);
  return { ...listed, ...text, samples: samples.map(({ id, name }) => ({ id, name })) };
}

/**
 * The sources of an edition; 0 is the shipped one.
 * @throws DomainError NOT_FOUND
 */
export async function getEdition(
  database: Transaction,
  { key, edition }: { key: string; edition: number },
): Promise<TemplateEdition> {
  return { edition, ...(await editionText(database, requirePlace(key), edition)) };
}

/**
 * What is wrong with a text; nothing is stored. Templates that are built upon it are compiled with it.
 * @throws DomainError NOT_FOUND; VALIDATION for one that takes too long; UNAVAILABLE
 */
export async function checkTemplate(
  database: Database,
  { key, ...text }: { key: string } & TemplateText,
  now: Date,
): Promise<TemplateCheck> {
  const place = requirePlace(key);
  const { findings } = await compile(database, place, requireForm(place, text), now);
  return { findings };
}

/**
 * The document of a sample by a text or by a stored edition, and what it changes against the edition in force.
 * @throws DomainError NOT_FOUND, also for an unknown sample; VALIDATION, UNAVAILABLE as `checkTemplate`.
 */
export async function previewTemplate(
  database: Database,
  { key, sample, ...wanted }: { key: string } & PreviewRequest,
  now: Date,
): Promise<TemplatePreview> {
  const place = requirePlace(key);
  const known = (await samplesOf(place)).find(({ id }) => id === sample);
  if (!known) throw new DomainError("NOT_FOUND", "Такого примера нет.");
  const current = await inForce(database, place);
  const text =
    "edition" in wanted
      ? await editionText(database, place, wanted.edition)
      : requireForm(place, wanted);
  return previewInThread({
    source: { place, text, base: current.base },
    current: toSource(current),
    answers: known.answers,
    date: toMoscowDate(now),
  });
}

/**
 * Makes a text, or an earlier edition, the one that new documents are written by. The shipped text stops
 * being an operator's: it follows the program again.
 * @throws DomainError NOT_FOUND; CONFLICT when `after` is not the newest edition or a template around it
 * changed meanwhile; VALIDATION with the errors of the check; UNAVAILABLE.
 */
export async function publishTemplate(
  database: Database,
  visitor: Visitor,
  { key, after, note, ...wanted }: { key: string } & PublishRequest,
  now: Date,
): Promise<PublishedEdition> {
  const place = requirePlace(key);
  const stamps = await listStamps(database);
  requireNewest(stamps, key, after);
  const text =
    "restore" in wanted
      ? await editionText(database, place, wanted.restore)
      : requireForm(place, wanted);
  // Outside the transaction: the embedded database has one connection, which everybody waits for.
  const { findings, compiled, source, dependents } = await compile(database, place, text, now);
  const own = compiled?.[key];
  if (!compiled || !own) throw wrongText(findings);
  const shipped = await shippedText(place);
  const isActive = !sameText(text, shipped);
  const edition = after + 1;
  await sayIfOutrun(
    database.$transaction(async (tx) => {
      // First: it holds the row that every publication holds, so that what is read next stays.
      await raiseContentRevision(tx);
      if (JSON.stringify(await listStamps(tx)) !== JSON.stringify(stamps)) throw outrun();
      const shippedRevision = textRevision(shipped);
      const { userId: authorId } = visitor;
      await insertEdition(
        tx,
        { templateKey: key, edition, text, shippedRevision, note, authorId },
        now,
      );
      const made = await madeOf(textRevision(text), source.base);
      await applyTemplate(tx, { place, text, edition, isActive, compiled: own, madeOf: made }, now);
      for (const dependent of dependents) {
        const made = compiled[dependent.place.key];
        if (!made) continue;
        const { place, text, edition, isOwn, base } = dependent;
        const hash = await madeOf(textRevision(text), base);
        await applyTemplate(
          tx,
          { place, text, edition, isActive: isOwn, compiled: made, madeOf: hash },
          now,
        );
      }
      const details = {
        template: place.name,
        edition,
        note,
        ...("restore" in wanted ? { restored: wanted.restore } : {}),
      };
      const subject = { subjectType: "template", subjectId: key };
      await recordAction(tx, visitor, { action: "template.publish", ...subject, details }, now);
    }),
  );
  refreshPages();
  return { edition, state: isActive ? "edited" : "shipped", findings };
}

/** The text with everything that it has to go together with. */
async function compile(database: Database, place: TemplatePlace, text: TemplateText, now: Date) {
  const { base } = await inForce(database, place);
  const source: EditionSource = { place, text, base };
  const dependents = place.id === null ? await extendedOn(database, place, text) : [];
  const samples = (await samplesOf(place)).map(({ answers }) => answers);
  const result = await compileInThread({
    source,
    dependents: dependents.map(toSource),
    samples,
    date: toMoscowDate(now),
  });
  return { ...result, source, dependents };
}

async function inForce(database: Transaction, place: TemplatePlace): Promise<SourceInForce> {
  const stamps = new Map((await listStamps(database)).map((stamp) => [stamp.key, stamp]));
  const base =
    place.id === null || !stamps.get(place.type)?.isActive
      ? null
      : await findEditionText(database, place.type, stamps.get(place.type)?.edition ?? 0);
  const source = await sourceInForce(database, place.key, stamps, base?.content ?? null);
  if (!source) throw templateNotFound();
  return source;
}

/** The extended templates of a type, each in force, upon this text of their base. */
async function extendedOn(
  database: Transaction,
  { type }: TemplatePlace,
  { content }: TemplateText,
): Promise<SourceInForce[]> {
  const stamps = new Map((await listStamps(database)).map((stamp) => [stamp.key, stamp]));
  const sources = await Promise.all(
    extendedTemplates
      .filter((template) => template.type === type)
      .map(({ id }) => sourceInForce(database, extendedKey(id), stamps, content)),
  );
  return sources.filter((source) => source !== null);
}

const toSource = ({ place, text, base }: SourceInForce): EditionSource => ({ place, text, base });

async function editionText(
  database: Transaction,
  place: TemplatePlace,
  edition: number,
): Promise<TemplateText> {
  if (edition === 0) return shippedText(place);
  const text = await findEditionText(database, place.key, edition);
  if (!text) throw new DomainError("NOT_FOUND", "Такой редакции шаблона нет.");
  return text;
}

/** A form belongs to an extended template, and to no other. */
function requireForm(place: TemplatePlace, { content, form }: TemplateText): TemplateText {
  if (place.id === null) return { content, form: null };
  if (form !== null && form.trim() !== "") return { content, form };
  const message = "Введите описание шаблона";
  throw new DomainError("VALIDATION", message, { fieldErrors: { form: [message] } });
}

function requireNewest(
  stamps: Awaited<ReturnType<typeof listStamps>>,
  key: string,
  after: number,
): void {
  if ((stamps.find((stamp) => stamp.key === key)?.edition ?? 0) !== after) throw outrun();
}

function requirePlace(key: string): TemplatePlace {
  const place = findPlace(key);
  if (!place) throw templateNotFound();
  return place;
}

/** Beside the text that it stands in, with its line. */
function wrongText(findings: TemplateFinding[]): DomainError {
  const fieldErrors: Record<string, string[]> = {};
  for (const { part, severity, line, message } of findings) {
    if (severity !== "error") continue;
    const field = part === "form" ? "form" : "content";
    const words = part === "other" ? message : `Строка ${line}: ${message}`;
    fieldErrors[field] = [...(fieldErrors[field] ?? []), words].slice(0, 50);
  }
  return new DomainError("VALIDATION", "В шаблоне есть ошибки, он не опубликован.", {
    fieldErrors,
  });
}

/** Two at once that both saw no row to hold: the second meets the first one's number. */
async function sayIfOutrun(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (isUniqueViolation(error, "edition")) throw outrun(error);
    throw error;
  }
}

const outrun = (cause?: unknown) =>
  new DomainError(
    "CONFLICT",
    "Пока вы правили, опубликована другая редакция этого шаблона или связанного с ним. Откройте его заново: ваш текст останется в этом браузере.",
    { cause },
  );

const templateNotFound = () => new DomainError("NOT_FOUND", "Такого шаблона нет.");
