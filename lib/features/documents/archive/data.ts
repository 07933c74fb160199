import "server-only";

import { consentPurposeOf, ownerAndSite } from "@/lib/engine/answers/identifying-answers";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import type { ConsentPurpose, DocumentType } from "@/lib/engine/questions/vocabulary/options";
import { consentSubject } from "@/lib/features/documents/record/document-name";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";

/** A document of an archive, before its text is read. */
export type ArchivedDocument = {
  id: string;
  type: DocumentType;
  name: string;
  edition: number;
  owner: string;
  site: string;
  /** The purpose of a consent, if it has only one. */
  consentPurpose?: ConsentPurpose;
  /** The subject in words, for file names; null for any other document. */
  subject: string | null;
  createdAt: string;
};

/**
 * Lists the newest of the user's finished documents, all or the given ones, at most `limit`, and their total number;
 * with `site` only those of that site. Drafts have no text and are left out.
 */
export async function listFinishedDocuments(
  database: Transaction,
  userId: AuthorizedUserId,
  { ids, site, limit }: { ids: readonly string[] | null; site?: string | undefined; limit: number },
): Promise<{ documents: ArchivedDocument[]; total: number }> {
  const where = {
    ...{ userId, status: "completed" },
    ...(ids && { id: { in: [...ids] } }),
    ...(site !== undefined && { siteId: site }),
  };
  const rows = await database.userDocument.findMany({
    where,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit,
    select: { id: true, type: true, name: true, edition: true, formData: true, createdAt: true },
  });
  const total = rows.length < limit ? rows.length : await database.userDocument.count({ where });
  return {
    documents: rows.map(({ formData, createdAt, type, ...row }) => {
      // Our schema parsed the stored value when it came in.
      const answers = formData as DocumentAnswers;
      const purpose = consentPurposeOf(answers);
      return {
        ...row,
        type: type as DocumentType,
        ...ownerAndSite(answers),
        ...(type === "consent" && purpose && { consentPurpose: purpose }),
        subject: consentSubject(answers),
        createdAt: createdAt.toISOString(),
      };
    }),
    total,
  };
}
