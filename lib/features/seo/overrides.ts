import "server-only";

import type { Transaction } from "@/lib/platform/db/database";

/** The head of a page as an operator wrote it; null keeps the page's own words. */
export type PageSeoTexts = { title: string | null; description: string | null };

const nothing: PageSeoTexts = { title: null, description: null };

/** What the operator wrote for the head of a page. `path` is its canonical address. */
export async function findPageSeo(database: Transaction, path: string): Promise<PageSeoTexts> {
  const row = await database.pageSeo.findUnique({
    where: { path },
    select: { title: true, description: true },
  });
  return row ?? nothing;
}
