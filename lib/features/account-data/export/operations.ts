import "server-only";

import { site } from "@/content/site";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import * as accountData from "@/lib/features/account-data/export/account-data";
import * as documentData from "@/lib/features/account-data/export/document-data";
import * as siteData from "@/lib/features/account-data/export/site-data";
import { type Exported, writeJson } from "@/lib/features/account-data/export/write-json";
import { toCurrentUser } from "@/lib/features/accounts/data";
import { listActiveSessions } from "@/lib/features/accounts/sessions/data";
import { exportOrders, findSubscription } from "@/lib/features/billing/orders/data";
import { getChecklist } from "@/lib/features/checklist/data";
import { exportFirstSets } from "@/lib/features/documents/allowance/data";
import { contentDisposition } from "@/lib/features/documents/export/file-name";
import { exportIncidents } from "@/lib/features/incidents/data";
import { exportRecords } from "@/lib/features/journal/data";
import { exportLawyerLinks } from "@/lib/features/lawyer-review/owner/data";
import {
  exportMemberships,
  exportOwnedOrganisation,
} from "@/lib/features/organisations/export-data";
import { exportPlanRequests } from "@/lib/features/plan-requests/data";
import { exportRequests } from "@/lib/features/requests/data";
import type { Caller } from "@/lib/platform/auth/caller";
import type { Database } from "@/lib/platform/db/database";
import type { DownloadFile } from "@/lib/platform/http/responses/file-response";
import { streamText } from "@/lib/platform/http/responses/stream-text";

/**
 * Returns everything stored about the caller as one JSON file, written while it is sent. The password hash, one-time
 * links and a bot's secret are left out: they would only serve a thief.
 */
export async function exportAccount(
  database: Database,
  caller: Caller,
  now: Date,
): Promise<DownloadFile> {
  const pieces = writeJson(await collect(database, caller, now));
  return {
    body: streamText(pieces),
    contentType: "application/json; charset=utf-8",
    disposition: contentDisposition(`Мои_данные_${toMoscowDate(now)}.json`),
  };
}

/** Lists are read when the writer reaches them, not here. */
async function collect(database: Database, caller: Caller, now: Date): Promise<Exported> {
  const { userId, account } = caller;
  const { degraded: _never, ...user } = toCurrentUser(account, now);
  const details = await accountData.findAccountDetails(database, userId);
  const sessions = await listActiveSessions(database, userId, now);
  return {
    about: `Копия ваших данных на «${site.name}»`,
    version: 1,
    exportedAt: now.toISOString(),
    account: plain({ ...user, premiumUntil: account.premiumUntil, ...details }),
    documents: each(
      documentData.exportDocuments(database, userId),
      async ({ id, ...document }) => ({
        ...plain({ id, ...document }),
        downloads: (await documentData.listExports(database, id)).map(plain),
        lawyerLinks: (await exportLawyerLinks(database, id)).map(plain),
        editions: each(documentData.exportEditions(database, userId, id), async (edition) =>
          plain(edition),
        ),
      }),
    ),
    sites: each(siteData.exportSites(database, userId), async ({ id, ...site }) => ({
      ...plain({ id, ...site }),
      earlierPassports: each(siteData.exportPassports(database, userId, id), async (row) =>
        plain(row),
      ),
      journal: plain((await siteData.findJournal(database, id)) ?? {}),
      regulatorNotification: plain(await siteData.findRegulatorNotifications(database, id)),
      internalPapers: plain(await siteData.findInternalPapers(database, id)),
      consentTexts: each(siteData.exportConsentTexts(database, id), async (row) => plain(row)),
      consentRecords: each(exportRecords(database, id), async (row) => plain(row)),
      incidents: (await exportIncidents(database, id)).map(plain),
      requests: each(exportRequests(database, id), async (row) => plain(row)),
    })),
    organisation: plain((await exportOwnedOrganisation(database, userId)) ?? {}),
    memberships: (await exportMemberships(database, userId)).map(plain),
    firstSets: (await exportFirstSets(database, userId)).map(plain),
    siteChecks: each(siteData.exportChecks(database, userId), async (row) => plain(row)),
    checklist: await getChecklist(database, userId),
    notifications: each(accountData.exportNotifications(database, userId), async (row) =>
      plain(row),
    ),
    telegramMessages: each(accountData.exportTelegramMessages(database, userId), async (row) =>
      plain(row),
    ),
    apiKeys: each(accountData.exportApiKeys(database, userId), async (row) => plain(row)),
    orders: (await exportOrders(database, userId)).map(plain),
    planRequests: (await exportPlanRequests(database, userId)).map(plain),
    subscription: plain((await findSubscription(database, userId)) ?? {}),
    feedback: each(accountData.exportFeedback(database, userId), async (row) => plain(row)),
    reviews: each(accountData.exportReviews(database, account), async (row) => plain(row)),
    administratorsNotes: (await accountData.listAdminNotes(database, userId)).map(plain),
    sessions: sessions.map((session) =>
      plain({ ...session, sid: undefined, isCurrent: session.sid === caller.sessionId }),
    ),
  };
}

async function* each<Row>(
  rows: AsyncIterable<Row>,
  write: (row: Row) => Promise<Exported>,
): AsyncGenerator<Exported> {
  for await (const row of rows) yield await write(row);
}

/** Dates as ISO 8601, as JSON has them. */
function plain(row: object): { [key: string]: Exported } {
  return JSON.parse(JSON.stringify(row));
}
