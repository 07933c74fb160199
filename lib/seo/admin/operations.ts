import "server-only";

import { changesOf } from "@/lib/audit/changes";
import { recordAction } from "@/lib/audit/mutations";
import type { Visitor } from "@/lib/auth/visitor";
import { DomainError } from "@/lib/core/errors";
import type { Database, Transaction } from "@/lib/db/database";
import { refreshPages } from "@/lib/http/fresh-pages";
import type { SeoChange } from "@/lib/seo/admin/schema";
import type { SeoPage } from "@/lib/seo/admin/types";
import { findPageSeo } from "@/lib/seo/overrides";
import { listPublicPages } from "@/lib/seo/public-pages";
import { raiseContentRevision } from "@/lib/settings/mutations";

/** Every public page with what an operator wrote for its head. */
export async function listSeoPages(database: Transaction): Promise<SeoPage[]> {
  const rows = await database.pageSeo.findMany({
    select: { path: true, title: true, description: true },
  });
  const written = new Map(rows.map((row) => [row.path, row]));
  const pages = await listPublicPages();
  return pages.map(({ path }) => written.get(path) ?? { path, title: null, description: null });
}

/**
 * Writes the head of a page, or takes the page's own words back where both are null.
 * @throws DomainError NOT_FOUND for an address that is no public page.
 */
export async function changeSeo(
  database: Database,
  visitor: Visitor,
  { path, title, description }: SeoChange,
  now: Date,
): Promise<SeoPage> {
  const pages = await listPublicPages();
  if (!pages.some((page) => page.path === path)) {
    throw new DomainError("NOT_FOUND", "Такой страницы нет среди открытых поисковикам.");
  }
  const changed = await database.$transaction(async (tx) => {
    // First: it holds the settings' row, so that two changes of one page follow one another.
    await raiseContentRevision(tx);
    const before = await findPageSeo(tx, path);
    const after = { title, description };
    if (title === null && description === null) await tx.pageSeo.deleteMany({ where: { path } });
    else {
      const data = { ...after, updatedAt: now };
      await tx.pageSeo.upsert({ where: { path }, create: { path, ...data }, update: data });
    }
    const details = changesOf({ ...before }, after);
    if (Object.keys(details).length > 0) {
      const what = { action: "seo.update", subjectType: "page", subjectId: path } as const;
      await recordAction(tx, visitor, { ...what, details }, now);
    }
    return { path, ...after };
  });
  refreshPages();
  return changed;
}
