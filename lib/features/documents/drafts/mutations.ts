import "server-only";

import { newId } from "@/lib/core/ids";
import { templateIdOf } from "@/lib/engine/industry-templates/chosen-template";
import type { NewDraft } from "@/lib/features/documents/drafts/schema";
import type { Edition } from "@/lib/features/documents/editions/edition";
import {
  insertEdition,
  lockOwner,
  newestEditionData,
} from "@/lib/features/documents/editions/mutations";
import { documentNotFound } from "@/lib/features/documents/record/data";
import {
  type DocumentRow,
  documentColumns,
  type EditionRow,
} from "@/lib/features/documents/record/summaries";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";
import type { InputJsonObject } from "@/lib/platform/db/generated/internal/prismaNamespace";

type DraftData = NewDraft & { name: string };

/**
 * Stores a new draft, unless its writer has `maxDrafts` already.
 * @param place its writer, and the other owner's site that it is for.
 * @returns null when the limit is reached.
 */
export async function insertDraft(
  tx: Transaction,
  { writerId: userId, siteId }: { writerId: AuthorizedUserId; siteId: string | null },
  draft: DraftData,
  { maxDrafts, now }: { maxDrafts: number; now: Date },
): Promise<DocumentRow | null> {
  // Parallel calls of one user wait for each other here; otherwise each would count before the others insert.
  await tx.$queryRaw`SELECT id FROM users WHERE id = ${userId} FOR UPDATE`;
  if ((await tx.userDocument.count({ where: { userId, status: "draft" } })) >= maxDrafts)
    return null;
  return tx.userDocument.create({
    data: {
      ...toColumns(draft),
      id: newId(),
      userId,
      draftSiteId: siteId,
      status: "draft",
      edition: 0,
      createdAt: now,
      updatedAt: now,
    },
    select: documentColumns,
  });
}

/**
 * Saves a draft unless it was saved elsewhere after `knownUpdatedAt`; without `knownUpdatedAt`, always.
 * @returns null when the user has no such draft, or a newer one is stored.
 */
export async function updateDraft(
  tx: Transaction,
  userId: AuthorizedUserId,
  id: string,
  draft: DraftData,
  { knownUpdatedAt, now }: { knownUpdatedAt: Date | undefined; now: Date },
): Promise<DocumentRow | null> {
  // Later than `knownUpdatedAt` even within one millisecond, so that another window with the same `knownUpdatedAt` loses.
  const updatedAt =
    knownUpdatedAt && knownUpdatedAt >= now ? new Date(knownUpdatedAt.getTime() + 1) : now;
  const [row] = await tx.userDocument.updateManyAndReturn({
    where: { id, userId, status: "draft", updatedAt: knownUpdatedAt && { lte: knownUpdatedAt } },
    data: { ...toColumns(draft), updatedAt },
    select: documentColumns,
  });
  return row ?? null;
}

/**
 * Turns a draft into the finished document with its first edition. It keeps its id.
 * @param writerId the draft's author, when a member wrote it for the owner of a site.
 * @throws DomainError NOT_FOUND when the writer has no such draft.
 */
export async function completeDraft(
  tx: Transaction,
  { userId, writerId }: { userId: AuthorizedUserId; writerId: AuthorizedUserId },
  id: string,
  edition: Edition,
  now: Date,
): Promise<{ row: DocumentRow; stored: EditionRow }> {
  await lockOwner(tx, userId);
  const [row] = await tx.userDocument.updateManyAndReturn({
    where: { id, userId: writerId, status: "draft" },
    // The document's date is now: lists are sorted by it.
    data: {
      ...newestEditionData(edition),
      ...{ userId, draftSiteId: null },
      ...{ createdAt: now, updatedAt: now },
    },
    select: documentColumns,
  });
  if (!row) throw documentNotFound();
  return { row, stored: await insertEdition(tx, id, edition, now) };
}

function toColumns({ type, name, formData }: DraftData) {
  return {
    type,
    name,
    templateId: templateIdOf(formData) ?? type,
    formData: { ...formData, type } as InputJsonObject,
  };
}
