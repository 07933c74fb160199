import "server-only";

import { newId } from "@/lib/core/ids";
import { helpColumns, toEditedHelp } from "@/lib/features/help/data";
import type { EditedHelpArticle } from "@/lib/features/help/responses";
import type { HelpChange, NewHelpArticle } from "@/lib/features/help/schema";
import type { Transaction } from "@/lib/platform/db/database";

/** @throws Prisma's unique violation when the slug is taken. */
export async function insertHelp(
  tx: Transaction,
  article: NewHelpArticle & { slug: string },
  now: Date,
): Promise<EditedHelpArticle> {
  const data = { ...article, content: article.content ?? "", id: newId() };
  const row = await tx.helpArticle.create({
    data: { ...data, createdAt: now, updatedAt: now },
    select: helpColumns,
  });
  return toEditedHelp(row);
}

/**
 * @returns the updated article; null when there is none, or when `after` is not its state.
 * @throws Prisma's unique violation when the slug is taken.
 */
export async function updateHelp(
  tx: Transaction,
  id: string,
  { after, ...change }: HelpChange,
  now: Date,
): Promise<EditedHelpArticle | null> {
  const [row] = await tx.helpArticle.updateManyAndReturn({
    where: { id, updatedAt: after },
    data: { ...change, updatedAt: now },
    select: helpColumns,
  });
  return row ? toEditedHelp(row) : null;
}

/** @returns its title and slug; null when there was none. */
export async function deleteHelp(
  tx: Transaction,
  id: string,
): Promise<{ title: string; slug: string } | null> {
  const row = await tx.helpArticle.findUnique({
    where: { id },
    select: { title: true, slug: true },
  });
  if (!row) return null;
  const { count } = await tx.helpArticle.deleteMany({ where: { id } });
  return count === 1 ? row : null;
}
