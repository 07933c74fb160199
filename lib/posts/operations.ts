import "server-only";

import { recordAction } from "@/lib/audit/mutations";
import type { Visitor } from "@/lib/auth/visitor";
import { DomainError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import type { Database } from "@/lib/db/database";
import { isUniqueViolation } from "@/lib/db/errors";
import { refreshPages } from "@/lib/http/fresh-pages";
import { findEditedPost } from "@/lib/posts/data";
import { longest, postMessages } from "@/lib/posts/messages";
import * as mutations from "@/lib/posts/mutations";
import type { PostChange, PostPayload } from "@/lib/posts/schema";
import type { EditedPost } from "@/lib/posts/types";
import { latinName } from "@/lib/russian/latin-name";
import { raiseContentRevision } from "@/lib/settings/mutations";

/**
 * A new post: a draft, published, or one that appears by itself at its hour.
 * @throws DomainError CONFLICT when its address is taken.
 */
export async function createPost(
  database: Database,
  visitor: Visitor,
  payload: PostPayload,
  now: Date,
): Promise<EditedPost> {
  const post = { ...payload, slug: payload.slug ?? slugOf(payload.title) };
  if (post.isPublished) post.publishedAt ??= now;
  const created = await sayIfTaken(
    database.$transaction(async (tx) => {
      const row = await mutations.insertPost(tx, visitor.userId, post, now);
      await recordAction(tx, visitor, { action: "post.create", ...subject(row) }, now);
      if (row.isPublished) await raiseContentRevision(tx);
      return row;
    }),
  );
  if (created.isPublished) refreshPages();
  return created;
}

/**
 * Changes a post. Published without a day it gets this one; the day of one that is taken back stays.
 * @throws DomainError NOT_FOUND; CONFLICT when its new address is taken.
 */
export async function changePost(
  database: Database,
  visitor: Visitor,
  { id, ...change }: PostChange & { id: string },
  now: Date,
): Promise<EditedPost> {
  const changed = await sayIfTaken(
    database.$transaction(async (tx) => {
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
      if (!row) throw postNotFound();
      await recordAction(tx, visitor, { action: "post.update", ...subject(row) }, now);
      if (before.isPublished || row.isPublished) await raiseContentRevision(tx);
      return row;
    }),
  );
  refreshPages();
  return changed;
}

/** @throws DomainError NOT_FOUND */
export async function removePost(
  database: Database,
  visitor: Visitor,
  id: string,
  now: Date,
): Promise<void> {
  await database.$transaction(async (tx) => {
    const gone = await mutations.deletePost(tx, id);
    if (!gone) throw postNotFound();
    const record = { action: "post.delete", subjectType: "post", subjectId: id } as const;
    await recordAction(tx, visitor, { ...record, details: gone }, now);
    await raiseContentRevision(tx);
  });
  refreshPages();
}

/** @throws DomainError NOT_FOUND */
export async function getPost(database: Database, id: string): Promise<EditedPost> {
  const post = await findEditedPost(database, id);
  if (!post) throw postNotFound();
  return post;
}

const subject = ({ id, title, slug, isPublished, publishedAt }: EditedPost) => ({
  subjectType: "post",
  subjectId: id,
  details: { title, slug, isPublished, publishedAt },
});

/** An address out of a title; of a title without a letter or a digit, one that is nobody else's. */
const slugOf = (title: string): string =>
  latinName(title).slice(0, longest.slug).replace(/-+$/, "") || `zapis-${newId().slice(0, 8)}`;

async function sayIfTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!isUniqueViolation(error, "slug")) throw error;
    throw new DomainError("CONFLICT", postMessages.slugTaken, {
      fieldErrors: { slug: [postMessages.slugTaken] },
      cause: error,
    });
  }
}

const postNotFound = () => new DomainError("NOT_FOUND", postMessages.missing);
