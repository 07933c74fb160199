import "server-only";

import type { z } from "zod";
import { toAnswersForType } from "@/lib/engine/answers/answers-for-type";
import { consentPurposeField, withConsentPurpose } from "@/lib/engine/answers/identifying-answers";
import type { PackageItem } from "@/lib/engine/answers/package-item";
import { type DocumentAnswers, documentAnswersSchema } from "@/lib/engine/answers/schema";
import { createDocument } from "@/lib/features/documents/creation/operations";
import type { CreatedPackage } from "@/lib/features/documents/package/responses";
import type { packageRequest } from "@/lib/features/documents/package/schema";
import type { CreationSettings } from "@/lib/features/documents/rights/creation-settings";
import type { Caller } from "@/lib/platform/auth/caller";
import type { Database } from "@/lib/platform/db/database";

import { toDomainError } from "@/lib/platform/http/responses/envelope";
import { log } from "@/lib/platform/log/log";

/**
 * Creates the given documents from one owner's answers, one after another, each counted and stored separately: created
 * documents stay when a later one is rejected. Rejections (plan, limit, template) are listed by document.
 * @throws the unexpected error of the first document, when none has been created yet.
 */
export function createPackage(
  database: Database,
  caller: Caller,
  { answers, documents }: z.output<typeof packageRequest>,
  settings: CreationSettings,
): Promise<CreatedPackage> {
  return createDocuments(
    database,
    caller,
    { documents, answersFor: (item) => answersFor(item, answers) },
    settings,
  );
}

/** Creates the package from answers that are found for each document. @throws as `createPackage` */
export async function createDocuments(
  database: Database,
  caller: Caller,
  request: {
    documents: readonly PackageItem[];
    answersFor: (item: PackageItem) => DocumentAnswers;
  },
  settings: CreationSettings,
): Promise<CreatedPackage> {
  const result: CreatedPackage = { documents: [], leftOut: [] };
  for (const item of request.documents) {
    try {
      const parsed = request.answersFor(item);
      const { document } = await createDocument(database, caller, parsed, settings);
      const { id, name } = document;
      result.documents.push({ id, name, ...item });
    } catch (thrown) {
      const error = toDomainError(thrown);
      const isOutage = error.code === "INTERNAL" || error.code === "UNAVAILABLE";
      if (isOutage && result.documents.length === 0) throw thrown;
      if (isOutage) log.error({ err: error.cause }, "a document of a package failed");
      result.leftOut.push({ ...item, code: error.code, message: error.message });
    }
  }
  return result;
}

/** The owner's answers as the form of this document would have sent them. */
function answersFor(item: PackageItem, answers: DocumentAnswers): DocumentAnswers {
  const { [consentPurposeField]: _ofAnotherConsent, ...owner } = answers as DocumentAnswers & {
    [consentPurposeField]?: unknown;
  };
  return documentAnswersSchema.parse(
    withConsentPurpose(toAnswersForType(item.type, owner), item.consentPurpose),
  );
}
