import "server-only";

import { z } from "zod";
import { orderSentence } from "@/content/journal/labels";
import { site as service } from "@/content/site";
import { DomainError } from "@/lib/core/errors";
import { endOfDay, startOfDay } from "@/lib/core/time/moscow-days";
import { ownerAndSite } from "@/lib/engine/answers/identifying-answers";
import { factValues, parseFacts } from "@/lib/engine/passport/facts";
import { journalKeyOf } from "@/lib/features/journal/mutations";
import type { Journal, JournalRecord } from "@/lib/features/journal/responses";
import type { RecordFilter } from "@/lib/features/journal/schema";
import type { JournalPlace } from "@/lib/features/journal/settings";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import { environment } from "@/lib/platform/config/environment";
import type { Database, Transaction } from "@/lib/platform/db/database";
import { Prisma } from "@/lib/platform/db/generated/client";
import type { Cursor } from "@/lib/platform/http/paging";

/**
 * The number of newest choices from which the share of consents is computed, so that the largest site takes no longer.
 */
const countedChoices = 10_000;

export type JournalSite = {
  id: string;
  name: string;
  address: string;
  /** The name of the owner from the passport; empty when unknown. */
  owner: string;
  facts: Record<string, unknown>;
};

/** One of the user's sites. @throws DomainError NOT_FOUND, also for another user's. */
export async function findJournalSite(
  database: Transaction,
  userId: AuthorizedUserId,
  id: string,
): Promise<JournalSite> {
  const row = await database.site.findFirst({
    where: { id, userId },
    select: { id: true, name: true, address: true, passport: true },
  });
  if (!row) throw new DomainError("NOT_FOUND", "Сайт не найден");
  const { passport, ...site } = row;
  const facts = factValues(parseFacts(passport));
  return { ...site, owner: ownerAndSite(facts).owner, facts };
}

/** The settings and totals of a site's journal. @throws DomainError NOT_FOUND */
export async function getJournal(
  database: Database,
  userId: AuthorizedUserId,
  siteId: string,
  now: Date,
): Promise<Journal> {
  const { id, name, address } = await findJournalSite(database, userId, siteId);
  const { key, place, years, oursSince } = await journalKeyOf(database, siteId, now);
  const [ends] = await database.$queryRaw<{ first: Date | null; last: Date | null }[]>`
    SELECT min("receivedAt") AS first, max("receivedAt") AS last
    FROM consent_records WHERE "siteId" = ${siteId}`;
  const texts = await database.consentText.findMany({
    where: { siteId },
    orderBy: [{ since: "desc" }, { hash: "asc" }],
    take: 200,
    select: { hash: true, edition: true, since: true },
  });
  return {
    site: { id, name, address },
    place: place as JournalPlace,
    key,
    url: `${environment().siteUrl}/api/journal/${key}`,
    years,
    oursSince: oursSince?.toISOString() ?? null,
    firstAt: ends?.first?.toISOString() ?? null,
    lastAt: ends?.last?.toISOString() ?? null,
    orderSentence: orderSentence(service.name),
    share: await countShare(database, siteId),
    texts: texts.map((text) => ({ ...text, since: text.since.toISOString() })),
  };
}

/** Counts the share by the last choice of each visitor; null while nobody has chosen. */
async function countShare(database: Transaction, siteId: string): Promise<Journal["share"]> {
  const rows = await database.$queryRaw<{ choice: unknown; since: Date }[]>`
    SELECT choice, min("receivedAt") OVER () AS since FROM (
      SELECT DISTINCT ON (visitor) visitor, choice, "receivedAt" FROM (
        SELECT visitor, seq, choice, "receivedAt" FROM consent_records
        WHERE "siteId" = ${siteId} AND source = 'banner'
        ORDER BY "receivedAt" DESC LIMIT ${countedChoices}::int
      ) AS recent ORDER BY visitor, "receivedAt" DESC, seq DESC
    ) AS latest`;
  const [first] = rows;
  if (!first) return null;
  const byCategory: Record<string, number> = {};
  let agreed = 0;
  for (const { choice } of rows) {
    const boxes = Object.entries(choiceOf(choice));
    if (boxes.some(([, isAllowed]) => isAllowed)) agreed += 1;
    for (const [category, isAllowed] of boxes) {
      byCategory[category] = (byCategory[category] ?? 0) + (isAllowed ? 1 : 0);
    }
  }
  return { answered: rows.length, agreed, byCategory, since: first.since.toISOString() };
}

