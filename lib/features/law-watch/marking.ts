import "server-only";

import { readMissingCitations } from "@/lib/features/law-watch/citations";
import { lawChangeColumns, toLawChange } from "@/lib/features/law-watch/data";
import { markNextOwners } from "@/lib/features/law-watch/mutations";
import { noticeTexts } from "@/lib/features/law-watch/notice-texts";
import type { LawChange } from "@/lib/features/law-watch/responses";
import { loadLaws } from "@/lib/platform/content/templates";
import type { Database } from "@/lib/platform/db/database";
import { log } from "@/lib/platform/log/log";
import { wakeOutbox } from "@/lib/platform/outbox/wake";

/** Owners per statement: well below a second, so that no request waits long. */
const batchSize = 200;

type MarkingOptions = {
  now: Date;
  isStopped?: () => boolean;
  batchSize?: number;
  /** The maximum number of batches; the rest is left for another call. */
  batches?: number;
};

/** Marks the documents affected by a change, batch by batch. @returns whether all are marked. */
export async function markDocuments(
  database: Database,
  change: LawChange,
  {
    now,
    isStopped,
    batchSize: limit = batchSize,
    batches = Number.POSITIVE_INFINITY,
  }: MarkingOptions,
): Promise<boolean> {
  const texts = noticeTexts(change, await loadLaws());
  for (let batch = 0; batch < batches && !isStopped?.(); batch += 1) {
    const count = await markNextOwners(database, change, texts, { limit, now });
    wakeOutbox();
    if (count < limit) return true;
  }
  return false;
}

/** Finishes work that a restart interrupted: citations not read yet, changes whose documents are not all marked. */
export async function resumeMarking(database: Database, options: MarkingOptions): Promise<void> {
  await readMissingCitations(database, options.isStopped);
  const rows = await database.lawChange.findMany({
    where: { markedAt: null },
    orderBy: { createdAt: "asc" },
    select: lawChangeColumns,
  });
  for (const row of rows) await markDocuments(database, toLawChange(row), options);
}

/**
 * Marks documents in the background.
 * @returns the stop function; the rest is done after the next start.
 */
export function startMarking(database: Database, now: () => Date): () => Promise<void> {
  let stopped = false;
  const work = resumeMarking(database, { now: now(), isStopped: () => stopped }).catch((error) => {
    if (!stopped) log.error({ err: error }, "marking documents of a changed law failed");
  });
  return async () => {
    stopped = true;
    await work;
  };
}
