import "server-only";

import { DomainError, fieldError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { dayMs } from "@/lib/core/time/day-ms";
import { recordAction } from "@/lib/features/audit/mutations";
import { findRecipients } from "@/lib/features/notifications/broadcast/data";
import { findPlanned, maxPlanned } from "@/lib/features/notifications/planned/data";
import type { PlannedNotification } from "@/lib/features/notifications/planned/responses";
import type { Planned } from "@/lib/features/notifications/planned/schema";
import type { Caller } from "@/lib/platform/auth/caller";
import type { Database, Transaction } from "@/lib/platform/db/database";

const yearMs = 366 * dayMs;

/**
 * Stores a notification as a draft, or to be sent at a set time.
 * @param id of the one that it replaces; undefined for a new one.
 * @throws DomainError VALIDATION for a time in the past or more than a year away; NOT_FOUND when the recipient does not
 * exist, or when the notification was sent or cancelled meanwhile; CONFLICT when too many are waiting.
 */
export function savePlanned(
  database: Database,
  caller: Caller,
  { id, audience, dueAt, ...notification }: Planned & { id?: string },
  now: Date,
): Promise<PlannedNotification> {
  rejectWrongHour(dueAt, now);
  return database.$transaction(async (tx) => {
    const recipients = await findRecipients(tx, audience);
    if (!recipients) throw new DomainError("NOT_FOUND", "Пользователь не найден");
    const { title, message, type, link = null } = notification;
    const data = {
      ...{ title, message, type, link, ...recipients, dueAt, updatedAt: now },
      // The last person who changed it counts as its author.
      ...{ adminId: caller.userId, adminEmail: caller.account.email },
    };
    const keptId = id ?? newId();
    if (id === undefined) {
      await rejectTooMany(tx);
      await tx.plannedNotification.create({ data: { ...data, id: keptId, createdAt: now } });
    } else {
      const { count } = await tx.plannedNotification.updateMany({ where: { id }, data });
      if (count === 0) throw notThere();
    }
    const details = { title, plannedFor: dueAt?.toISOString() ?? null };
    const record = { action: "notification.plan", subjectType: "notification" } as const;
    await recordAction(tx, caller, { ...record, subjectId: keptId, details }, now);
    const existing = await findPlanned(tx, keptId);
    if (!existing) throw notThere();
    return existing;
  });
}

/**
 * Deletes a draft, or cancels a scheduled notification.
 * @throws DomainError NOT_FOUND when it was sent or cancelled meanwhile.
 */
export function cancelPlanned(
  database: Database,
  caller: Caller,
  id: string,
  now: Date,
): Promise<void> {
  return database.$transaction(async (tx) => {
    const planned = await findPlanned(tx, id);
    // The sending loop may hold the row: after waiting for it, the row is gone.
    const { count } = await tx.plannedNotification.deleteMany({ where: { id } });
    if (!planned || count === 0) throw notThere();
    const details = { title: planned.title, plannedFor: planned.dueAt };
    const record = { action: "notification.cancel", subjectType: "notification" } as const;
    await recordAction(tx, caller, { ...record, subjectId: id, details }, now);
  });
}

function rejectWrongHour(dueAt: Date | null, now: Date): void {
  if (dueAt === null) return;
  const wrong =
    dueAt <= now
      ? "Это время уже прошло"
      : dueAt.getTime() - now.getTime() > yearMs
        ? "Не дальше года вперёд"
        : null;
  if (wrong) throw fieldError("dueAt", wrong);
}

async function rejectTooMany(tx: Transaction): Promise<void> {
  if ((await tx.plannedNotification.count()) < maxPlanned) return;
  throw new DomainError(
    "CONFLICT",
    `Ждут уже ${maxPlanned} уведомлений: удалите лишние черновики.`,
  );
}

const notThere = () =>
  new DomainError("NOT_FOUND", "Этого уведомления больше нет: его отправили или отменили");
