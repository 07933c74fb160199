import "server-only";

import { DomainError } from "@/lib/core/errors";
import { changesOf } from "@/lib/features/audit/changes";
import { recordAction } from "@/lib/features/audit/mutations";
import type { SeoChange, SeoPage } from "@/lib/features/seo/admin/schema";
import { findPageSeo } from "@/lib/features/seo/overrides";
import { listPublicPages } from "@/lib/features/seo/public-pages";
import { bumpContentRevision } from "@/lib/features/settings/mutations";
import type { Caller } from "@/lib/platform/auth/caller";
import type { Database } from "@/lib/platform/db/database";
import { refreshPages } from "@/lib/platform/http/refresh-pages";

/**
 * Stores the title and description of a page, or restores the built-in ones when both are null.
 * @throws DomainError NOT_FOUND for an address that is not a public page.
 */
export async function changeSeo(
  database: Database,
  caller: Caller,
  { path, title, description }: SeoChange,
  now: Date,
): Promise<SeoPage> {
  const pages = await listPublicPages();
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) {
    throw new DomainError("NOT_FOUND", "Такой страницы нет среди открытых поисковикам.");
  }
  const changed = await database.$transaction(async (tx) => {
    // First: it locks the settings row, so that two changes of one page run one after another.
    await bumpContentRevision(tx);
    const before = await findPageSeo(tx, path);
    const after = { title, description };
    if (title === null && description === null) await tx.pageSeo.deleteMany({ where: { path } });
    else {
      const data = { ...after, updatedAt: now };
      await tx.pageSeo.upsert({ where: { path }, create: { path, ...data }, update: data });
    }
    const details = changesOf({ ...before }, after);
    if (Object.keys(details).length > 0) {
      const auditRecord = { action: "seo.update", subjectType: "page", subjectId: path } as const;
      await recordAction(tx, caller, { ...auditRecord, details }, now);
    }
    return { path, name: page.name, ...after };
  });
  refreshPages();
  return changed;
}
