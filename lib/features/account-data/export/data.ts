import "server-only";

import type { Account, AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";
import { afterCursor, type Cursor } from "@/lib/platform/http/paging";

/** Rows read at once: a few hundred kilobytes at most. */
const pageSize = 50;
/** Texts of editions and reports of checks read at once: each may be long. */
const longTextsAtOnce = 5;

const newestFirst = [{ createdAt: "desc" as const }, { id: "desc" as const }];

/** Every row of a list ordered by creation, a page at a time. */
async function* allRows<Row extends Cursor>(
  readPage: (where: ReturnType<typeof afterCursor>) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let last: Cursor | undefined;
  for (;;) {
    const rows = await readPage(afterCursor(last));
    yield* rows;
    if (rows.length < pageSize) return;
    last = rows.at(-1);
  }
}

/** What the account says besides what `Account` has. Never the password or a token of a bot. */
export async function findAccountDetails(database: Transaction, userId: AuthorizedUserId) {
  const row = await database.user.findUnique({
    where: { id: userId },
    select: {
      telegramChannelId: true,
      dutiesLetter: true,
      referralCode: true,
      referralEarnings: true,
      createdAt: true,
      updatedAt: true,
      secondFactor: { select: { enabledAt: true } },
      identities: {
        orderBy: { createdAt: "asc" },
        select: { provider: true, subject: true, email: true, createdAt: true },
      },
    },
  });
  if (!row) return null;
  const { secondFactor, identities: signInServices, ...details } = row;
  return { ...details, signInServices, secondFactorSince: secondFactor?.enabledAt ?? null };
}

/** Documents and drafts, newest first, without their editions. */
export function allDocuments(database: Transaction, userId: AuthorizedUserId) {
  return allRows((after) =>
    database.userDocument.findMany({
      where: { userId, ...after },
      orderBy: newestFirst,
      take: pageSize,
      select: {
        id: true,
        name: true,
        type: true,
        status: true,
        formData: true,
        siteId: true,
        publicId: true,
        allowsIndexing: true,
        takesRequests: true,
        publishedAt: true,
        createdAt: true,
        updatedAt: true,
        qrCode: { select: { downloadCount: true } },
      },
    }),
  );
}

/** What administrators have written down about the user; who wrote it is not the user's. */
export function listAdminNotes(database: Transaction, userId: AuthorizedUserId) {
  return database.userNote.findMany({
    where: { userId },
    orderBy: newestFirst,
    select: { text: true, createdAt: true },
  });
}

/** Sites with their passports, and the passports of before. */
export function allSites(database: Transaction, userId: AuthorizedUserId) {
  return allRows((after) =>
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

/** The earlier passports of one of the user's sites, the first one first. */
export async function* allPassports(
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

/** Where the records of a site's visitors are kept; null where nobody has asked. */
export function findJournal(database: Transaction, siteId: string) {
  return database.siteJournal.findUnique({
    where: { siteId },
    select: { place: true, years: true, oursSince: true, createdAt: true, updatedAt: true },
  });
}

/** What the notification of the regulator asked for a site, and those that were sent, with their keys. */
export async function findRegulatorNotifications(database: Transaction, siteId: string) {
  const own = await database.siteNotification.findUnique({
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
  return { ...own, sent };
}

/** What the internal papers of a site asked, and those that were adopted, with their texts. */
export async function findInternalPapers(database: Transaction, siteId: string) {
  const own = await database.sitePapers.findUnique({
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
  return { ...own, adopted };
}

/** The words that the records of a site point to, the first ones first. */
export async function* allConsentTexts(database: Transaction, siteId: string) {
  let last: string | undefined;
  for (;;) {
    const texts = await database.consentText.findMany({
      where: { siteId, ...(last && { hash: { gt: last } }) },
      orderBy: { hash: "asc" },
      take: longTextsAtOnce,
      select: { hash: true, edition: true, text: true, since: true },
    });
    yield* texts;
    if (texts.length < longTextsAtOnce) return;
    last = texts.at(-1)?.hash;
  }
}

/** The editions of one of the user's documents with answers and text, the first one first. */
export async function* allEditions(
  database: Transaction,
  userId: AuthorizedUserId,
  documentId: string,
) {
  let last = 0;
  for (;;) {
    const editions = await database.documentVersion.findMany({
      where: { documentId, document: { userId }, edition: { gt: last } },
      orderBy: { edition: "asc" },
      take: longTextsAtOnce,
      select: {
        edition: true,
        effectiveDate: true,
        createdAt: true,
        answers: true,
        generatedContent: true,
      },
    });
    yield* editions;
    if (editions.length < longTextsAtOnce) return;
    last = editions.at(-1)?.edition ?? last;
  }
}

/** Checks of sites with their reports, newest first. */
export async function* allChecks(database: Transaction, userId: AuthorizedUserId) {
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
      take: longTextsAtOnce,
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
    if (checks.length < longTextsAtOnce) return;
    last = checks.at(-1);
  }
}

/** Keys of the API, revoked ones too: what they are called and what they may do. No hash. */
export function allApiKeys(database: Transaction, userId: AuthorizedUserId) {
  return allRows((after) =>
    database.apiKey.findMany({
      where: { userId, ...after },
      orderBy: newestFirst,
      take: pageSize,
      select: {
        id: true,
        name: true,
        prefix: true,
        scopes: true,
        lastUsedAt: true,
        createdAt: true,
        revokedAt: true,
      },
    }),
  );
}

/** Messages to the user's own Telegram channel, while they are kept. */
export function allTelegramMessages(database: Transaction, userId: AuthorizedUserId) {
  return allRows((after) =>
    database.telegramDelivery.findMany({
      where: { userId, ...after },
      orderBy: newestFirst,
      take: pageSize,
      select: { id: true, text: true, sentAt: true, failedAt: true, createdAt: true },
    }),
  );
}

/** Which files of a document were downloaded when, the last thousand. */
export function listExports(database: Transaction, documentId: string) {
  return database.documentExport.findMany({
    where: { documentId },
    orderBy: { exportedAt: "desc" },
    take: 1000,
    select: { format: true, exportedAt: true },
  });
}

export function allNotifications(database: Transaction, userId: AuthorizedUserId) {
  return allRows((after) =>
    database.notification.findMany({
      where: { userId, ...after },
      orderBy: newestFirst,
      take: pageSize,
      select: {
        id: true,
        title: true,
        message: true,
        type: true,
        link: true,
        isRead: true,
        createdAt: true,
      },
    }),
  );
}

export function allFeedback(database: Transaction, userId: AuthorizedUserId) {
  return allRows((after) =>
    database.feedback.findMany({
      where: { userId, ...after },
      orderBy: newestFirst,
      take: pageSize,
      select: {
        id: true,
        type: true,
        category: true,
        rating: true,
        subject: true,
        message: true,
        email: true,
        isAnonymous: true,
        status: true,
        adminResponse: true,
        details: true,
        createdAt: true,
        updatedAt: true,
      },
    }),
  );
}

/**
 * Reviews written with the account's address. They belong to no account: only a confirmed address
 * proves whose they are, or a user could read a stranger's by registering with that address.
 */
export async function* allReviews(
  database: Transaction,
  { email, emailConfirmed }: Pick<Account, "email" | "emailConfirmed">,
) {
  if (!emailConfirmed) return;
  yield* allRows((after) =>
    database.review.findMany({
      where: { email, ...after },
      orderBy: newestFirst,
      take: pageSize,
      select: {
        id: true,
        userName: true,
        email: true,
        rating: true,
        comment: true,
        isApproved: true,
        consent: true,
        createdAt: true,
      },
    }),
  );
}
