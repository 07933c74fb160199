import "server-only";

import { DomainError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { getUserCard } from "@/lib/features/admin/card/data";
import type { UserCard } from "@/lib/features/admin/card/responses";
import { recordAction } from "@/lib/features/audit/mutations";
import type { Caller } from "@/lib/platform/auth/caller";
import type { Database } from "@/lib/platform/db/database";

/**
 * Adds an administrator's note about a user. It is part of the user's data export and is deleted with the account; the
 * audit log records that there was a note, but not its text, which would stay there for ever.
 * @returns the updated card.
 * @throws DomainError NOT_FOUND.
 */
export function addNote(
  database: Database,
  caller: Caller,
  { userId, text }: { userId: string; text: string },
  now: Date,
): Promise<UserCard> {
  return database.$transaction(async (tx) => {
    const card = await getUserCard(tx, userId, now);
    await tx.userNote.create({
      data: { id: newId(), userId, text, authorId: caller.userId, createdAt: now },
    });
    await recordAction(
      tx,
      caller,
      {
        action: "user.note",
        subjectType: "user",
        subjectId: userId,
        details: { email: card.user.email },
      },
      now,
    );
    return getUserCard(tx, userId, now);
  });
}

/** @throws DomainError NOT_FOUND when the user has no such note. */
export function deleteNote(
  database: Database,
  caller: Caller,
  { userId, noteId }: { userId: string; noteId: string },
  now: Date,
): Promise<UserCard> {
  return database.$transaction(async (tx) => {
    const { count } = await tx.userNote.deleteMany({ where: { id: noteId, userId } });
    if (count === 0) throw new DomainError("NOT_FOUND", "Заметка не найдена");
    const card = await getUserCard(tx, userId, now);
    await recordAction(
      tx,
      caller,
      {
        action: "user.note-delete",
        subjectType: "user",
        subjectId: userId,
        details: { email: card.user.email },
      },
      now,
    );
    return card;
  });
}
