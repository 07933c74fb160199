/** What `seedDemo` adds around the documents of a new owner: one of each thing that a screen of the cabinet lists. */
import { dayMs } from "@/lib/core/time/day-ms";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import { recordIncident } from "@/lib/features/incidents/operations";
import { getPaper } from "@/lib/features/internal-papers/data";
import { adoptPaper } from "@/lib/features/internal-papers/operations";
import { enterLawChange } from "@/lib/features/law-watch/operations";
import { createLawyerLink } from "@/lib/features/lawyer-review/owner/operations";
import { sendNotification } from "@/lib/features/notifications/broadcast/operations";
import { startCheck } from "@/lib/features/site-check/operations";
import { completeCheck } from "@/lib/features/site-check/queue/complete-check";
import type { Caller } from "@/lib/platform/auth/caller";
import type { Database } from "@/lib/platform/db/database";
import { sampleReport } from "@/scripts/screenshots/check-scenes";

const incidentAgeMs = 20 * 60 * 60 * 1000;

/**
 * Adds a finished check of the owner's site, an incident before its first deadline, an order that is in force, a link
 * for a lawyer and a notification.
 */
export async function addRecords(
  database: Database,
  { owner, admin }: { owner: Caller; admin: Caller },
  now: Date,
): Promise<void> {
  const where = { userId: owner.userId };
  const { id } = await database.site.findFirstOrThrow({ where });
  await addCheck(database, owner, now);
  const foundAt = new Date(now.getTime() - incidentAgeMs);
  await recordIncident(database, owner, { id, foundAt }, now);
  await adoptOrder(database, owner, id, now);
  const policy = await database.userDocument.findFirstOrThrow({
    where: { ...where, type: "privacy" },
  });
  const asked = "Проверьте сроки хранения и раздел о рекламной рассылке.";
  await createLawyerLink(database, owner, { id: policy.id, asked }, now);
  const notification = {
    audience: { kind: "user", userId: owner.userId },
    title: "Добро пожаловать",
    message: "Это демонстрационный кабинет: здесь можно менять и удалять всё.",
    type: "info",
    link: "/sites",
  } as const;
  await sendNotification(database, admin, notification, now);
}

/** Enters a change of the law that the owner's policy does not follow yet. It marks the documents of all users. */
export async function addLawNotice(database: Database, admin: Caller, now: Date): Promise<void> {
  const change = {
    law: "152-ФЗ",
    place: "ст. 9 ч. 2",
    wholeActToo: false,
    editionName: "вымышленная редакция для примера",
    inForce: toMoscowDate(new Date(now.getTime() + 90 * dayMs)),
    whatChanged: "Пример: отзыв согласия теперь подтверждают.",
  };
  await enterLawChange(database, admin, change, now);
}

/** Nothing is visited: the report is that of the screenshots. */
async function addCheck(database: Database, owner: Caller, now: Date): Promise<void> {
  const asked = { url: sampleReport.address };
  const { id } = await startCheck(database, owner, asked, now);
  const check = await database.siteCheck.findUniqueOrThrow({ where: { id } });
  const outcome = { report: sampleReport, crops: [], unknownHosts: [] };
  await completeCheck(database, check, outcome, now);
}

async function adoptOrder(database: Database, owner: Caller, id: string, now: Date): Promise<void> {
  const address = { id, paper: "responsible-order" } as const;
  const { paper } = await getPaper(database, owner.userId, address, now);
  if (!paper.text) throw new Error("The sample owner needs the order on the responsible person");
  const adoption = { adoptedOn: toMoscowDate(now), number: "1", text: paper.text };
  await adoptPaper(database, owner, { ...address, ...adoption }, now);
}