type Row = {
  visitor: string;
  seq: number;
  receivedAt: Date;
  event: string;
  choice: unknown;
  textHash: string;
  edition: number;
  policyHash: string;
  page: string;
  source: string;
};

/** The position of a record, after which the next page begins. */
export type RecordCursor = { receivedAt: Date; visitor: string; seq: number };

/** A page of a site's records, newest first. */
export async function listRecords(
  database: Transaction,
  siteId: string,
  filter: RecordFilter,
  { limit, cursor }: { limit: number; cursor?: RecordCursor | undefined },
): Promise<JournalRecord[]> {
  const { visitor, from, to, event, source } = filter;
  const conditions = [
    Prisma.sql`"siteId" = ${siteId}`,
    ...(visitor ? [Prisma.sql`visitor = ${visitor}`] : []),
    ...(from ? [Prisma.sql`"receivedAt" >= ${startOfDay(from)}`] : []),
    ...(to ? [Prisma.sql`"receivedAt" < ${endOfDay(to)}`] : []),
    ...(event ? [Prisma.sql`event = ${event}`] : []),
    ...(source ? [Prisma.sql`source = ${source}`] : []),
    ...(cursor
      ? [
          Prisma.sql`("receivedAt", visitor, seq) < (${cursor.receivedAt}, ${cursor.visitor}, ${cursor.seq}::int)`,
        ]
      : []),
  ];
  const rows = await database.$queryRaw<Row[]>`
    SELECT visitor, seq, "receivedAt", event, choice, "textHash", edition, "policyHash", page, source
    FROM consent_records WHERE ${Prisma.join(conditions, " AND ")}
    ORDER BY "receivedAt" DESC, visitor DESC, seq DESC LIMIT ${limit}::int`;
  return rows.map(toRecord);
}

/**
 * A page of the list, and the cursor of the next page: its `id` contains the visitor and the number of their record.
 */
export async function pageOfRecords(
  database: Transaction,
  siteId: string,
  filter: RecordFilter,
  { limit, cursor }: { limit: number; cursor?: RecordCursor | undefined },
): Promise<{ page: JournalRecord[]; next: Cursor | null }> {
  const records = await listRecords(database, siteId, filter, { limit: limit + 1, cursor });
  const page = records.slice(0, limit);
  const last = records.length > limit ? page.at(-1) : undefined;
  const next = last && { createdAt: new Date(last.receivedAt), id: `${last.id}.${last.seq}` };
  return { page, next: next ?? null };
}

/** All records that match the filter, newest first, read page by page. */
export async function* exportRecords(
  database: Transaction,
  siteId: string,
  filter: RecordFilter = {},
): AsyncGenerator<JournalRecord> {
  const limit = 1000;
  let cursor: RecordCursor | undefined;
  for (;;) {
    const page = await listRecords(database, siteId, filter, { limit, cursor });
    yield* page;
    const last = page.at(-1);
    if (page.length < limit || !last) return;
    cursor = { receivedAt: new Date(last.receivedAt), visitor: last.id, seq: last.seq };
  }
}

function toRecord({ visitor, receivedAt, choice, event, source, ...row }: Row): JournalRecord {
  return {
    id: visitor,
    ...row,
    receivedAt: receivedAt.toISOString(),
    event: event as JournalRecord["event"],
    choice: choiceOf(choice),
    source: source as JournalRecord["source"],
  };
}

const stored = z.record(z.string(), z.boolean());
const choiceOf = (choice: unknown) => stored.parse(choice);

/** The exact text that a record refers to. @throws DomainError NOT_FOUND */
export async function findText(
  database: Transaction,
  siteId: string,
  hash: string,
): Promise<{ hash: string; edition: number; text: string; since: Date }> {
  const text = await database.consentText.findUnique({ where: { siteId_hash: { siteId, hash } } });
  if (!text) throw new DomainError("NOT_FOUND", "Такого текста в журнале нет");
  return text;
}
