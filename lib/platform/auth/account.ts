import "server-only";

import { z } from "zod";
import { companyTypes, roles, subscriptions } from "@/lib/platform/auth/roles";
import type { Transaction } from "@/lib/platform/db/database";
import type { Prisma } from "@/lib/platform/db/generated/client";

declare const proof: unique symbol;
/** The id of the user who made this request. Only `findCaller` creates one; queries use it in their `where`. */
export type AuthorizedUserId = string & { readonly [proof]: true };

/** The columns of a user that may leave the data layer: no password, no tokens. */
export const accountColumns = {
  id: true,
  email: true,
  firstName: true,
  lastName: true,
  profileImageUrl: true,
  companyName: true,
  companyType: true,
  phone: true,
  address: true,
  avatarUrl: true,
  role: true,
  subscription: true,
  documentsCreated: true,
  documentsMonth: true,
  documentsLimit: true,
  premiumUntil: true,
  emailConfirmed: true,
  blockedAt: true,
  passwordExpiresAt: true,
} as const;

export type AccountRow = Prisma.UserGetPayload<{ select: typeof accountColumns }>;

/** An account as the server's code sees it. */
export type Account = Omit<AccountRow, keyof ClosedColumns> & ClosedColumns;

type ClosedColumns = z.output<typeof closedColumns>;

const closedColumns = z.object({
  role: z.enum(roles),
  subscription: z.enum(subscriptions),
  companyType: z.enum(companyTypes),
});

/** Whether the paid plan of an account has expired, although its row does not say so yet. */
export const hasPlanEnded = ({ premiumUntil }: Pick<AccountRow, "premiumUntil">, now: Date) =>
  premiumUntil !== null && premiumUntil <= now;

/** @throws ZodError when the row holds a role or a plan that we never write. */
export function toAccount(row: AccountRow): Account {
  return { ...row, ...closedColumns.parse(row) };
}

/** Whether a login to the account asks for a code after the password. */
export async function hasSecondFactor(database: Transaction, userId: string): Promise<boolean> {
  return (await database.secondFactor.count({ where: { userId, enabledAt: { not: null } } })) === 1;
}
