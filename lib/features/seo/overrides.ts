import "server-only";

import type { Transaction } from "@/lib/platform/db/database";

/** The operator's title and description of a page; null keeps the built-in text. */
export type PageSeoTexts = { title: string | null; description: string | null };

const nothing: PageSeoTexts = { title: null, description: null };

/** The operator's title and description of a page. `path` is its canonical address. */
export async function findPageSeo(database: Transaction, path: string): Promise<PageSeoTexts> {
  const row = await database.pageSeo.findUnique({
    where: { path },
    select: { title: true, description: true },
  });
  return row ?? nothing;
}
