import "server-only";

import { DomainError } from "@/lib/core/errors";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import {
  compileWithDependents,
  toSource,
} from "@/lib/features/templates/compile/compile-with-dependents";
import { previewInThread } from "@/lib/features/templates/compile/pool";
import { samplesOf } from "@/lib/features/templates/compile/samples";
import { listTemplateStates } from "@/lib/features/templates/data";
import type {
  TemplateCheck,
  TemplatePreview,
  TemplateText,
} from "@/lib/features/templates/responses";
import type { PreviewInput } from "@/lib/features/templates/schema";
import {
  findTextInForce,
  requireEditionText,
  requireEntry,
  requireForm,
  toTemplateStates,
} from "@/lib/features/templates/texts";
import type { Database } from "@/lib/platform/db/database";

/**
 * Checks a text without storing it. Templates built on it are compiled with it.
 * @throws DomainError NOT_FOUND; VALIDATION for one that takes too long; UNAVAILABLE
 */
export async function checkTemplate(
  database: Database,
  { key, ...text }: { key: string } & TemplateText,
  now: Date,
): Promise<TemplateCheck> {
  const entry = requireEntry(key);
  const stamps = toTemplateStates(await listTemplateStates(database));
  const edited = { entry, text: requireForm(entry, text), stamps };
  const { findings } = await compileWithDependents(database, edited, now);
  return { findings };
}

/**
 * The document of a sample by a text or a stored edition, compared with the edition in force.
 * @throws DomainError NOT_FOUND, also for an unknown sample; VALIDATION, UNAVAILABLE as `checkTemplate`.
 */
export async function previewTemplate(
  database: Database,
  { key, sample, ...input }: { key: string } & PreviewInput,
  now: Date,
): Promise<TemplatePreview> {
  const entry = requireEntry(key);
  const known = (await samplesOf(entry)).find(({ id }) => id === sample);
  if (!known) throw new DomainError("NOT_FOUND", "Такого примера нет.");
  const stamps = toTemplateStates(await listTemplateStates(database));
  const current = await findTextInForce(database, entry, stamps);
  const text =
    "edition" in input
      ? await requireEditionText(database, entry, input.edition)
      : requireForm(entry, input);
  return previewInThread({
    source: { entry, text, base: current.base },
    current: toSource(current),
    answers: known.answers,
    date: toMoscowDate(now),
  });
}
