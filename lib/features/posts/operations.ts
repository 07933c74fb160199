import "server-only";

import { recordAction } from "@/lib/features/audit/mutations";
import { findEditedPost, postChanged, postNotFound } from "@/lib/features/posts/data";
import { postMessages } from "@/lib/features/posts/messages";
import * as mutations from "@/lib/features/posts/mutations";
import type { EditedPost } from "@/lib/features/posts/responses";
import type { NewPost, PostChange } from "@/lib/features/posts/schema";
import { editContent } from "@/lib/features/rich-text/edit-content";
import { createSlug } from "@/lib/features/rich-text/slug";
import type { Caller } from "@/lib/platform/auth/caller";
import type { Database } from "@/lib/platform/db/database";

/**
 * Creates a post: a draft, a published or a scheduled one.
 * @throws DomainError CONFLICT when its slug is taken.
 */
export async function createPost(
  database: Database,
  caller: Caller,
  payload: NewPost,
  now: Date,
): Promise<EditedPost> {
  const post = { ...payload, slug: payload.slug ?? createSlug(payload.title) };
  if (post.isPublished) post.publishedAt ??= now;
  return editContent(database, postMessages.slugTaken, async (tx) => {
    const row = await mutations.insertPost(tx, caller.userId, post, now);
    await recordAction(tx, caller, { action: "post.create", ...subject(row) }, now);
    return { row, isSeen: row.isPublished };
  });
}

/**
 * Changes a post. A post published without a date gets the current one; an unpublished post keeps its date.
 * @throws DomainError NOT_FOUND; CONFLICT when `after` is not its state, or when its new slug is taken.
 */
export async function changePost(
  database: Database,
  caller: Caller,
  { id, ...change }: PostChange & { id: string },
  now: Date,
): Promise<EditedPost> {
  return editContent(database, postMessages.slugTaken, async (tx) => {
    const before = await findEditedPost(tx, id);
    if (!before) throw postNotFound();
    const isPublished = change.isPublished ?? before.isPublished;
    const day = change.publishedAt === undefined ? before.publishedAt : change.publishedAt;
    const row = await mutations.updatePost(
      tx,
      id,
      isPublished && day === null ? { ...change, publishedAt: now } : change,
      now,
    );
    if (!row) throw change.after ? postChanged() : postNotFound();
    await recordAction(tx, caller, { action: "post.update", ...subject(row) }, now);
    return { row, isSeen: before.isPublished || row.isPublished };
  });
}

/** @throws DomainError NOT_FOUND */
export async function removePost(
  database: Database,
  caller: Caller,
  id: string,
  now: Date,
): Promise<void> {
  await editContent(database, postMessages.slugTaken, async (tx) => {
    const deleted = await mutations.deletePost(tx, id);
    if (!deleted) throw postNotFound();
    const record = { action: "post.delete", subjectType: "post", subjectId: id } as const;
    await recordAction(tx, caller, { ...record, details: deleted }, now);
    return { row: deleted, isSeen: true };
  });
}

const subject = ({ id, title, slug, isPublished, publishedAt }: EditedPost) => ({
  subjectType: "post",
  subjectId: id,
  details: { title, slug, isPublished, publishedAt },
});
