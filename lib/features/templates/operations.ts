import "server-only";

import { DomainError } from "@/lib/core/errors";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import {
  compileWithDependents,
  toSource,
} from "@/lib/features/templates/compile/compile-with-dependents";
import { previewInThread } from "@/lib/features/templates/compile/pool";
import { samplesOf } from "@/lib/features/templates/compile/samples";
import { listNewestEditions, listStamps, type NewestEditions } from "@/lib/features/templates/data";
import { type Published, readPublished } from "@/lib/features/templates/in-force/published";
import { allPlaces } from "@/lib/features/templates/keys";
import type { TemplatePlace } from "@/lib/features/templates/place";
import type {
  EditedTemplate,
  ListedTemplate,
  TemplateCheck,
  TemplateEdition,
  TemplatePreview,
  TemplateText,
} from "@/lib/features/templates/responses";
import type { WantedPreview } from "@/lib/features/templates/schema";
import { shippedText, textRevision } from "@/lib/features/templates/sources";
import {
  byKey,
  findTextInForce,
  requireEditionText,
  requireForm,
  requirePlace,
  type Stamps,
} from "@/lib/features/templates/texts";
import type { Database, Transaction } from "@/lib/platform/db/database";

/** All templates in the order of the catalogue, the industry templates last. */
export async function listTemplates(database: Database): Promise<ListedTemplate[]> {
  const state = await readState(database);
  return Promise.all(allPlaces.map((place) => toListed(place, state)));
}

/**
 * A template as the editor opens it: its newest text, and the answers that it can be tried on.
 * @throws DomainError NOT_FOUND
 */
export async function getTemplate(database: Database, key: string): Promise<EditedTemplate> {
  const place = requirePlace(key);
  const state = await readState(database);
  const { text } = await findTextInForce(database, place, state.stamps);
  const samples = await samplesOf(place);
  return {
    ...(await toListed(place, state)),
    ...text,
    samples: samples.map(({ id, name }) => ({ id, name })),
  };
}

type State = { published: Published; newest: NewestEditions; stamps: Stamps };

async function readState(database: Database): Promise<State> {
  const [published, newest, stamps] = await Promise.all([
    readPublished(database),
    listNewestEditions(database),
    listStamps(database),
  ]);
  return { published, newest, stamps: byKey(stamps) };
}

async function toListed(
  place: TemplatePlace,
  { published: { templates, broken }, newest, stamps }: State,
): Promise<ListedTemplate> {
  const { key, type } = place;
  const edition = newest.get(key);
  const isActive = stamps.get(key)?.isActive ?? false;
  const state = broken.has(key) ? "broken" : isActive ? "edited" : "shipped";
  const shipped = textRevision(await shippedText(place));
  return {
    key,
    type,
    name: templates.get(key)?.industryTemplate?.name ?? place.name,
    isIndustryTemplate: place.id !== null,
    state,
    edition: edition?.edition ?? 0,
    note: edition?.note ?? null,
    authorEmail: edition?.author?.email ?? null,
    publishedAt: edition?.createdAt.toISOString() ?? null,
    isShippedNewer: state !== "shipped" && edition?.shippedRevision !== shipped,
  };
}

/**
 * The sources of an edition; 0 is the shipped one.
 * @throws DomainError NOT_FOUND
 */
export async function getEdition(
  database: Transaction,
  { key, edition }: { key: string; edition: number },
): Promise<TemplateEdition> {
  return { edition, ...(await requireEditionText(database, requirePlace(key), edition)) };
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
  const stamps = byKey(await listStamps(database));
  const edited = { place, text: requireForm(place, text), stamps };
  const { findings } = await compileWithDependents(database, edited, now);
  return { findings };
}

/**
 * The document of a sample by a text or by a stored edition, and what it changes against the edition in force.
 * @throws DomainError NOT_FOUND, also for an unknown sample; VALIDATION, UNAVAILABLE as `checkTemplate`.
 */
export async function previewTemplate(
  database: Database,
  { key, sample, ...wanted }: { key: string } & WantedPreview,
  now: Date,
): Promise<TemplatePreview> {
  const place = requirePlace(key);
  const known = (await samplesOf(place)).find(({ id }) => id === sample);
  if (!known) throw new DomainError("NOT_FOUND", "Такого примера нет.");
  const stamps = byKey(await listStamps(database));
  const current = await findTextInForce(database, place, stamps);
  const text =
    "edition" in wanted
      ? await requireEditionText(database, place, wanted.edition)
      : requireForm(place, wanted);
  return previewInThread({
    source: { place, text, base: current.base },
    current: toSource(current),
    answers: known.answers,
    date: toMoscowDate(now),
  });
}
