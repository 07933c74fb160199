import "server-only";

import { setImmediate } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { oncePerProcess } from "@/lib/core/once-per-process";
import { parseFacts } from "@/lib/engine/passport/facts";
import { isOutdated, maxDocuments } from "@/lib/features/sites/outdated-documents";
import type { Database } from "@/lib/platform/db/database";

/** A site and the newest edition of its passport. */
type ListedSite = { id: string; edition: number };
type Newest = { id: string; siteId: string; edition: number };

/** Comparing a document with different answers writes two texts, 30 ms: a list does not wait longer than this. */
const budgetMs = 150;
/** As many as the budget lasts for if no answer differs. */
const maxRead = 200;

/** Caches by what a count depends on, so nothing is invalidated: editions of the passport and of the documents. */
const counted = oncePerProcess(
  "changed-documents",
  () => new LRUCache<string, number>({ max: 5000 }),
);

/**
 * Counts the documents of each site that no longer agree with its facts, as in `findOutdated`. Counts are cached until
 * the passport or a document gets a new edition; a template published meanwhile only counts from then on.
 * @param sites that the caller may see.
 * @returns without the sites that exceeded the time budget: the next call continues with them.
 */
export async function countOutdated(
  database: Database,
  sites: readonly ListedSite[],
): Promise<Map<string, number>> {
  const newest = await listNewest(database, sites);
  const keys = new Map(
    sites.map((site) => [site.id, keyOf(site, newest.get(site.id) ?? [])] as const),
  );
  const unknown = sites.filter(({ id }) => !counted.has(keys.get(id) ?? ""));
  await count(database, unknown, { newest, keys });
  return new Map(
    sites.flatMap(({ id }) => {
      const known = counted.get(keys.get(id) ?? "");
      return known === undefined ? [] : [[id, known] as const];
    }),
  );
}

const keyOf = ({ id, edition }: ListedSite, documents: readonly Newest[]) =>
  [id, edition, ...documents.map((document) => `${document.id}.${document.edition}`)].join(":");

async function listNewest(
  database: Database,
  sites: readonly ListedSite[],
): Promise<Map<string, Newest[]>> {
  const rows = await database.$queryRaw<Newest[]>`
    SELECT id, "siteId", edition FROM user_documents
    WHERE "siteId" = ANY(${sites.map(({ id }) => id)}::text[]) AND status = 'completed'
    ORDER BY "createdAt" DESC, id DESC`;
  const newest = new Map<string, Newest[]>();
  for (const row of rows) {
    const newestEditions = newest.get(row.siteId) ?? [];
    if (newestEditions.length < maxDocuments) newest.set(row.siteId, [...newestEditions, row]);
  }
  return newest;
}

async function count(
  database: Database,
  sites: readonly ListedSite[],
  { newest, keys }: { newest: Map<string, Newest[]>; keys: Map<string, string> },
): Promise<void> {
  const batch: ListedSite[] = [];
  let documents = 0;
  for (const site of sites) {
    const newestEditions = newest.get(site.id)?.length ?? 0;
    if (batch.length > 0 && documents + newestEditions > maxRead) break;
    batch.push(site);
    documents += newestEditions;
  }
  if (batch.length === 0) return;
  const ids = batch.flatMap(({ id }) => (newest.get(id) ?? []).map((item) => item.id));
  const answers = new Map(
    (
      await database.userDocument.findMany({
        where: { id: { in: ids } },
        select: { id: true, formData: true },
      })
    ).map(({ id, formData }) => [id, formData]),
  );
  const passports = await database.site.findMany({
    where: { id: { in: batch.map(({ id }) => id) } },
    select: { id: true, edition: true, passport: true },
  });
  const startedAt = performance.now();
  for (const { id, edition } of batch) {
    if (performance.now() - startedAt > budgetMs) return;
    const row = passports.find((passport) => passport.id === id);
    // Changed since the list was read: the next call counts it under its new key.
    if (row?.edition !== edition) continue;
    const facts = parseFacts(row.passport);
    let changed = 0;
    for (const document of newest.get(id) ?? []) {
      if (await isOutdated(database, facts, answers.get(document.id))) changed += 1;
      // Texts are written on the thread that serves everybody.
      await setImmediate();
    }
    counted.set(keys.get(id) ?? "", changed);
  }
}
