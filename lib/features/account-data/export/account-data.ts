import "server-only";

import { eachRow, pageSize } from "@/lib/features/account-data/export/each-row";
import type { Account, AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";
import { newestFirst } from "@/lib/platform/db/newest-first";

/** The columns of the account that `Account` does not have. Never the password or a bot's token. */
export async function findAccountDetails(database: Transaction, userId: AuthorizedUserId) {
  const row = await database.user.findUnique({
    where: { id: userId },
    select: {
      telegramChannelId: true,
      dutiesLetter: true,
      referralCode: true,
      referralEarnings: true,
      createdAt: true,
      updatedAt: true,
      secondFactor: { select: { enabledAt: true } },
      identities: {
        orderBy: { createdAt: "asc" },
        select: { provider: true, subject: true, email: true, createdAt: true },
      },
    },
  });
  if (!row) return null;
  const { secondFactor, identities: signInServices, ...details } = row;
  return { ...details, signInServices, secondFactorSince: secondFactor?.enabledAt ?? null };
}

/** Notes that administrators have written about the user; their authors are left out. */
export function listAdminNotes(database: Transaction, userId: AuthorizedUserId) {
  return database.userNote.findMany({
    where: { userId },
    orderBy: newestFirst,
    select: { text: true, createdAt: true },
  });
}

/** API keys, revoked ones included: their names and scopes. No hashes. */
export function exportApiKeys(database: Transaction, userId: AuthorizedUserId) {
  return eachRow((after) =>
    database.apiKey.findMany({
      where: { userId, ...after },
      orderBy: newestFirst,
      take: pageSize,
      select: {
        id: true,
        name: true,
        prefix: true,
        scopes: true,
        lastUsedAt: true,
        createdAt: true,
        revokedAt: true,
      },
    }),
  );
}

/** Messages to the user's own Telegram channel, while they are kept. */
export function exportTelegramMessages(database: Transaction, userId: AuthorizedUserId) {
  return eachRow((after) =>
    database.telegramDelivery.findMany({
      where: { userId, ...after },
      orderBy: newestFirst,
      take: pageSize,
      select: { id: true, text: true, sentAt: true, failedAt: true, createdAt: true },
    }),
  );
}

export function exportNotifications(database: Transaction, userId: AuthorizedUserId) {
  return eachRow((after) =>
    database.notification.findMany({
      where: { userId, ...after },
      orderBy: newestFirst,
      take: pageSize,
      select: {
        id: true,
        title: true,
        message: true,
        type: true,
        link: true,
        isRead: true,
        createdAt: true,
      },
    }),
  );
}

export function exportFeedback(database: Transaction, userId: AuthorizedUserId) {
  return eachRow((after) =>
    database.feedback.findMany({
      where: { userId, ...after },
      orderBy: newestFirst,
      take: pageSize,
      select: {
        id: true,
        type: true,
        category: true,
        rating: true,
        subject: true,
        message: true,
        email: true,
        isAnonymous: true,
        status: true,
        adminResponse: true,
        details: true,
        createdAt: true,
        updatedAt: true,
      },
    }),
  );
}

/**
 * Reviews written with the account's address. They belong to no account: only a confirmed address proves whose they
 * are; otherwise a user could read another person's reviews by registering with that address.
 */
export async function* exportReviews(
  database: Transaction,
  { email, emailConfirmed }: Pick<Account, "email" | "emailConfirmed">,
) {
  if (!emailConfirmed) return;
  yield* eachRow((after) =>
    database.review.findMany({
      where: { email, ...after },
      orderBy: newestFirst,
      take: pageSize,
      select: {
        id: true,
        userName: true,
        email: true,
        rating: true,
        comment: true,
        isApproved: true,
        consent: true,
        createdAt: true,
      },
    }),
  );
}
