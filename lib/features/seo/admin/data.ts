import "server-only";

import type { SeoPage } from "@/lib/features/seo/admin/schema";
import { listPublicPages } from "@/lib/features/seo/public-pages";
import type { Transaction } from "@/lib/platform/db/database";

/** Every public page with the operator's title and description. */
export async function listSeoPages(database: Transaction): Promise<SeoPage[]> {
  const rows = await database.pageSeo.findMany({
    select: { path: true, title: true, description: true },
  });
  const written = new Map(rows.map((row) => [row.path, row]));
  const pages = await listPublicPages();
  return pages.map(({ path, name }) => ({
    ...{ path, name, title: null, description: null },
    ...written.get(path),
  }));
}
