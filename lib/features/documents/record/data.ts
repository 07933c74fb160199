import "server-only";

import { DomainError } from "@/lib/core/errors";
import { ownerAndSite } from "@/lib/engine/answers/identifying-answers";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import type { DocumentTree } from "@/lib/engine/tree/document";
import { parseStoredTree } from "@/lib/engine/tree/stored";
import { listBlanks } from "@/lib/engine/tree/walk";
import type { PreparedBy } from "@/lib/engine/writers/shared/document-metadata";
import type { Logo } from "@/lib/engine/writers/shared/logo";
import type { DocumentFormat } from "@/lib/features/documents/export/formats";
import { consentSubject, documentName } from "@/lib/features/documents/record/document-name";
import type { DocumentDetails, DocumentSummary } from "@/lib/features/documents/record/responses";
import {
  documentColumns,
  editionColumns,
  toEditionSummary,
  toSummary,
} from "@/lib/features/documents/record/summaries";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Caller } from "@/lib/platform/auth/caller";
import {
  accessibleDocumentsWhere,
  callerSiteAccess,
  findAccessibleOrganisations,
  type Requester,
  siteAccessOf,
  siteRoleColumns,
} from "@/lib/platform/auth/membership/access";
import type { SiteAccess } from "@/lib/platform/auth/site-access";
import type { Transaction } from "@/lib/platform/db/database";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { newestFirst } from "@/lib/platform/db/newest-first";
import { afterCursor, type Cursor, type ListPage, toPage } from "@/lib/platform/http/paging";

/**
 * A page of the user's documents and of those of their organisations' sites, newest first, and the cursor of the next
 * page.
 */
export async function listDocuments(
  database: Transaction,
  requester: Requester,
  { limit, cursor }: ListPage,
  now: Date,
): Promise<{ documents: DocumentSummary[]; next: Cursor | null }> {
  const { userId } = requester;
  const organisations = await findAccessibleOrganisations(database, requester);
  const accessible = await accessibleDocumentsWhere(database, userId, organisations);
  const pageQuery = {
    where: { AND: [accessible, afterCursor(cursor)] },
    orderBy: newestFirst,
    take: limit + 1,
  };
  if (organisations.size === 0) {
    // A user who works alone has no other sites: not reading them saves more than two statements.
    const rows = await database.userDocument.findMany({ ...pageQuery, select: documentColumns });
    const { page, next } = toPage(rows, limit);
    return { documents: page.map(toSummary), next };
  }
  const rows = await database.userDocument.findMany({
    ...pageQuery,
    select: {
      ...documentColumns,
      site: { select: siteRoleColumns },
      draftSite: { select: siteRoleColumns },
    },
  });
  const { page, next } = toPage(rows, limit);
  const documents = page.map(({ site, draftSite, ...row }) => ({
    ...toSummary(row),
    ...withSiteAccess(siteAccessOf(userId, organisations, site ?? draftSite, now)),
  }));
  return { documents, next };
}

const withSiteAccess = (shared: SiteAccess | undefined) => (shared ? { shared } : {});

/**
 * Returns one document of the caller with its text: of the newest edition, or the given one.
 * @throws DomainError NOT_FOUND when there is none, or it is another user's.
 */
export async function getDocument(
  database: Transaction,
  caller: Caller,
  { id, edition }: { id: string; edition?: number },
  now: Date,
): Promise<DocumentDetails> {
  const { userId } = caller;
  const row = await database.userDocument.findFirst({
    where: { id, userId },
    select: {
      ...documentColumns,
      generatedContent: true,
      draftSite: { select: siteRoleColumns },
      versions: {
        where: edition === undefined ? {} : { edition },
        orderBy: { edition: "desc" },
        take: 1,
        select: { ...editionColumns, tree: true, answers: true, generatedContent: true },
      },
    },
  });
  if (!row) throw documentNotFound();
  const { versions, generatedContent, draftSite, ...columns } = row;
  const [version] = versions;
  if (!version) {
    if (edition !== undefined) throw documentNotFound();
    const begunFor =
      draftSite &&
      siteAccessOf(userId, await findAccessibleOrganisations(database, caller), draftSite, now);
    return {
      ...toSummary(columns),
      ...withSiteAccess(begunFor ?? undefined),
      ...{ generatedContent, blanks: [], shownEdition: null },
    };
  }
  const tree = parseStoredTree(version.tree);
  // Our schema parsed the stored value when it came in.
  const answers = version.answers as DocumentAnswers;
  const name = documentName(tree.title, answers);
  return {
    ...toSummary({ ...columns, name, formData: answers }),
    ...callerSiteAccess(caller),
    generatedContent: version.generatedContent,
    blanks: listBlanks(tree),
    shownEdition: toEditionSummary(version),
  };
}

