import "server-only";

import type { NotificationKind } from "@/content/regulator-notification/fields";
import { DomainError } from "@/lib/core/errors";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import { confirmedFacts, factValues, parseFacts, unconfirmedIn } from "@/lib/engine/passport/facts";
import { parsePaperAnswers } from "@/lib/features/internal-papers/model/instances";
import {
  buildNotification,
  isCrossBorder,
  type NotificationAnswers,
} from "@/lib/features/regulator-notification/model/build-notification";
import {
  changeDueOn,
  compareNotifications,
  firstChangeDay,
} from "@/lib/features/regulator-notification/model/compare-notifications";
import { parseDetails } from "@/lib/features/regulator-notification/model/details";
import type { NotificationSection } from "@/lib/features/regulator-notification/model/field";
import { levelOfPapers } from "@/lib/features/regulator-notification/model/protection-level-from-papers";
import type {
  RegulatorNotification,
  SentDetails,
} from "@/lib/features/regulator-notification/responses";
import { findSite } from "@/lib/features/sites/data";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";
import type { Prisma } from "@/lib/platform/db/generated/client";

const newestFirst = [
  { sentOn: "desc" as const },
  { createdAt: "desc" as const },
  { id: "desc" as const },
];

/** The columns of a list: neither the content nor the key. */
const listed = {
  id: true,
  kind: true,
  sentOn: true,
  number: true,
  accessKey: true,
  edition: true,
  createdAt: true,
} as const;
type ListedRow = Prisma.SentNotificationGetPayload<{ select: typeof listed }>;

/** The data from which a site's notification is built. @throws DomainError NOT_FOUND for another user's site. */
export async function findAnswers(database: Transaction, userId: AuthorizedUserId, id: string) {
  const site = await findSite(database, userId, id);
  return { site, ...(await answersOf(database, site)) };
}

/** The columns of a site from which its notification is built. */
type NotifiedSite = { id: string; passport: unknown; passportAt: Date };

async function answersOf(database: Transaction, site: NotifiedSite) {
  const row = await database.siteNotification.findUnique({ where: { siteId: site.id } });
  const papers = await database.sitePapers.findUnique({ where: { siteId: site.id } });
  return toNotificationInput(site, row, papers);
}

type OwnAnswers = { details: unknown; updatedAt: Date } | null | undefined;

/** Builds the input of a notification from the passport, the notification's own answers and those of the papers. */
function toNotificationInput(
  { passport, passportAt }: NotifiedSite,
  ownAnswers: OwnAnswers,
  papers: { answers: unknown } | null | undefined,
) {
  const facts = parseFacts(passport);
  // Facts that were only seen on the site and never confirmed are not used.
  const answers = factValues(confirmedFacts(facts));
  const input: NotificationAnswers = {
    answers,
    details: parseDetails(ownAnswers?.details),
    level: levelOfPapers(answers as AnswersDraft, parsePaperAnswers(papers?.answers)),
  };
  return { facts, detailsAt: ownAnswers?.updatedAt ?? passportAt, input };
}

/**
 * Finds the changes that have to be reported, for the calendar of duties: by site, without sites that have none. The
 * number of statements does not depend on the number of sites.
 */
export async function findDueChanges(
  database: Transaction,
  sites: readonly NotifiedSite[],
): Promise<Map<string, NonNullable<RegulatorNotification["changes"]>>> {
  const where = { siteId: { in: sites.map(({ id }) => id) } };
  const sent = await database.sentNotification.findMany({
    where,
    orderBy: newestFirst,
    select: { ...listed, siteId: true },
  });
  const last = sites.flatMap((site) => {
    const row = lastOf(sent.filter(({ siteId }) => siteId === site.id));
    return row ? [{ site, row }] : [];
  });
  if (last.length === 0) return new Map();
  const [ownAnswers, papers, texts] = await Promise.all([
    database.siteNotification.findMany({ where }),
    database.sitePapers.findMany({ where, select: { siteId: true, answers: true } }),
    database.sentNotification.findMany({
      where: { id: { in: last.map(({ row }) => row.id) } },
      select: { id: true, ...sentTexts },
    }),
  ]);
  const ofSite = <Row extends { siteId: string }>(rows: readonly Row[], id: string) =>
    rows.find(({ siteId }) => siteId === id);
  return new Map(
    last.flatMap(({ site, row }) => {
      const before = texts.find(({ id }) => id === row.id);
      const input = toNotificationInput(site, ofSite(ownAnswers, site.id), ofSite(papers, site.id));
      const changes = before ? changesSince(row, before, site, input) : null;
      return changes ? [[site.id, changes] as const] : [];
    }),
  );
}

