import "server-only";

import type { NotificationKind } from "@/content/regulator/fields";
import { DomainError } from "@/lib/core/errors";
import { toMoscowDate } from "@/lib/core/moscow-time";
import type { AnswersDraft } from "@/lib/engine/facts/known";
import { confirmedFacts, factValues, parseFacts, unconfirmedIn } from "@/lib/engine/passport/facts";
import { parsePaperAnswers } from "@/lib/features/internal-papers/model/instances";
import {
  buildNotification,
  isCrossBorder,
  type NotificationAnswers,
} from "@/lib/features/regulator-notification/model/build-notification";
import {
  changeDueOn,
  changedSince,
  compareNotifications,
} from "@/lib/features/regulator-notification/model/compare-notifications";
import { parseDetails } from "@/lib/features/regulator-notification/model/details";
import type { NotificationSection } from "@/lib/features/regulator-notification/model/field";
import { levelOfPapers } from "@/lib/features/regulator-notification/model/level-of-papers";
import type { Notification, SentDetails } from "@/lib/features/regulator-notification/responses";
import { findSite } from "@/lib/features/sites/data";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";
import type { Prisma } from "@/lib/platform/db/generated/client";

const newestFirst = [
  { sentOn: "desc" as const },
  { createdAt: "desc" as const },
  { id: "desc" as const },
];

/** Of a list: neither what stood in it nor the key. */
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

/** What a site's notification is made of now. @throws DomainError NOT_FOUND for a site of another user. */
export async function findAnswers(database: Transaction, userId: AuthorizedUserId, id: string) {
  const site = await findSite(database, userId, id);
  const row = await database.siteNotification.findUnique({ where: { siteId: id } });
  const papers = await database.sitePapers.findUnique({ where: { siteId: id } });
  const facts = parseFacts(site.passport);
  // What was only seen on the site nobody has confirmed: it is told of no one.
  const answers = factValues(confirmedFacts(facts));
  const made: NotificationAnswers = {
    answers,
    details: parseDetails(row?.details),
    level: levelOfPapers(answers as AnswersDraft, parsePaperAnswers(papers?.answers)),
  };
  return { site, facts, detailsAt: row?.updatedAt ?? site.passportAt, made };
}

/**
 * The notification of a site as it would be sent now, what was sent, and what has changed since.
 * @param kind the next one that is due unless given.
 * @throws DomainError NOT_FOUND
 */
export async function getNotification(
  database: Transaction,
  userId: AuthorizedUserId,
  { id, kind }: { id: string; kind?: NotificationKind | undefined },
): Promise<Notification> {
  const { site, facts, detailsAt, made } = await findAnswers(database, userId, id);
  const sent = await database.sentNotification.findMany({
    where: { siteId: id },
    orderBy: newestFirst,
    select: listed,
  });
  // A transfer abroad is told of apart (152-ФЗ ст. 12 ч. 3).
  const newest = sent.find((one) => one.kind !== "crossBorder");
  const last = newest?.kind === "termination" ? undefined : newest;
  const next: NotificationKind = kind ?? (last ? "change" : "initial");
  return {
    site: { id, name: site.name, address: site.address },
    kind: next,
    isCrossBorder: isCrossBorder(made),
    edition: site.edition,
    sections: buildNotification(made, next),
    details: made.details,
    unconfirmed: unconfirmedIn(facts).length,
    sent: sent.map(toListed),
    changes: last
      ? await findChanges(database, last, made, {
          facts: new Map(Object.entries(facts).map(([key, { date }]) => [key, date])),
          passport: toMoscowDate(site.passportAt),
          details: toMoscowDate(detailsAt),
        })
      : null,
  };
}

/** What is told otherwise today than in the last notification; null where nothing is. */
async function findChanges(
  database: Transaction,
  { id, sentOn }: ListedRow,
  now: NotificationAnswers,
  days: Parameters<typeof changedSince>[2],
): Promise<Notification["changes"]> {
  const { answers, details } = await database.sentNotification.findUniqueOrThrow({
    where: { id },
    select: { answers: true, details: true },
  });
  // Both by today's code: a wording of ours that has changed is no change of the owner's.
  const before = buildNotification({
    answers: answers as Record<string, unknown>,
    details: parseDetails(details),
  });
  const fields = compareNotifications(before, buildNotification(now));
  if (fields.length === 0) return null;
  const since = changedSince(fields, sentOn, days);
  return { fields, since, dueOn: changeDueOn(since) };
}

/** A notification that was sent, with its key. @throws DomainError NOT_FOUND */
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
}: ListedRow): Notification["sent"][number] => ({
  id: row.id,
  kind: kind as NotificationKind,
  sentOn: row.sentOn,
  number: row.number,
  hasKey: accessKey !== null,
  edition: row.edition,
  createdAt: createdAt.toISOString(),
});
