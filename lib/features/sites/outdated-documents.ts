import "server-only";

import { DomainError } from "@/lib/core/errors";
import { type DocumentAnswers, documentAnswersSchema } from "@/lib/engine/answers/schema";
import { writeDocument } from "@/lib/engine/assemble/write-document";
import { compareDocuments } from "@/lib/engine/compare/compare-documents";
import { templateIdOf } from "@/lib/engine/industry-templates/chosen-template";
import { isSame, type SiteFacts } from "@/lib/engine/passport/facts";
import { currentAnswers } from "@/lib/engine/passport/site-answers";
import type { DocumentType } from "@/lib/engine/questions/vocabulary/options";
import { writeText } from "@/lib/engine/writers/text";
import { getStoredDocument } from "@/lib/features/documents/record/data";
import { parseAnswers } from "@/lib/features/documents/record/stored-answers";
import {
  type CreationSettings,
  requireTemplateSource,
} from "@/lib/features/documents/rights/creation-settings";
import type { OutdatedDocument } from "@/lib/features/sites/responses";
import { findTemplateSource } from "@/lib/features/templates/in-force/template-source";
import type { Caller } from "@/lib/platform/auth/caller";
import type { Database } from "@/lib/platform/db/database";

/** Documents of one site that are looked at, the newest ones. */
export const maxDocuments = 100;

type SiteDocument = {
  id: string;
  name: string;
  type: string;
  edition: number;
  formData: unknown;
};

/** The newest editions of a site's documents, without their texts. */
export function listSiteDocuments(
  database: Database,
  { userId }: Caller,
  siteId: string,
): Promise<SiteDocument[]> {
  return database.userDocument.findMany({
    where: { siteId, userId, status: "completed" },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: maxDocuments,
    select: { id: true, name: true, type: true, edition: true, formData: true },
  });
}

/**
 * Finds the documents whose text does not agree with these facts, each with the changes of a new edition. Both texts
 * are written by the current template, so that a changed template alone does not count.
 * @throws DomainError except VALIDATION, which becomes the document's `refusal`.
 */
export async function findOutdated(
  database: Database,
  caller: Caller,
  { facts, documents }: { facts: SiteFacts; documents: readonly SiteDocument[] },
  settings: Pick<CreationSettings, "requireEmailConfirmation">,
): Promise<OutdatedDocument[]> {
  const outdated: OutdatedDocument[] = [];
  for (const document of documents) {
    const { id, name, edition } = document;
    const type = document.type as DocumentType;
    try {
      const answers = await answersIfOutdated(database, facts, document.formData);
      if (answers === null) continue;
      const { tree } = await getStoredDocument(database, caller.userId, { id });
      const source = await findTemplateSource(database, type, templateIdOf(answers));
      // With the date and the number of the stored edition: they always change, and would hide the real changes.
      const options = { date: tree.date, edition, mode: "final" } as const;
      const comparison = compareDocuments(tree, writeDocument(source, answers, options).tree);
      const refusal = await refusalOf(database, caller, answers, settings);
      outdated.push({ id, name, type, edition, comparison, refusal });
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== "VALIDATION") throw error;
      outdated.push({ id, name, type, edition, comparison: null, refusal: error.message });
    }
  }
  return outdated;
}

/**
 * Whether a document does not agree with these facts: what `findOutdated` would name.
 * @param stored its answers.
 * @throws DomainError except VALIDATION, which means true.
 */
export async function isOutdated(
  database: Database,
  facts: SiteFacts,
  stored: unknown,
): Promise<boolean> {
  try {
    return (await answersIfOutdated(database, facts, stored)) !== null;
  } catch (error) {
    if (error instanceof DomainError && error.code === "VALIDATION") return true;
    throw error;
  }
}

/**
 * The answers from which a document would be written today.
 * @returns null when its text would stay as it is.
 * @throws DomainError VALIDATION when they are not enough for a document.
 */
export async function answersIfOutdated(
  database: Database,
  facts: SiteFacts,
  stored: unknown,
): Promise<DocumentAnswers | null> {
  // What is stored was parsed by our schema when it came in; today's may ask for more.
  const storedAnswers = stored as DocumentAnswers;
  const answers = parseAnswers(currentAnswers(facts, storedAnswers));
  const before = documentAnswersSchema.safeParse(storedAnswers);
  if (!before.success) return answers;
  if (isSame(before.data, answers)) return null;
  const source = await findTemplateSource(database, answers.type, templateIdOf(answers));
  const texts = [before.data, answers].map((answer) =>
    writeText(
      writeDocument(source, answer, { date: "2026-01-01", edition: 1, mode: "preview" }).tree,
    ),
  );
  return texts[0] === texts[1] ? null : answers;
}

/**
 * Returns why the caller may not make this edition now; null when nothing speaks against it.
 * @throws whatever is no DomainError.
 */
export async function refusalOf(
  database: Database,
  { account }: Caller,
  answers: DocumentAnswers,
  settings: Pick<CreationSettings, "requireEmailConfirmation">,
): Promise<string | null> {
  try {
    await requireTemplateSource(database, account, answers, settings);
    return null;
  } catch (error) {
    if (error instanceof DomainError) return error.message;
    throw error;
  }
}
