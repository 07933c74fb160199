import "server-only";

import { DomainError } from "@/lib/core/errors";
import type { UserCard } from "@/lib/features/admin/card/responses";
import { findListedUser } from "@/lib/features/admin/data";
import type { Transaction } from "@/lib/platform/db/database";
import { newestFirst } from "@/lib/platform/db/newest-first";

/** As many as a person reads; the counts give the totals. */
const maxShown = 5;
const shownOrders = 10;
const shownNotes = 50;

/**
 * Returns what is known about one user, for the administrator who answers them: names and counts, never the text of a
 * document or of a request. Null when there is no such user.
 */
async function findUserCard(
  database: Transaction,
  userId: string,
  now: Date,
): Promise<UserCard | null> {
  const user = await findListedUser(database, userId, now);
  if (!user) return null;
  const where = { userId };
  const [session, sites, siteCount, documents, documentCount, drafts] = await Promise.all([
    database.session.aggregate({ where, _max: { lastSeenAt: true } }),
    database.site.findMany({
      where,
      orderBy: newestFirst,
      take: maxShown,
      select: { name: true, address: true, createdAt: true },
    }),
    database.site.count({ where }),
    database.userDocument.findMany({
      where: { userId, status: "completed" },
      orderBy: newestFirst,
      take: maxShown,
      select: { name: true, createdAt: true },
    }),
    database.userDocument.count({ where: { userId, status: "completed" } }),
    database.userDocument.count({ where: { userId, status: "draft" } }),
  ]);
  const [orders, feedback, requests, openRequests, notes] = await Promise.all([
    database.billingOrder.findMany({
      where,
      orderBy: newestFirst,
      take: shownOrders,
      select: {
        id: true,
        title: true,
        amount: true,
        state: true,
        isTest: true,
        createdAt: true,
        paidAt: true,
      },
    }),
    database.feedback.findMany({
      where,
      orderBy: newestFirst,
      take: maxShown,
      select: { id: true, subject: true, status: true, createdAt: true },
    }),
    database.siteRequest.count({ where: { site: where } }),
    database.siteRequest.count({ where: { site: where, answeredOn: null } }),
    database.userNote.findMany({
      where,
      orderBy: newestFirst,
      take: shownNotes,
      select: { id: true, text: true, createdAt: true, author: { select: { email: true } } },
    }),
  ]);
  return {
    user,
    lastSeenAt: session._max.lastSeenAt?.toISOString() ?? null,
    sites: { count: siteCount, newest: sites.map(dated) },
    documents: { count: documentCount, drafts, newest: documents.map(dated) },
    orders: orders.map(({ paidAt, ...order }) => ({
      ...dated(order),
      paidAt: paidAt?.toISOString() ?? null,
    })),
    feedback: feedback.map(dated),
    siteRequests: { count: requests, open: openRequests },
    notes: notes.map(({ author, ...note }) => ({ ...dated(note), author: author?.email ?? null })),
  };
}

const dated = <Row extends { createdAt: Date }>({ createdAt, ...row }: Row) => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

/** @throws DomainError NOT_FOUND. */
export async function getUserCard(
  database: Transaction,
  userId: string,
  now: Date,
): Promise<UserCard> {
  const card = await findUserCard(database, userId, now);
  if (!card) throw new DomainError("NOT_FOUND", "Пользователь не найден");
  return card;
}
