import "server-only";

import { newId } from "@/lib/core/ids";
import { postColumns, toEditedPost } from "@/lib/features/posts/data";
import type { EditedPost } from "@/lib/features/posts/responses";
import type { NewPost, PostChange } from "@/lib/features/posts/schema";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";

/** @throws Prisma's unique violation when the slug is taken. */
export async function insertPost(
  tx: Transaction,
  authorId: AuthorizedUserId,
  post: NewPost & { slug: string },
  now: Date,
): Promise<EditedPost> {
  const row = await tx.blogPost.create({
    data: {
      ...post,
      content: post.content ?? "",
      id: newId(),
      authorId,
      createdAt: now,
      updatedAt: now,
    },
    select: postColumns,
  });
  return toEditedPost(row);
}

/**
 * @returns the updated post; null when there is none, or when `after` is not its state.
 * @throws Prisma's unique violation when the slug is taken.
 */
export async function updatePost(
  tx: Transaction,
  id: string,
  { after, ...change }: PostChange,
  now: Date,
): Promise<EditedPost | null> {
  const [row] = await tx.blogPost.updateManyAndReturn({
    where: { id, updatedAt: after },
    data: { ...change, updatedAt: now },
    select: postColumns,
  });
  return row ? toEditedPost(row) : null;
}

/** @returns its title and slug; null when there was none. */
export async function deletePost(
  tx: Transaction,
  id: string,
): Promise<{ title: string; slug: string } | null> {
  const row = await tx.blogPost.findUnique({ where: { id }, select: { title: true, slug: true } });
  if (!row) return null;
  const { count } = await tx.blogPost.deleteMany({ where: { id } });
  return count === 1 ? row : null;
}
