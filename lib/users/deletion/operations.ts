import "server-only";

import type { Visitor } from "@/lib/auth/visitor";
import { DomainError } from "@/lib/core/errors";
import type { Database } from "@/lib/db/database";
import { getSessionStart } from "@/lib/sessions/data";
import { deleteUser, forgetPerson, lockAdmins } from "@/lib/users/deletion/mutations";
import { requirePassword } from "@/lib/users/password/proof";

/** A session that was begun with the password this recently needs it no second time. */
const freshMs = 15 * 60 * 1000;

/**
 * Deletes the visitor's account: documents with their editions and public pages, notifications and all
 * sessions go with it; feedback stays without its author.
 *
 * The contract has no body (specification § 7), so none is needed right after a login. Later the
 * password is: what is deleted cannot be brought back, and a token found in an open browser or a log
 * must not be enough. The screen always asks.
 *
 * @throws DomainError VALIDATION when the password is wrong or missing; RATE_LIMITED; FORBIDDEN for
 * the only administrator, without whom nobody could be let in again.
 */
export async function deleteAccount(
  database: Database,
  { userId, sessionId, account }: Visitor,
  { password }: { password?: string | undefined },
  now: Date,
): Promise<void> {
  if (password !== undefined) {
    await requirePassword(database, userId, { password, field: "password" }, now);
  } else {
    const began = await getSessionStart(database, userId, sessionId);
    if (now.getTime() - began.getTime() > freshMs) {
      const message = "Введите пароль, чтобы удалить аккаунт";
      throw new DomainError("VALIDATION", message, { fieldErrors: { password: [message] } });
    }
  }
  await database.$transaction(async (tx) => {
    if (account.role === "admin") {
      const admins = await lockAdmins(tx);
      if (admins.every((id) => id === userId)) {
        throw new DomainError(
          "FORBIDDEN",
          "Это единственный администратор. Сначала назначьте другого, потом удаляйте аккаунт.",
        );
      }
    }
    await forgetPerson(tx, userId, account);
    await deleteUser(tx, userId);
  });
}
