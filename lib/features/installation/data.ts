import "server-only";

import type { IsoDate } from "@/lib/core/time/moscow-time";
import { consentPurposeOf } from "@/lib/engine/answers/identifying-answers";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import { factValues, parseFacts } from "@/lib/engine/passport/facts";
import { type DocumentType, documentTypes } from "@/lib/engine/questions/vocabulary/options";
import { parseStoredTree } from "@/lib/engine/tree/stored";
import { fingerprintOfTree } from "@/lib/features/documents/article/article";
import { editionInForce } from "@/lib/features/documents/publication/in-force";
import { publicAddress } from "@/lib/features/documents/publication/public-id";
import { type PublishedDocument, planInstallation } from "@/lib/features/installation/plan";
import type { Installation } from "@/lib/features/installation/responses";
import { parseReport } from "@/lib/features/site-check/report/parse-report";
import type { CheckReport } from "@/lib/features/site-check/report/responses";
import { findSite } from "@/lib/features/sites/data";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";

/** What is installed on a site of the user and what is not. @throws DomainError NOT_FOUND */
export async function getInstallation(
  database: Transaction,
  userId: AuthorizedUserId,
  id: string,
  { today, siteUrl }: { today: IsoDate; siteUrl: string },
): Promise<Installation> {
  const { name, address, passport } = await findSite(database, userId, id);
  const documents = await findDocuments(database, userId, id, { today, siteUrl });
  const { check, seen } = await findChecks(database, userId, { id, address });
  const facts = factValues(parseFacts(passport)) as AnswersDraft;
  return {
    id,
    name,
    address,
    ...planInstallation({ facts, documents, report: seen?.report ?? null }),
    check,
    seenAt: seen?.at.toISOString() ?? null,
  };
}

/** The finished documents of a site in the order of the catalogue, each in its edition in force. */
async function findDocuments(
  database: Transaction,
  userId: AuthorizedUserId,
  siteId: string,
  { today, siteUrl }: { today: IsoDate; siteUrl: string },
): Promise<PublishedDocument[]> {
  const rows = await database.userDocument.findMany({
    where: { siteId, userId, status: "completed" },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: {
      id: true,
      name: true,
      type: true,
      formData: true,
      publicId: true,
      publishedAt: true,
      versions: { orderBy: { edition: "desc" }, select: { edition: true, effectiveDate: true } },
    },
  });
  const documents: PublishedDocument[] = [];
  for (const row of rows) {
    const inForce = editionInForce(row.versions, today);
    const version =
      inForce &&
      (await database.documentVersion.findFirst({
        where: { documentId: row.id, edition: inForce.edition },
        select: { tree: true, blankCount: true },
      }));
    if (!inForce || !version) continue;
    const publicId = row.publishedAt === null ? null : row.publicId;
    documents.push({
      documentId: row.id,
      name: row.name,
      type: row.type as DocumentType,
      consentPurpose: consentPurposeOf(row.formData as object) ?? null,
      publicId,
      address: publicId && publicAddress(siteUrl, publicId),
      ...inForce,
      blanks: version.blankCount,
      sha256: fingerprintOfTree(parseStoredTree(version.tree)),
    });
  }
  return documents.toSorted(
    (a, b) => documentTypes.indexOf(a.type) - documentTypes.indexOf(b.type),
  );
}

/** The newest check of a site, and the newest one that could read it. */
async function findChecks(
  database: Transaction,
  userId: AuthorizedUserId,
  { id, address }: { id: string; address: string },
): Promise<{
  check: Installation["check"];
  seen: { at: Date; report: CheckReport } | undefined;
}> {
  const rows = await database.siteCheck.findMany({
    where: { userId, OR: [{ siteId: id }, { host: address }] },
    orderBy: [{ requestedAt: "desc" }, { id: "desc" }],
    take: 10,
    select: { id: true, finishedAt: true, failure: true, report: true },
  });
  const [newest] = rows;
  return {
    check: newest
      ? { id: newest.id, isUnderWay: newest.finishedAt === null && newest.failure === null }
      : null,
    seen: newestThatHasRead(rows),
  };
}

function newestThatHasRead(rows: readonly { finishedAt: Date | null; report: unknown }[]) {
  for (const { finishedAt, report } of rows) {
    const read = parseReport(report);
    if (finishedAt && read?.isRead && read.onSite) return { at: finishedAt, report: read };
  }
  return undefined;
}
