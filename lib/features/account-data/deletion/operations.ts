import "server-only";

import { DomainError } from "@/lib/core/errors";
import { deleteUser, erasePersonalData } from "@/lib/features/account-data/deletion/mutations";
import { lockAdmins } from "@/lib/features/accounts/mutations";
import { requireRecentPassword } from "@/lib/features/accounts/sessions/recent-password";
import { deleteRecords } from "@/lib/features/journal/months";
import { notifyMembersOfClosure } from "@/lib/features/organisations/operations";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Caller } from "@/lib/platform/auth/caller";
import type { Database } from "@/lib/platform/db/database";

/**
 * Deletes the caller's account: its documents with their editions and public pages, notifications and all sessions are
 * deleted with it; feedback stays without its author.
 *
 * The contract has no body (docs/specification/accounts.md#account-deletion), so right after a login none is needed.
 * Later the password is required: the deletion cannot be undone, and a token found in an open browser or a log must not
 * be enough. The screen always asks.
 *
 * @throws DomainError VALIDATION when the password is wrong or missing; RATE_LIMITED; FORBIDDEN for the only
 * administrator who can sign in, without whom no other could be appointed.
 */
export async function deleteAccount(
  database: Database,
  caller: Caller,
  { password }: { password?: string | undefined },
  now: Date,
): Promise<void> {
  const { userId, account } = caller;
  const missing = "Введите пароль, чтобы удалить аккаунт";
  await requireRecentPassword(database, caller, { password, missing }, now);
  // A million records would take longer than the transaction may. If the caller is the only administrator, the account
  // keeps its data.
  if (account.role !== "admin") await deleteJournals(database, userId);
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
    await notifyMembersOfClosure(tx, userId, now);
    await erasePersonalData(tx, userId, account);
    await deleteUser(tx, userId);
  });
}

/** Deletes the records of all of the user's sites, in parts. */
async function deleteJournals(database: Database, userId: AuthorizedUserId): Promise<void> {
  const sites = await database.site.findMany({ where: { userId }, select: { id: true } });
  for (const { id } of sites) await deleteRecords(database, id);
}
