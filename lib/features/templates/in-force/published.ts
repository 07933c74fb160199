import "server-only";

import { oncePerProcess } from "@/lib/core/once-per-process";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import type { IndustryTemplate } from "@/lib/engine/industry-templates/schema";
import type { DocumentType } from "@/lib/engine/questions/vocabulary/options";
import { catalogueEntries, industryTemplateKey } from "@/lib/features/templates/catalogue";
import { compileInThread } from "@/lib/features/templates/compile/pool";
import { findCompiled, listTemplateStates } from "@/lib/features/templates/data";
import type {
  CompiledTemplate,
  CurrentTemplate,
  CurrentTemplates,
} from "@/lib/features/templates/responses";
import {
  findTextWithBase,
  type TemplateStates,
  type TextInForce,
  toTemplateStates,
} from "@/lib/features/templates/texts";
import { industryTemplates } from "@/lib/platform/content/industry-catalogue";
import type { Transaction } from "@/lib/platform/db/database";
import { log } from "@/lib/platform/log/log";

/** The operator's templates that replace the shipped ones. */
export type Published = {
  /** The published templates by key; any other is as it ships. */
  templates: ReadonlyMap<string, CurrentTemplate>;
  /** Keys whose edition this program cannot compile: the shipped text applies. */
  broken: ReadonlySet<string>;
};

const nothing: Published = { templates: new Map(), broken: new Set() };

type CachedTemplates = { stamps: string; published: Promise<Published> };
const memory = oncePerProcess<{ cached?: CachedTemplates }>("published-templates", () => ({}));

/**
 * The operator's templates in force. One short query when nothing has changed, whichever instance published, so that a
 * withdrawn edition is never used after its transaction.
 */
export async function readPublished(database: Transaction): Promise<Published> {
  const listed = await listTemplateStates(database);
  if (listed.length === 0) return nothing;
  const states = JSON.stringify(listed);
  if (memory.cached?.stamps === states) return memory.cached.published;
  const published = openAll(database, toTemplateStates(listed));
  memory.cached = { stamps: states, published };
  // The next reader tries again; this one gets the error.
  published.catch(() => {
    if (memory.cached?.published === published) memory.cached = undefined;
  });
  return published;
}

/** All industry templates in force. */
export function catalogueOf({ templates }: Published): IndustryTemplate[] {
  return industryTemplates.map(
    (shipped) => templates.get(industryTemplateKey(shipped.id))?.industryTemplate ?? shipped,
  );
}

/** The response of `GET /api/template-editions`. */
export async function describeCurrent(database: Transaction): Promise<CurrentTemplates> {
  const published = await readPublished(database);
  const changed = [...published.templates.values()].map(({ key, edition, revision }) => ({
    key,
    edition,
    revision,
  }));
  return { changed, industryTemplates: catalogueOf(published) };
}

async function openAll(database: Transaction, states: TemplateStates): Promise<Published> {
  const templates = new Map<string, CurrentTemplate>();
  const broken = new Set<string>();
  /** The types whose text is an operator's and compiles. */
  const bases = new Map<DocumentType, string>();
  for (const entry of catalogueEntries) {
    const base = entry.id === null ? undefined : bases.get(entry.type);
    const text = await findTextWithBase(database, entry, states, base ?? null);
    if (!text.isOwn && base === undefined) continue;
    const opened = await open(database, text, states);
    if (opened) templates.set(entry.key, opened);
    else broken.add(entry.key);
    if (opened && entry.id === null) bases.set(entry.type, text.text.content);
  }
  return { templates, broken };
}

/**
 * The stored template if this version of the program compiled it, else a new compilation; null, and a line in the
 * log, when that fails.
 */
async function open(
  database: Transaction,
  source: TextInForce,
  states: TemplateStates,
): Promise<CurrentTemplate | null> {
  const { entry, edition, dependencyHash: revision } = source;
  const { key } = entry;
  const stored =
    states.get(key)?.dependencyHash === revision ? await findCompiled(database, entry) : null;
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

async function recompile({ entry, text, base }: TextInForce): Promise<CompiledTemplate | null> {
  const date = toMoscowDate(new Date(0));
  const { compiled } = await compileInThread({
    source: { entry, text, base },
    dependents: [],
    samples: [],
    date,
  });
  return compiled?.[entry.key] ?? null;
}
