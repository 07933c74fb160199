import "server-only";

import { recordAction } from "@/lib/features/audit/mutations";
import { findEditedHelp, helpChanged, helpNotFound } from "@/lib/features/help/data";
import { helpMessages, isReservedSlug } from "@/lib/features/help/messages";
import * as mutations from "@/lib/features/help/mutations";
import type { EditedHelpArticle } from "@/lib/features/help/responses";
import type { HelpChange, NewHelpArticle } from "@/lib/features/help/schema";
import { editContent } from "@/lib/features/rich-text/edit-content";
import { createSlug, slugConflict } from "@/lib/features/rich-text/slug";
import type { Caller } from "@/lib/platform/auth/caller";
import type { Database } from "@/lib/platform/db/database";

/**
 * Creates a help article, as a draft or published.
 * @throws DomainError CONFLICT when its slug is taken, by an article or by a page of the site.
 */
export async function createHelp(
  database: Database,
  caller: Caller,
  payload: NewHelpArticle,
  now: Date,
): Promise<EditedHelpArticle> {
  const article = { ...payload, slug: freeSlug(payload.slug ?? createSlug(payload.title)) };
  return editContent(database, helpMessages.slugTaken, async (tx) => {
    const row = await mutations.insertHelp(tx, article, now);
    await recordAction(tx, caller, { action: "help.create", ...subject(row) }, now);
    return { row, isSeen: row.isPublished };
  });
}

/**
 * @throws DomainError NOT_FOUND; CONFLICT when `after` is not its state, or when its new slug is taken, by an article or
 * by a page of the site.
 */
export async function changeHelp(
  database: Database,
  caller: Caller,
  { id, ...change }: HelpChange & { id: string },
  now: Date,
): Promise<EditedHelpArticle> {
  if (change.slug !== undefined) freeSlug(change.slug);
  return editContent(database, helpMessages.slugTaken, async (tx) => {
    const before = await findEditedHelp(tx, id);
    if (!before) throw helpNotFound();
    const row = await mutations.updateHelp(tx, id, change, now);
    if (!row) throw change.after ? helpChanged() : helpNotFound();
    await recordAction(tx, caller, { action: "help.update", ...subject(row) }, now);
    return { row, isSeen: before.isPublished || row.isPublished };
  });
}

/** @throws DomainError NOT_FOUND */
export async function removeHelp(
  database: Database,
  caller: Caller,
  id: string,
  now: Date,
): Promise<void> {
  await editContent(database, helpMessages.slugTaken, async (tx) => {
    const deleted = await mutations.deleteHelp(tx, id);
    if (!deleted) throw helpNotFound();
    const record = { action: "help.delete", subjectType: "help", subjectId: id } as const;
    await recordAction(tx, caller, { ...record, details: deleted }, now);
    return { row: deleted, isSeen: true };
  });
}

const subject = ({ id, title, slug, category, isPublished }: EditedHelpArticle) => ({
  subjectType: "help",
  subjectId: id,
  details: { title, slug, category, isPublished },
});

function freeSlug(slug: string): string {
  if (isReservedSlug(slug)) throw slugConflict(helpMessages.slugReserved);
  return slug;
}
