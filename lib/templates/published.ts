import "server-only";

import { extendedTemplates } from "@/lib/content/extended-catalogue";
import { toMoscowDate } from "@/lib/core/moscow-time";
import type { Database } from "@/lib/db/database";
import { readStored } from "@/lib/db/read-stored";
import { documentTypes } from "@/lib/engine/answers/options";
import type { ExtendedTemplate } from "@/lib/engine/extended/types";
import { log } from "@/lib/http/log";
import type { EditionSource } from "@/lib/templates/compile-edition";
import {
  findCompiled,
  findEditionText,
  listStamps,
  type TemplateStamp,
} from "@/lib/templates/data";
import { extendedKey, findPlace } from "@/lib/templates/keys";
import type { TemplatePlace } from "@/lib/templates/place";
import { compileInThread } from "@/lib/templates/pool";
import { madeOf, shippedText, textRevision } from "@/lib/templates/sources";
import type { CompiledTemplate, CurrentTemplate, CurrentTemplates } from "@/lib/templates/types";

/** What applies in place of the shipped templates. */
export type Published = {
  /** By key; what is not here is as it ships. */
  templates: ReadonlyMap<string, CurrentTemplate>;
  /** Keys whose edition this program cannot compile: the shipped text applies. */
  broken: ReadonlySet<string>;
};

const nothing: Published = { templates: new Map(), broken: new Set() };

/** One for the process: Next evaluates modules once for each bundle. */
const slotKey = Symbol.for("sait-po-zakonu.published-templates");
const slot = globalThis as { [slotKey]?: { stamps: string; published: Promise<Published> } };

/**
 * The operator's templates in force. Costs two short queries when nothing has changed, whichever instance
 * of the server published: no text of an edition that was taken back outlives its transaction.
 */
export async function readPublished(database: Database): Promise<Published> {
  const listed = await listStamps(database);
  if (listed.length === 0) return nothing;
  const stamps = JSON.stringify(listed);
  if (slot[slotKey]?.stamps !== stamps) {
    const published = openAll(database, new Map(listed.map((stamp) => [stamp.key, stamp])));
    slot[slotKey] = { stamps, published };
    // The next reader tries again, and this one is told.
    published.catch(() => {
      if (slot[slotKey]?.published === published) delete slot[slotKey];
    });
  }
  return slot[slotKey]?.published ?? nothing;
}

/** The same for whoever has no database at hand: nothing during the build, and while it is out of reach. */
export const currentlyPublished = async (): Promise<Published> =>
  (await readStored(readPublished)) ?? nothing;

/** All extended templates as they stand today. */
export function catalogueOf({ templates }: Published): ExtendedTemplate[] {
  return extendedTemplates.map(
    (shipped) => templates.get(extendedKey(shipped.id))?.extended ?? shipped,
  );
}

/** The answer of `GET /api/template-editions`. */
export async function describeCurrent(database: Database): Promise<CurrentTemplates> {
  const published = await readPublished(database);
  const changed = [...published.templates.values()].map(({ key, edition, revision }) => ({
    key,
    edition,
    revision,
  }));
  return { changed, extended: catalogueOf(published) };
}

type Stamps = ReadonlyMap<string, TemplateStamp>;

async function openAll(database: Database, stamps: Stamps): Promise<Published> {
  const templates = new Map<string, CurrentTemplate>();
  const broken = new Set<string>();
  const keep = async (source: SourceInForce) => {
    const opened = await open(database, source, stamps);
    if (opened) templates.set(source.place.key, opened);
    else broken.add(source.place.key);
    return opened !== null;
  };
  const bases = new Map<string, string>();
  for (const type of documentTypes) {
    const source = await sourceInForce(database, type, stamps, null);
    if (source?.isOwn && (await keep(source))) bases.set(type, source.text.content);
  }
  for (const { id, type } of extendedTemplates) {
    const base = bases.get(type);
    const source = await sourceInForce(database, extendedKey(id), stamps, base ?? null);
    if (source && (source.isOwn || base !== undefined)) await keep(source);
  }
  return { templates, broken };
}

export type SourceInForce = EditionSource & {
  /** 0: never published. */
  edition: number;
  /** Whether the text is an edition's, not the shipped one. */
  isOwn: boolean;
  madeOf: string;
};

/**
 * The text in force under a key with what it is made of. `base`: the base template's own text where an
 * operator changed it.
 */
export async function sourceInForce(
  database: Parameters<typeof findEditionText>[0],
  key: string,
  stamps: Stamps,
  base: string | null,
): Promise<SourceInForce | null> {
  const place = findPlace(key);
  if (!place) return null;
  const stamp = stamps.get(key);
  const edition = stamp?.edition ?? 0;
  const stored = stamp?.isActive ? await findEditionText(database, key, edition) : null;
  const text = stored ?? (await shippedText(place));
  const under = await baseText(place, base);
  return {
    place,
    text,
    base: under,
    edition,
    isOwn: stored !== null,
    madeOf: await madeOf(textRevision(text), under),
  };
}

/** The text that an extended template is inserted into; null for a base one. */
async function baseText(place: TemplatePlace, own: string | null): Promise<string | null> {
  if (place.id === null) return null;
  return own ?? (await shippedText({ ...place, id: null })).content;
}

/** What is stored where it is of this program, else compiled anew; null, and a line of the log, when that fails. */
async function open(
  database: Database,
  source: SourceInForce,
  stamps: Stamps,
): Promise<CurrentTemplate | null> {
  const { place, edition, madeOf: revision } = source;
  const { key } = place;
  const stored = stamps.get(key)?.madeOf === revision ? await findCompiled(database, place) : null;
  try {
    const compiled = stored ?? (await recompile(source));
    if (compiled) return { key, edition, revision, ...compiled };
    log.error(
      { key, edition },
      "an operator's template no longer compiles, the shipped one applies",
    );
  } catch (err) {
    log.error(
      { key, edition, err },
      "an operator's template did not open, the shipped one applies",
    );
  }
  return null;
}

async function recompile({ place, text, base }: SourceInForce): Promise<CompiledTemplate | null> {
  const date = toMoscowDate(new Date(0));
  const { compiled } = await compileInThread({
    source: { place, text, base },
    dependents: [],
    samples: [],
    date,
  });
  return compiled?.[place.key] ?? null;
}
