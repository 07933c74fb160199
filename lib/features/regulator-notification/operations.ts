import "server-only";

import type { z } from "zod";
import { DomainError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { rejectFutureDay } from "@/lib/core/time/reject-future-day";
import {
  findAnswers,
  getNotification,
  sentNotFound,
} from "@/lib/features/regulator-notification/data";
import { buildNotification } from "@/lib/features/regulator-notification/model/build-notification";
import {
  type detailsRequest,
  parseDetails,
} from "@/lib/features/regulator-notification/model/details";
import { reportedLevel } from "@/lib/features/regulator-notification/model/protection-level-from-papers";
import type { RegulatorNotification } from "@/lib/features/regulator-notification/responses";
import type {
  recordSentNotificationRequest,
  sentChangeRequest,
} from "@/lib/features/regulator-notification/schema";
import { findSite } from "@/lib/features/sites/data";
import type { Caller } from "@/lib/platform/auth/caller";
import type { Database } from "@/lib/platform/db/database";
import type { InputJsonObject } from "@/lib/platform/db/generated/internal/prismaNamespace";

/** More than anybody sends: one change a month is twelve a year. */
const maxSent = 200;

type SiteKind = { id: string; kind?: RegulatorNotification["kind"] | undefined };

/** Saves the answers to the notification's own questions. @throws DomainError NOT_FOUND */
export async function saveDetails(
  database: Database,
  { userId }: Caller,
  { id, kind, answers }: SiteKind & { answers: z.output<typeof detailsRequest> },
  now: Date,
): Promise<RegulatorNotification> {
  await findSite(database, userId, id);
  const data = { details: parseDetails(answers) as InputJsonObject, updatedAt: now };
  await database.siteNotification.upsert({
    where: { siteId: id },
    create: { siteId: id, ...data },
    update: data,
  });
  return getNotification(database, userId, { id, kind });
}

/**
 * Records the current notification as sent, with day, number and key (docs/specification/duties.md#what-was-sent).
 * @throws DomainError NOT_FOUND; VALIDATION for a day in the future; CONFLICT when the passport has another edition
 * than the sent one, or when there are `maxSent`.
 */
export async function recordSentNotification(
  database: Database,
  { userId }: Caller,
  { id, edition, kind, ...sent }: { id: string } & z.output<typeof recordSentNotificationRequest>,
  now: Date,
): Promise<RegulatorNotification> {
  rejectFutureDay("sentOn", sent.sentOn, now);
  const { site, input } = await findAnswers(database, userId, id);
  if (site.edition !== edition) {
    throw new DomainError(
      "CONFLICT",
      "Пока вы отправляли, сведения о сайте изменились. Обновите страницу и сверьте поля.",
    );
  }
  if ((await database.sentNotification.count({ where: { siteId: id } })) >= maxSent) {
    throw new DomainError("CONFLICT", `Хранится не больше ${maxSent} уведомлений: удалите старые.`);
  }
  await database.sentNotification.create({
    data: {
      id: newId(),
      siteId: id,
      kind,
      edition,
      sentOn: sent.sentOn,
      ...toColumns(sent),
      answers: input.answers as InputJsonObject,
      // The level may come from the internal papers: it was reported all the same.
      details: {
        ...input.details,
        securityLevel: reportedLevel(input).level,
      } as InputJsonObject,
      sections: buildNotification(input, kind) as unknown as InputJsonObject[],
      createdAt: now,
    },
  });
  return getNotification(database, userId, { id });
}

/** Corrects the day, the number and the key. @throws DomainError NOT_FOUND; VALIDATION for a day in the future. */
export async function changeSent(
  database: Database,
  { userId }: Caller,
  { id, sentId, ...sent }: { id: string; sentId: string } & z.output<typeof sentChangeRequest>,
  now: Date,
): Promise<RegulatorNotification> {
  if (sent.sentOn !== undefined) rejectFutureDay("sentOn", sent.sentOn, now);
  const { count } = await database.sentNotification.updateMany({
    where: { id: sentId, siteId: id, site: { userId } },
    data: toColumns(sent),
  });
  if (count === 0) throw sentNotFound();
  return getNotification(database, userId, { id });
}

/** Deletes a notification that was recorded by mistake. @throws DomainError NOT_FOUND */
export async function deleteSent(
  database: Database,
  { userId }: Caller,
  { id, sentId }: { id: string; sentId: string },
): Promise<RegulatorNotification> {
  const { count } = await database.sentNotification.deleteMany({
    where: { id: sentId, siteId: id, site: { userId } },
  });
  if (count === 0) throw sentNotFound();
  return getNotification(database, userId, { id });
}

type Given = {
  sentOn?: string | undefined;
  number?: string | undefined;
  accessKey?: string | undefined;
};

/** An empty number means none; an absent one is not changed. */
const toColumns = ({ sentOn, number, accessKey }: Given) => ({
  ...(sentOn !== undefined && { sentOn }),
  ...(number !== undefined && { number: number || null }),
  ...(accessKey !== undefined && { accessKey: accessKey || null }),
});
