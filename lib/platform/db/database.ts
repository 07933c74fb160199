import "server-only";

import type { Prisma, PrismaClient } from "@/lib/platform/db/generated/client";

/** The whole client: what operations take, and the only thing that can begin a transaction. */
export type Database = PrismaClient;

/**
 * The client inside a transaction. A function that only reads or writes takes this type: a
 * `Database` fits as well.
 */
export type Transaction = Prisma.TransactionClient;
