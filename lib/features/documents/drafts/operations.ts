import "server-only";

import { isDeepStrictEqual } from "node:util";
import { documentTypeInfo } from "@/content/documents/document-types";
import { DomainError } from "@/lib/core/errors";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import type { DocumentType } from "@/lib/engine/questions/vocabulary/options";
import { insertDraft, updateDraft } from "@/lib/features/documents/drafts/mutations";
import type { NewDraft } from "@/lib/features/documents/drafts/schema";
import { documentNotFound, findDraft } from "@/lib/features/documents/record/data";
import { draftName } from "@/lib/features/documents/record/document-name";
import type { DocumentSummary } from "@/lib/features/documents/record/responses";
import { toSummary } from "@/lib/features/documents/record/summaries";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Caller } from "@/lib/platform/auth/caller";
import { callerSiteAccess } from "@/lib/platform/auth/membership/access";
import type { Database } from "@/lib/platform/db/database";

/** More than an owner fills in at once, and few enough that documents still dominate their list. */
export const maxDrafts = 50;

/**
 * Stores a form that is being filled in. Uses no slot of the month, and every plan may fill in every type. A member's
 * draft is visible only to them until it is finished, and stays with its site.
 * @throws DomainError CONFLICT when the user has `maxDrafts` already.
 */
export async function createDraft(
  database: Database,
  caller: Caller,
  { type, formData }: NewDraft,
  now: Date,
): Promise<DocumentSummary> {
  const { userId, acting } = caller;
  const draft = { type, name: nameOf(type, formData), formData };
  const place = { writerId: acting?.actorId ?? userId, siteId: acting?.site.id ?? null };
  const row = await database.$transaction((tx) =>
    insertDraft(tx, place, draft, { maxDrafts, now }),
  );
  if (row !== null) return { ...toSummary(row), ...callerSiteAccess(caller) };
  throw new DomainError(
    "CONFLICT",
    `Черновиков уже ${maxDrafts}: больше мы не храним. Удалите ненужные в разделе «Мои документы».`,
  );
}

/**
 * Saves a draft's answers. Answers with a type turn the draft into one of that type.
 * @throws DomainError NOT_FOUND when the user has no such draft; CONFLICT when other answers were saved after
 * `knownUpdatedAt`, the `updatedAt` that this window knows.
 */
export async function saveDraft(
  database: Database,
  userId: AuthorizedUserId,
  {
    id,
    formData,
    knownUpdatedAt,
  }: { id: string; formData: AnswersDraft; knownUpdatedAt: Date | undefined },
  now: Date,
): Promise<DocumentSummary> {
  const stored = await findDraft(database, userId, id);
  if (stored === null) throw documentNotFound();
  const type = formData.type ?? stored.type;
  const draft = { type, name: nameOf(type, formData), formData };
  const row = await updateDraft(database, userId, id, draft, { knownUpdatedAt, now });
  if (row !== null) return toSummary(row);
  // Either deleted or turned into a document a moment ago, or saved in another window.
  const newest = await findDraft(database, userId, id);
  if (newest === null) throw documentNotFound();
  // The same answers again: they were saved when the page was left, and it has not seen the response.
  if (isSameJson(newest.formData, { ...formData, type })) return newest;
  throw new DomainError(
    "CONFLICT",
    "Этот черновик уже изменён в другом окне. Обновите страницу, чтобы увидеть сохранённое.",
  );
}

const isSameJson = (stored: object, sent: object): boolean =>
  isDeepStrictEqual(stored, JSON.parse(JSON.stringify(sent)));

function nameOf(type: DocumentType, formData: AnswersDraft): string {
  return draftName(documentTypeInfo(type).name, { ...formData, type });
}
