import "server-only";

import type { ListedUser } from "@/lib/admin/types";
import { accountColumns, toAccount } from "@/lib/auth/account";
import type { Transaction } from "@/lib/db/database";
import { afterCursor, type Cursor, type ListPage, toPage } from "@/lib/http/paging";
import { toCurrentUser } from "@/lib/users/data";

/** A page of all users, newest first, and where the next one begins. */
export async function listUsers(
  database: Transaction,
  { limit, cursor }: ListPage,
  now: Date,
): Promise<{ users: ListedUser[]; next: Cursor | null }> {
  const rows = await database.user.findMany({
    where: afterCursor(cursor),
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit + 1,
    select: { ...accountColumns, createdAt: true },
  });
  const { page, next } = toPage(rows, limit);
  const users = page.map(({ createdAt, ...row }) => ({
    ...toCurrentUser(toAccount(row), now),
    createdAt: createdAt.toISOString(),
  }));
  return { users, next };
}
