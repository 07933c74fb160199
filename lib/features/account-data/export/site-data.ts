import "server-only";

import { eachRow, longTextPageSize, pageSize } from "@/lib/features/account-data/export/each-row";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";
import { newestFirst } from "@/lib/platform/db/newest-first";

/** Sites with their current and earlier passports. */
export function exportSites(database: Transaction, userId: AuthorizedUserId) {
  return eachRow((after) =>
    database.site.findMany({
      where: { userId, ...after },
      orderBy: newestFirst,
      take: pageSize,
      select: {
        id: true,
        name: true,
        address: true,
        passport: true,
        edition: true,
        passportAt: true,
        createdAt: true,
        updatedAt: true,
        banner: { select: { choice: true, edition: true, textHash: true, updatedAt: true } },
      },
    }),
  );
}

/** The earlier passports of one of the user's sites, oldest first. */
export async function* exportPassports(
  database: Transaction,
  userId: AuthorizedUserId,
  siteId: string,
) {
  let last = 0;
  for (;;) {
    const passports = await database.sitePassportEdition.findMany({
      where: { siteId, site: { userId }, edition: { gt: last } },
      orderBy: { edition: "asc" },
      take: pageSize,
      select: { edition: true, facts: true, createdAt: true },
    });
    yield* passports;
    if (passports.length < pageSize) return;
    last = passports.at(-1)?.edition ?? last;
  }
}

/** Where the consent records of a site's visitors are kept; null where this was never set. */
export function findJournal(database: Transaction, siteId: string) {
  return database.siteJournal.findUnique({
    where: { siteId },
    select: { place: true, years: true, oursSince: true, createdAt: true, updatedAt: true },
  });
}

/** The answers for a site's regulator notification, and the notifications that were sent, with their keys. */
export async function findRegulatorNotifications(database: Transaction, siteId: string) {
  const answers = await database.siteNotification.findUnique({
    where: { siteId },
    select: { details: true, updatedAt: true },
  });
  const sent = await database.sentNotification.findMany({
    where: { siteId },
    orderBy: newestFirst,
    select: {
      kind: true,
      sentOn: true,
      number: true,
      accessKey: true,
      sections: true,
      edition: true,
      createdAt: true,
    },
  });
  return { ...answers, sent };
}

/** The answers for a site's internal papers, and the adopted papers with their texts. */
export async function findInternalPapers(database: Transaction, siteId: string) {
  const answers = await database.sitePapers.findUnique({
    where: { siteId },
    select: { answers: true, updatedAt: true },
  });
  const adopted = await database.adoptedPaper.findMany({
    where: { siteId },
    orderBy: newestFirst,
    select: {
      paper: true,
      subject: true,
      adoptedOn: true,
      number: true,
      tree: true,
      answers: true,
      paperAnswers: true,
      createdAt: true,
    },
  });
  return { ...answers, adopted };
}

/** The texts that the consent records of a site refer to, oldest first. */
export async function* exportConsentTexts(database: Transaction, siteId: string) {
  let last: string | undefined;
  for (;;) {
    const texts = await database.consentText.findMany({
      where: { siteId, ...(last && { hash: { gt: last } }) },
      orderBy: { hash: "asc" },
      take: longTextPageSize,
      select: { hash: true, edition: true, text: true, since: true },
    });
    yield* texts;
    if (texts.length < longTextPageSize) return;
    last = texts.at(-1)?.hash;
  }
}

/** Site checks with their reports, newest first. */
export async function* exportChecks(database: Transaction, userId: AuthorizedUserId) {
  let last: { requestedAt: Date; id: string } | undefined;
  for (;;) {
    const checks = await database.siteCheck.findMany({
      where: {
        userId,
        ...(last && {
          requestedAt: { lte: last.requestedAt },
          OR: [{ requestedAt: { lt: last.requestedAt } }, { id: { lt: last.id } }],
        }),
      },
      orderBy: [{ requestedAt: "desc" }, { id: "desc" }],
      take: longTextPageSize,
      select: {
        id: true,
        siteId: true,
        reason: true,
        url: true,
        host: true,
        requestedAt: true,
        finishedAt: true,
        failure: true,
        report: true,
      },
    });
    yield* checks;
    if (checks.length < longTextPageSize) return;
    last = checks.at(-1);
  }
}
