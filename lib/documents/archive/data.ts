import "server-only";

import type { AuthorizedUserId } from "@/lib/auth/account";
import { newId } from "@/lib/core/ids";
import type { Transaction } from "@/lib/db/database";
import type { DocumentFormat } from "@/lib/documents/types";
import type { ConsentPurpose, DocumentType } from "@/lib/engine/answers/options";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";

/** What an archive knows of a document before its text is read. */
export type ArchivedDocument = {
  id: string;
  type: DocumentType;
  name: string;
  edition: number;
  owner: string;
  site: string;
  /** What a consent is for, where it is for one purpose. */
  consentPurpose?: ConsentPurpose;
  createdAt: string;
};

/**
 * The newest of the user's finished documents, all or the named ones; at most `limit`, and how many
 * there are. Drafts have no text and are no documents yet.
 */
export async function listFinishedDocuments(
  database: Transaction,
  userId: AuthorizedUserId,
  { ids, limit }: { ids: readonly string[] | null; limit: number },
): Promise<{ documents: ArchivedDocument[]; total: number }> {
  const where = { userId, status: "completed", ...(ids && { id: { in: [...ids] } }) };
  const rows = await database.userDocument.findMany({
    where,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit,
    select: { id: true, type: true, name: true, edition: true, formData: true, createdAt: true },
  });
  const total = rows.length < limit ? rows.length : await database.userDocument.count({ where });
  return {
    documents: rows.map(({ formData, createdAt, type, ...row }) => {
      // What is stored was parsed by our schema when it came in.
      const answers = formData as DocumentAnswers;
      const purpose = "consentPurpose" in answers ? answers.consentPurpose : undefined;
      return {
        ...row,
        type: type as DocumentType,
        owner: answers.companyName,
        site: answers.websiteUrl,
        ...(type === "consent" && purpose && { consentPurpose: purpose }),
        createdAt: createdAt.toISOString(),
      };
    }),
    total,
  };
}

/** Every export is kept on record (decisions § 3), those of an archive too. */
export async function insertExports(
  database: Transaction,
  documentId: string,
  formats: readonly DocumentFormat[],
  now: Date,
): Promise<void> {
  await database.documentExport.createMany({
    data: formats.map((format) => ({ id: newId(), documentId, format, exportedAt: now })),
  });
}