/** The sent notification with which the current answers are compared. */
function lastOf(sent: readonly ListedRow[]): ListedRow | undefined {
  // A transfer abroad has a separate notification (152-ФЗ ст. 12 ч. 3).
  const newest = sent.find((item) => item.kind !== "crossBorder");
  return newest?.kind === "termination" ? undefined : newest;
}

/**
 * Returns the current notification of a site, the sent ones, and the changes since.
 * @param kind by default the next one that is due.
 * @throws DomainError NOT_FOUND
 */
export async function getNotification(
  database: Transaction,
  userId: AuthorizedUserId,
  { id, kind }: { id: string; kind?: NotificationKind | undefined },
): Promise<RegulatorNotification> {
  const { site, ...found } = await findAnswers(database, userId, id);
  const { facts, input } = found;
  const sent = await database.sentNotification.findMany({
    where: { siteId: id },
    orderBy: newestFirst,
    select: listed,
  });
  const last = lastOf(sent);
  const next: NotificationKind = kind ?? (last ? "change" : "initial");
  return {
    site: { id, name: site.name, address: site.address },
    kind: next,
    isCrossBorder: isCrossBorder(input),
    edition: site.edition,
    sections: buildNotification(input, next),
    details: input.details,
    unconfirmed: unconfirmedIn(facts).length,
    sent: sent.map(toListed),
    changes: last ? await findChanges(database, last, site, found) : null,
  };
}

const sentTexts = { answers: true, details: true } as const;

async function findChanges(
  database: Transaction,
  last: ListedRow,
  site: NotifiedSite,
  input: ReturnType<typeof toNotificationInput>,
): Promise<RegulatorNotification["changes"]> {
  const before = await database.sentNotification.findUniqueOrThrow({
    where: { id: last.id },
    select: sentTexts,
  });
  return changesSince(last, before, site, input);
}

/** The differences from the last sent notification; null when there are none. */
function changesSince(
  { sentOn }: ListedRow,
  { answers, details }: { answers: unknown; details: unknown },
  { passportAt }: NotifiedSite,
  { facts, detailsAt, input: now }: ReturnType<typeof toNotificationInput>,
): RegulatorNotification["changes"] {
  // Both are built by the current code: a change of our wording is not a change of the owner's.
  const before = buildNotification({
    answers: answers as Record<string, unknown>,
    details: parseDetails(details),
  });
  const fields = compareNotifications(before, buildNotification(now));
  if (fields.length === 0) return null;
  const since = firstChangeDay(fields, sentOn, {
    facts: new Map(Object.entries(facts).map(([key, { date }]) => [key, date])),
    passport: toMoscowDate(passportAt),
    details: toMoscowDate(detailsAt),
  });
  return { fields, since, dueOn: changeDueOn(since) };
}

/** A sent notification with its key. @throws DomainError NOT_FOUND */
export async function getSent(
  database: Transaction,
  userId: AuthorizedUserId,
  { id, sentId }: { id: string; sentId: string },
): Promise<SentDetails> {
  const row = await database.sentNotification.findFirst({
    where: { id: sentId, siteId: id, site: { userId } },
    select: { ...listed, sections: true },
  });
  if (!row) throw sentNotFound();
  const { accessKey, sections } = row;
  return { ...toListed(row), accessKey, sections: sections as NotificationSection[] };
}

export const sentNotFound = () => new DomainError("NOT_FOUND", "Такого уведомления нет");

const toListed = ({
  accessKey,
  kind,
  createdAt,
  ...row
}: ListedRow): RegulatorNotification["sent"][number] => ({
  id: row.id,
  kind: kind as NotificationKind,
  sentOn: row.sentOn,
  number: row.number,
  hasKey: accessKey !== null,
  edition: row.edition,
  createdAt: createdAt.toISOString(),
});
