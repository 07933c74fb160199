import "server-only";

import { isId } from "@/lib/core/ids";
import { toCurrentUser } from "@/lib/features/accounts/data";
import type { ListedUser } from "@/lib/features/admin/responses";
import type { UserFilter } from "@/lib/features/admin/schema";
import { accountColumns, toAccount } from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { afterCursor, type Cursor, type ListPage, toPage } from "@/lib/platform/http/paging";

const listedColumns = {
  ...accountColumns,
  createdAt: true,
  referralEarnings: true,
  secondFactor: { select: { enabledAt: true } },
} as const;

type ListedRow = Prisma.UserGetPayload<{ select: typeof listedColumns }>;

/** A page of users, newest first, filtered by `filter`, and the cursor of the next page. */
export async function listUsers(
  database: Transaction,
  { limit, cursor, ...filter }: ListPage & UserFilter,
  now: Date,
): Promise<{ users: ListedUser[]; next: Cursor | null }> {
  const rows = await database.user.findMany({
    // Both may contain an `OR`, so neither is spread into the other.
    where: { AND: [whereOf(filter), afterCursor(cursor)] },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit + 1,
    select: listedColumns,
  });
  const { page, next } = toPage(rows, limit);
  return { users: page.map((row) => toListedUser(row, now)), next };
}

/** One user as in the list; null when there is none. */
export async function findListedUser(
  database: Transaction,
  userId: string,
  now: Date,
): Promise<ListedUser | null> {
  const row = await database.user.findUnique({ where: { id: userId }, select: listedColumns });
  return row && toListedUser(row, now);
}

function toListedUser(
  { createdAt, referralEarnings, secondFactor, ...row }: ListedRow,
  now: Date,
): ListedUser {
  return {
    ...toCurrentUser(toAccount(row), now),
    createdAt: createdAt.toISOString(),
    premiumUntil: row.premiumUntil?.toISOString() ?? null,
    blockedAt: row.blockedAt?.toISOString() ?? null,
    referralEarnings,
    hasSecondFactor: Boolean(secondFactor?.enabledAt),
  };
}

/**
 * The condition for rows that match a filter. A search compares prefixes, not substrings: a prefix is found by an index
 * among a million users (SP-GiST, which serves `LIKE 'x%'` in any collation), a substring would need the extension
 * pg_trgm, which an operator's server and PGlite may not have.
 */
function whereOf({ q, role, subscription, blocked }: UserFilter) {
  const words = (q ?? "").split(/\s+/).filter(Boolean);
  const [first, second] = words;
  return {
    role,
    subscription,
    ...(blocked === undefined ? {} : { blockedAt: blocked ? { not: null } : null }),
    ...(first === undefined
      ? {}
      : { OR: second === undefined ? nameOrEmailBegins(first) : named(words) }),
  };
}

const nameOrEmailBegins = (word: string) => [
  ...(isId(word) ? [{ id: word }] : []),
  // E-mails are stored in lower case.
  { email: { startsWith: escapeLike(word.toLowerCase()) } },
  ...begins("firstName", word),
  ...begins("lastName", word),
];

/** «Анна Серова» and «Серова Анна»; a name of several words is stored in one of the columns. */
const named = (words: string[]) => {
  const [first = "", ...rest] = words;
  const others = rest.join(" ");
  return [
    { AND: [{ OR: begins("firstName", first) }, { OR: begins("lastName", others) }] },
    { AND: [{ OR: begins("lastName", first) }, { OR: begins("firstName", others) }] },
    ...begins("firstName", words.join(" ")),
    ...begins("lastName", words.join(" ")),
  ];
};

/**
 * A name in the usual spellings: as typed, capitalised, in lower case. The database's own case folding is not used:
 * PGlite and a server fold Cyrillic differently, and a folded column has no index.
 */
function begins(column: "firstName" | "lastName", text: string) {
  const capital = text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
  const spellings = new Set([text, text.toLowerCase(), capital]);
  return [...spellings].map((spelling) => ({ [column]: { startsWith: escapeLike(spelling) } }));
}

/** Prisma passes `%` and `_` to `LIKE` unescaped, where they would match anything. */
const escapeLike = (text: string) => text.replace(/[\\%_]/g, "\\$&");
