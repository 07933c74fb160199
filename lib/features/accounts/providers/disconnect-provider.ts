import "server-only";

import type { SignInProvider } from "@/lib/core/access/sign-in-providers";
import { DomainError } from "@/lib/core/errors";
import { providerDisconnectedEmail } from "@/lib/features/accounts/providers/emails";
import { deleteIdentity } from "@/lib/features/accounts/providers/mutations";
import { requireRecentPassword } from "@/lib/features/accounts/sessions/recent-password";
import type { Caller } from "@/lib/platform/auth/caller";
import { noPassword } from "@/lib/platform/auth/passwords/password";
import type { Database } from "@/lib/platform/db/database";
import { queueMail } from "@/lib/platform/mail/mutations";

/**
 * Disconnects a service from the user's account. Sessions started through it continue; they are in the list of
 * sessions.
 * @throws DomainError NOT_FOUND when it is not connected; CONFLICT when it is the only sign-in method; what
 * `requireRecentPassword` throws.
 */
export async function disconnectProvider(
  database: Database,
  caller: Caller,
  { provider, password }: { provider: SignInProvider; password: string | undefined },
  now: Date,
): Promise<void> {
  const { userId, account } = caller;
  const missing = "Введите пароль, чтобы отключить вход";
  await requireRecentPassword(database, caller, { password, missing }, now);
  await database.$transaction(async (tx) => {
    // Locked until the end: of two parallel calls that would each leave the other method, the second sees the result of
    // the first.
    const [user] = await tx.$queryRaw<{ password: string }[]>`
      SELECT password FROM users WHERE id = ${userId} FOR UPDATE`;
    if (!(await deleteIdentity(tx, userId, provider))) {
      throw new DomainError("NOT_FOUND", "Этот способ входа не подключён. Обновите страницу.");
    }
    const remaining = await tx.providerIdentity.count({ where: { userId } });
    if (remaining === 0 && user?.password === noPassword) {
      throw new DomainError(
        "CONFLICT",
        "Это единственный способ войти в ваш кабинет. Сначала задайте пароль.",
      );
    }
    await queueMail(tx, { recipient: account.email, ...providerDisconnectedEmail(provider) }, now);
  });
}
