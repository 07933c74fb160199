import "server-only";

import { DomainError } from "@/lib/core/errors";
import { recordAction } from "@/lib/features/audit/mutations";
import { bumpContentRevision } from "@/lib/features/settings/mutations";
import { compileWithDependents } from "@/lib/features/templates/compile/compile-with-dependents";
import { listTemplateStates, type StoredTemplateState } from "@/lib/features/templates/data";
import { applyTemplate, insertEdition } from "@/lib/features/templates/mutations";
import type { PublishedEdition, TemplateFinding } from "@/lib/features/templates/responses";
import type { EditionInput } from "@/lib/features/templates/schema";
import {
  dependencyHash,
  sameText,
  shippedText,
  textRevision,
} from "@/lib/features/templates/sources";
import {
  requireEditionText,
  requireEntry,
  requireForm,
  toTemplateStates,
} from "@/lib/features/templates/texts";
import type { Caller } from "@/lib/platform/auth/caller";
import type { Database } from "@/lib/platform/db/database";
import { isUniqueViolation } from "@/lib/platform/db/errors";
import { refreshPages } from "@/lib/platform/http/refresh-pages";

/**
 * Puts a text, or an earlier edition, into force for new documents. Publishing the shipped text makes the template
 * follow the program again.
 * @throws DomainError NOT_FOUND; CONFLICT when `after` is not the newest edition or a template around it changed
 * meanwhile; VALIDATION with the errors of the check; UNAVAILABLE.
 */
export async function publishTemplate(
  database: Database,
  caller: Caller,
  { key, after, note, ...input }: { key: string } & EditionInput,
  now: Date,
): Promise<PublishedEdition> {
  const entry = requireEntry(key);
  const states = await listTemplateStates(database);
  requireNewest(states, key, after);
  const text =
    "restore" in input
      ? await requireEditionText(database, entry, input.restore)
      : requireForm(entry, input);
  // Outside the transaction: the embedded database has one connection, which all requests wait for.
  const { findings, compiled, source, dependents } = await compileWithDependents(
    database,
    { entry, text, stamps: toTemplateStates(states) },
    now,
  );
  const result = compiled?.[key];
  if (!compiled || !result) throw templateError(findings);
  const shipped = await shippedText(entry);
  const isActive = !sameText(text, shipped);
  const edition = after + 1;
  await rethrowAsConflict(
    database.$transaction(async (tx) => {
      // First: locks the row that every publication locks, so that nothing read below changes before the commit.
      await bumpContentRevision(tx);
      if (JSON.stringify(await listTemplateStates(tx)) !== JSON.stringify(states))
        throw publishedMeanwhile();
      const shippedRevision = textRevision(shipped);
      const { userId: authorId } = caller;
      await insertEdition(
        tx,
        { templateKey: key, edition, text, shippedRevision, note, authorId },
        now,
      );
      const hash = await dependencyHash(textRevision(text), source.base);
      await applyTemplate(
        tx,
        { entry, text, edition, isActive, compiled: result, dependencyHash: hash },
        now,
      );
      for (const { isOwn, ...dependent } of dependents) {
        const compiledEdition = compiled[dependent.entry.key];
        if (!compiledEdition) continue;
        await applyTemplate(tx, { ...dependent, isActive: isOwn, compiled: compiledEdition }, now);
      }
      const details = {
        template: entry.name,
        edition,
        note,
        ...("restore" in input ? { restored: input.restore } : {}),
      };
      const subject = { subjectType: "template", subjectId: key };
      await recordAction(tx, caller, { action: "template.publish", ...subject, details }, now);
    }),
  );
  refreshPages();
  return { edition, state: isActive ? "edited" : "shipped", findings };
}

function requireNewest(states: StoredTemplateState[], key: string, after: number): void {
  if ((states.find((stamp) => stamp.key === key)?.edition ?? 0) !== after)
    throw publishedMeanwhile();
}

/** The `DomainError` for a text with errors; `fieldErrors` names the line of each. */
function templateError(findings: TemplateFinding[]): DomainError {
  const fieldErrors: Record<string, string[]> = {};
  for (const { part, severity, line, message } of findings) {
    if (severity !== "error") continue;
    const field = part === "form" ? "form" : "content";
    const text = part === "other" ? message : `Строка ${line}: ${message}`;
    fieldErrors[field] = [...(fieldErrors[field] ?? []), text].slice(0, 50);
  }
  return new DomainError("VALIDATION", "В шаблоне есть ошибки, он не опубликован.", {
    fieldErrors,
  });
}

/** Two at once that both found no row to lock: the second meets the first one's number. */
async function rethrowAsConflict(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (isUniqueViolation(error, "edition")) throw publishedMeanwhile(error);
    throw error;
  }
}

const publishedMeanwhile = (cause?: unknown) =>
  new DomainError(
    "CONFLICT",
    "Пока вы правили, опубликована другая редакция этого шаблона или связанного с ним. Откройте его заново: ваш текст останется в этом браузере.",
    { cause },
  );
