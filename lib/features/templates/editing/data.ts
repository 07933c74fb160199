import "server-only";

import { catalogueEntries } from "@/lib/features/templates/catalogue";
import type { CatalogueEntry } from "@/lib/features/templates/catalogue-entry";
import { samplesOf } from "@/lib/features/templates/compile/samples";
import {
  listNewestEditions,
  listTemplateStates,
  type NewestEditions,
} from "@/lib/features/templates/data";
import { type Published, readPublished } from "@/lib/features/templates/in-force/published";
import type {
  EditedTemplate,
  ListedTemplate,
  TemplateEdition,
} from "@/lib/features/templates/responses";
import { shippedText, textRevision } from "@/lib/features/templates/sources";
import {
  findTextInForce,
  requireEditionText,
  requireEntry,
  type TemplateStates,
  toTemplateStates,
} from "@/lib/features/templates/texts";
import type { Database, Transaction } from "@/lib/platform/db/database";

/** All templates in the order of the catalogue, the industry templates last. */
export async function listTemplates(database: Database): Promise<ListedTemplate[]> {
  const state = await readState(database);
  return Promise.all(catalogueEntries.map((entry) => toListed(entry, state)));
}

/**
 * A template for the editor: its newest text, and the answers for testing it.
 * @throws DomainError NOT_FOUND
 */
export async function getTemplate(database: Database, key: string): Promise<EditedTemplate> {
  const entry = requireEntry(key);
  const state = await readState(database);
  const { text } = await findTextInForce(database, entry, state.stamps);
  const samples = await samplesOf(entry);
  return {
    ...(await toListed(entry, state)),
    ...text,
    samples: samples.map(({ id, name }) => ({ id, name })),
  };
}

type State = { published: Published; newest: NewestEditions; stamps: TemplateStates };

async function readState(database: Database): Promise<State> {
  const [published, newest, stamps] = await Promise.all([
    readPublished(database),
    listNewestEditions(database),
    listTemplateStates(database),
  ]);
  return { published, newest, stamps: toTemplateStates(stamps) };
}

async function toListed(
  entry: CatalogueEntry,
  { published: { templates, broken }, newest, stamps }: State,
): Promise<ListedTemplate> {
  const { key, type } = entry;
  const edition = newest.get(key);
  const isActive = stamps.get(key)?.isActive ?? false;
  const state = broken.has(key) ? "broken" : isActive ? "edited" : "shipped";
  const shipped = textRevision(await shippedText(entry));
  return {
    key,
    type,
    name: templates.get(key)?.industryTemplate?.name ?? entry.name,
    isIndustryTemplate: entry.id !== null,
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
  return { edition, ...(await requireEditionText(database, requireEntry(key), edition)) };
}