/** A draft of the user; null when there is none, it is another user's, or it is a finished document. */
export async function findDraft(
  database: Transaction,
  userId: AuthorizedUserId,
  id: string,
): Promise<DocumentSummary | null> {
  const row = await database.userDocument.findFirst({
    where: { id, userId, status: "draft" },
    select: documentColumns,
  });
  return row && toSummary(row);
}

/** An edition in the form from which all formats are written, and the owner's name. */
export type StoredDocument = {
  owner: string;
  /** The purpose of a consent in a few words; see `consentSubject`. */
  subject?: string | null;
  tree: DocumentTree & PreparedBy;
  /** The organisation whose logo is shown next to its name in files of pages. */
  logoOf?: string | undefined;
};

/**
 * Returns an edition of one of the user's documents, the newest unless one is given.
 * @throws DomainError NOT_FOUND when there is none, or it is another user's, or still a draft.
 */
export async function getStoredDocument(
  database: Transaction,
  userId: AuthorizedUserId,
  { id, edition }: { id: string; edition?: number },
): Promise<StoredDocument> {
  const version = await database.documentVersion.findFirst({
    where: { document: { id, userId }, edition },
    orderBy: { edition: "desc" },
    select: {
      ...{ tree: true, answers: true },
      document: { select: { site: { select: preparedColumns } } },
    },
  });
  if (!version) throw documentNotFound();
  // Our schema parsed the stored value when it came in.
  const answers = version.answers as DocumentAnswers;
  return {
    owner: ownerAndSite(answers).owner,
    subject: consentSubject(answers),
    tree: { ...parseStoredTree(version.tree), ...preparedOf(version.document.site) },
    logoOf: logoOf(version.document.site),
  };
}

function logoOf(site: PreparedSite): string | undefined {
  return site?.showsStudio && site.organisation?.logoType ? site.organisation.id : undefined;
}

/** The document for a paginated file: with the logo, which other formats leave out. */
export async function withLogo(
  database: Transaction,
  { logoOf: id, ...stored }: StoredDocument,
  format: DocumentFormat,
): Promise<StoredDocument> {
  if (id === undefined || (format !== "docx" && format !== "pdf")) return stored;
  const found = await database.organisation.findUnique({
    where: { id },
    select: { logo: true, logoType: true },
  });
  if (!found?.logo || !found.logoType) return stored;
  // Only `setLogo` writes here, and it accepts these two types.
  const logo = { type: found.logoType as Logo["type"], bytes: new Uint8Array(found.logo) };
  return { ...stored, tree: { ...stored.tree, logo } };
}

/** The columns that tell whether the documents of a site name the organisation that prepared them. */
export const preparedColumns = {
  showsStudio: true,
  organisation: { select: { id: true, name: true, logoType: true } },
} as const;

type PreparedSite = Prisma.SiteGetPayload<{ select: typeof preparedColumns }> | null;

/** Who prepared the documents of a site, where its owner has them say so. */
export function preparedOf(site: PreparedSite): PreparedBy {
  return site?.showsStudio && site.organisation ? { preparedBy: site.organisation.name } : {};
}

/** Returns one error for a missing document and for another user's, so that it does not reveal which. */
export function documentNotFound(): DomainError {
  return new DomainError("NOT_FOUND", "Документ не найден");
}
