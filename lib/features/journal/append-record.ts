import "server-only";

import { DomainError } from "@/lib/core/errors";
import { oncePerProcess } from "@/lib/core/once-per-process";
import { insertRecords, type NewRecord } from "@/lib/features/journal/insert-records";
import type { Database } from "@/lib/platform/db/database";
import { isDatabaseUnavailable } from "@/lib/platform/db/errors";
import { journalRecords } from "@/lib/platform/http/limits/limits";
import { consumeRateLimit } from "@/lib/platform/http/limits/rate-limit";
import type { ConsentRecord } from "@/lib/tools/consent-record";

/** More rows in one statement would delay the first of them. */
const batchSize = 200;

type Waiting = {
  key: string;
  receivedAt: Date;
  record: ConsentRecord;
  resolve: () => void;
  reject: (error: unknown) => void;
};

type Queue = { waiting: Waiting[]; isWriting: boolean };

/** The waiting records, per database because a test process has several. */
const queues = oncePerProcess("journal-queues", () => new WeakMap<Database, Queue>());

/**
 * Writes one record of a public journal. Records that arrive during a statement are written by the next one, so that a
 * burst costs few commits; the promise resolves after the commit of its own record.
 * @throws DomainError NOT_FOUND for an unknown key; CONFLICT when the journal is not kept by the service; VALIDATION
 * for a record of another site; RATE_LIMITED for all records of a site that sends too many.
 */
export function appendRecord(
  database: Database,
  { key, receivedAt, record }: Pick<Waiting, "key" | "receivedAt" | "record">,
): Promise<void> {
  const queue = queues.get(database) ?? { waiting: [], isWriting: false };
  queues.set(database, queue);
  return new Promise((resolve, reject) => {
    queue.waiting.push({ key, receivedAt, record, resolve, reject });
    if (!queue.isWriting) void write(database, queue);
  });
}

async function write(database: Database, queue: Queue): Promise<void> {
  queue.isWriting = true;
  while (queue.waiting.length > 0) {
    const batch = queue.waiting.splice(0, batchSize);
    try {
      await writeTogether(database, batch);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
  queue.isWriting = false;
}

async function writeTogether(database: Database, batch: Waiting[]): Promise<void> {
  const accepted = await accept(database, batch);
  if (accepted.length === 0) return;
  try {
    await insertRecords(
      database,
      accepted.map(({ record }) => record),
    );
  } catch (error) {
    if (error instanceof DomainError || isDatabaseUnavailable(error)) throw error;
    // One of them could not be stored, or its site was deleted meanwhile: the others must not fail with it.
    await Promise.all(
      accepted.map(({ record, one }) =>
        insertRecords(database, [record]).then(one.resolve, one.reject),
      ),
    );
    return;
  }
  for (const { one } of accepted) one.resolve();
}

/** Splits off the records that may be written; the others are rejected. */
async function accept(
  database: Database,
  batch: Waiting[],
): Promise<{ one: Waiting; record: NewRecord }[]> {
  const journals = await database.siteJournal.findMany({
    where: { key: { in: [...new Set(batch.map(({ key }) => key))] } },
    select: { key: true, siteId: true, place: true },
  });
  const accepted: { one: Waiting; record: NewRecord }[] = [];
  for (const { key, siteId, place } of journals) {
    const siteRecords = batch.filter((item) => item.key === key);
    const rejection =
      place === "ours" ? await rejectionOf(database, siteId, siteRecords) : notHostedHere();
    for (const siteRecord of siteRecords) {
      if (rejection) siteRecord.reject(rejection);
      else if (siteRecord.record.site !== siteId) siteRecord.reject(foreignSite());
      else {
        const { receivedAt, record } = siteRecord;
        accepted.push({ one: siteRecord, record: { siteId, receivedAt, record } });
      }
    }
  }
  const known = new Set(journals.map(({ key }) => key));
  for (const item of batch) if (!known.has(item.key)) item.reject(unknownKey());
  return accepted;
}

/** Counts the records of a site; returns the reason to reject all of them, if any. */
async function rejectionOf(
  database: Database,
  siteId: string,
  records: Waiting[],
): Promise<unknown | null> {
  const [first] = records;
  if (!first) return null;
  try {
    const counter = { ...journalRecords, subject: siteId };
    await consumeRateLimit(database, counter, first.receivedAt, records.length);
    return null;
  } catch (error) {
    return error;
  }
}

const unknownKey = () => new DomainError("NOT_FOUND", "Журнал не найден");
const notHostedHere = () =>
  new DomainError("CONFLICT", "Журнал этого сайта ведётся не здесь: записи не принимаются.");
const foreignSite = () =>
  new DomainError("VALIDATION", "Запись другого сайта", {
    fieldErrors: { site: ["Запись другого сайта"] },
  });
