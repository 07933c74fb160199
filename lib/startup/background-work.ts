import "server-only";

import { deleteExpiredSignIns } from "@/lib/features/accounts/providers/mutations";
import {
  deletePendingSecrets,
  reencryptSecretKeys,
} from "@/lib/features/accounts/second-factor/mutations";
import { deleteExpiredSessions } from "@/lib/features/accounts/sessions/mutations";
import { deleteOldTokens } from "@/lib/features/accounts/tokens/mutations";
import { issueDueCertificates } from "@/lib/features/billing/invoices/completion-certificates";
import { planDueRenewals, startOrderLoop } from "@/lib/features/billing/orders/order-loop";
import { reencryptMethodKeys } from "@/lib/features/billing/renewal/saved-method";
import { billingOutbox, deleteOldEvents } from "@/lib/features/billing/settle/events";
import { queueWeeklyEmails } from "@/lib/features/duties/weekly-email";
import { eraseAnsweredAuthors } from "@/lib/features/feedback/inbox/mutations";
import { reencryptIncidentKeys } from "@/lib/features/incidents/details";
import { deleteOldIncidents } from "@/lib/features/incidents/operations";
import { createNextMonthTables, deleteOldMonths } from "@/lib/features/journal/months";
import { startMarking } from "@/lib/features/law-watch/marking";
import { reencryptLawyerKeys } from "@/lib/features/lawyer-review/encrypted-columns";
import { deleteOldLinks, notifyOfExpired } from "@/lib/features/lawyer-review/notices";
import { startPlannedLoop } from "@/lib/features/notifications/planned/sending-loop";
import { deleteOldOrganisationRows } from "@/lib/features/organisations/housekeeping";
import { reencryptRequestKeys } from "@/lib/features/requests/encrypted-columns";
import { deleteOldRequests } from "@/lib/features/requests/mutations";
import { sendTermReminders } from "@/lib/features/requests/reminders";
import { deleteOldChecks } from "@/lib/features/site-check/mutations";
import { startCheckLoop } from "@/lib/features/site-check/queue/check-loop";
import { deleteOldDeliveries, reencryptBotKeys } from "@/lib/features/telegram/mutations";
import { telegramOutbox } from "@/lib/features/telegram/outbox";
import { readPublished } from "@/lib/features/templates/in-force/published";
import { getDatabase } from "@/lib/platform/db/get-database";
import { deleteExpiredRateLimits } from "@/lib/platform/http/limits/rate-limit";
import { log } from "@/lib/platform/log/log";
import { deleteOldMail } from "@/lib/platform/mail/mutations";
import { mailOutbox } from "@/lib/platform/mail/outbox";
import { startDeliveryLoop } from "@/lib/platform/outbox/delivery-loop";

const housekeepingMs = 60 * 60 * 1000;

/**
 * E-mails, messages, checks of sites, marks of changed norms, templates of an older program, outdated rows: all work
 * that runs outside of requests. Begun once the server takes them: while Next loads its routes, every statement waits a
 * second for the thread and would be logged as slow.
 *
 * @param report called with each failure; none ends the process.
 * @returns a function that stops all of it, after the current piece of work.
 */
export async function startBackgroundWork(
  report: (message: string, error: unknown) => void,
): Promise<() => Promise<void>> {
  const timer = setInterval(() => void runHousekeeping(), housekeepingMs);
  timer.unref();
  const options = { now: () => new Date(), random: Math.random };
  // Templates compiled by an older release are compiled now and not in a visitor's request.
  void readPublished(await getDatabase()).catch((error) => report("templates did not open", error));
  void createNextMonthTables(await getDatabase(), new Date()).catch((error) =>
    report("the journal's next months were not made", error),
  );
  const stopMail = startDeliveryLoop(mailOutbox, options);
  const stopTelegram = startDeliveryLoop(telegramOutbox, options);
  // Without keys no row is ever written for them.
  const stopEvents = startDeliveryLoop(billingOutbox, options);
  const stopOrders = startOrderLoop({ now: options.now });
  const stopPlanned = startPlannedLoop({ now: options.now });
  const stopChecks = startCheckLoop({ now: options.now });
  const stopMarking = startMarking(await getDatabase(), options.now);
  return async () => {
    clearInterval(timer);
    await stopMarking();
    await Promise.all([
      stopMail(),
      stopTelegram(),
      stopEvents(),
      stopOrders(),
      stopPlanned(),
      stopChecks(),
    ]);
  };
}

/** Rows that are of no more use. Every instance does it: it is idempotent and cheap. */
async function runHousekeeping(): Promise<void> {
  try {
    const database = await getDatabase();
    await deleteExpiredSessions(database, new Date());
    await deleteExpiredRateLimits(database, new Date());
    await deleteOldMail(database, new Date());
    await eraseAnsweredAuthors(database, new Date());
    await deleteOldDeliveries(database, new Date());
    await reencryptBotKeys(database, new Date());
    await deleteOldChecks(database, new Date());
    await deleteOldTokens(database, new Date());
    await deleteOldOrganisationRows(database, new Date());
    await deleteExpiredSignIns(database, new Date());
    await deletePendingSecrets(database, new Date());
    await reencryptSecretKeys(database);
    await reencryptMethodKeys(database);
    await deleteOldEvents(database, new Date());
    await planDueRenewals(database, new Date());
    await issueDueCertificates(database, new Date());
    await reencryptRequestKeys(database);
    await reencryptIncidentKeys(database);
    await deleteOldRequests(database, new Date());
    await deleteOldIncidents(database, new Date());
    await sendTermReminders(database, new Date());
    await reencryptLawyerKeys(database);
    await notifyOfExpired(database, new Date());
    await deleteOldLinks(database, new Date());
    await createNextMonthTables(database, new Date());
    await deleteOldMonths(database, new Date());
    // The longest of all: nothing else waits for it.
    await queueWeeklyEmails(database, new Date());
  } catch (error) {
    log.error({ err: error }, "housekeeping failed");
  }
}
