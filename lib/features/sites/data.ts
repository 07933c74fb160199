import "server-only";

import { consentPurposeOf, ownerAndSite } from "@/lib/engine/answers/identifying-answers";
import { itemKey } from "@/lib/engine/answers/package-item";
import { factValues, parseFacts, unconfirmedIn } from "@/lib/engine/passport/facts";
import type { ConsentPurpose, DocumentType } from "@/lib/engine/questions/vocabulary/options";
import { documentsForOwner } from "@/lib/features/documents/package/documents-for-owner";
import { documentColumns, toSummary } from "@/lib/features/documents/record/summaries";
import { siteNotFound } from "@/lib/features/passport/data";
import type { SiteDetails, SitePaper, SiteSummary } from "@/lib/features/sites/responses";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Caller } from "@/lib/platform/auth/caller";
import {
  accessibleSitesWhere,
  callerSiteAccess,
  findAccessibleOrganisations,
  getOwnerPlan,
  type Requester,
  siteAccessOf,
  siteRoleColumns,
} from "@/lib/platform/auth/membership/access";
import { effectiveRole, planLevel } from "@/lib/platform/auth/roles";
import type { Transaction } from "@/lib/platform/db/database";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { afterCursor, type Cursor, type ListPage, toPage } from "@/lib/platform/http/paging";

const siteColumns = {
  name: true,
  address: true,
  passport: true,
  edition: true,
  passportAt: true,
  createdAt: true,
  updatedAt: true,
  watchDueAt: true,
  ...siteRoleColumns,
} as const;

type SiteRow = Prisma.SiteGetPayload<{ select: typeof siteColumns }>;

/** A document of a site, without its texts. */
type SiteDocumentRow = {
  id: string;
  siteId: string;
  type: DocumentType;
  purpose: string | null;
  blanks: number;
  notices: number;
};

/** Whether the user has a site of this address. */
export async function hasSiteAt(
  database: Transaction,
  userId: AuthorizedUserId,
  address: string,
): Promise<boolean> {
  return (await database.site.count({ where: { userId, address } })) > 0;
}

/** A page of the user's sites and of those of their organisations, newest first, and where the next one begins. */
export async function listSites(
  database: Transaction,
  requester: Requester,
  { limit, cursor }: ListPage,
  now: Date,
): Promise<{ sites: SiteSummary[]; next: Cursor | null }> {
  const { userId } = requester;
  const organisations = await findAccessibleOrganisations(database, requester);
  const rows = await database.site.findMany({
    where: { AND: [accessibleSitesWhere(userId, organisations), afterCursor(cursor)] },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit + 1,
    select: siteColumns,
  });
  const { page, next } = toPage(rows, limit);
  const documents = await listOf(
    database,
    page.map(({ id }) => id),
  );
  return {
    sites: page.map((row) =>
      toSummaryOf(row, documents, {
        needed: listNeeded(row, documents),
        role: effectiveRole(siteAccessOf(userId, organisations, row, now)),
        plan: getOwnerPlan(row, now),
      }),
    ),
    next,
  };
}

/** @throws DomainError NOT_FOUND when there is no such site, or it is another user's. */
export async function getSite(
  database: Transaction,
  caller: Caller,
  id: string,
): Promise<SiteDetails> {
  const { userId, account, acting } = caller;
  const row = await findSite(database, userId, id);
  const rows = await listOf(database, [id]);
  const summaries = await database.userDocument.findMany({
    where: { siteId: id, userId, status: "completed" },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: documentColumns,
  });
  const needed = listNeeded(row, rows);
  return {
    ...toSummaryOf(row, rows, {
      ...{ needed, role: acting?.role ?? "owner" },
      plan: planLevel(account),
    }),
    needed,
    documents: summaries.map((summary) => {
      const { blanks = 0, notices = 0 } = rows.find((item) => item.id === summary.id) ?? {};
      return { document: { ...toSummary(summary), ...callerSiteAccess(caller) }, blanks, notices };
    }),
  };
}

/** A site as it is stored. @throws DomainError NOT_FOUND */
export async function findSite(
  database: Transaction,
  userId: AuthorizedUserId,
  id: string,
): Promise<SiteRow> {
  const row = await database.site.findFirst({ where: { id, userId }, select: siteColumns });
  if (!row) throw siteNotFound();
  return row;
}

/** The finished documents of these sites of their owners, newest first: no row carries a text. */
function listOf(database: Transaction, sites: readonly string[]): Promise<SiteDocumentRow[]> {
  if (sites.length === 0) return Promise.resolve([]);
  return database.$queryRaw<SiteDocumentRow[]>`
    SELECT d.id, d."siteId", d.type, d."formData"->>'consentPurpose' AS purpose,
      COALESCE(v."blankCount", 0)::int AS blanks, (
        SELECT count(*)::int FROM document_law_notices AS n
        WHERE n."documentId" = d.id AND n."acceptedAt" IS NULL AND n."dismissedAt" IS NULL
      ) AS notices
    FROM user_documents AS d
    JOIN sites AS s ON s.id = d."siteId" AND s."userId" = d."userId"
    LEFT JOIN document_versions AS v ON v."documentId" = d.id AND v.edition = d.edition
    WHERE d."siteId" = ANY(${sites}::text[]) AND d.status = 'completed'
    ORDER BY d."createdAt" DESC, d.id DESC`;
}

/** The documents that the site needs by its facts, each with the newest existing one. */
function listNeeded({ id, passport }: SiteRow, documents: readonly SiteDocumentRow[]): SitePaper[] {
  const newest = new Map<string, SiteDocumentRow>();
  for (const document of documents) {
    if (document.siteId !== id) continue;
    const { type } = document;
    const consentPurpose =
      type === "consent" ? consentPurposeOf({ consentPurpose: document.purpose }) : undefined;
    const key = itemKey(toItem(type, consentPurpose));
    if (!newest.has(key)) newest.set(key, document);
  }
  return documentsForOwner(factValues(parseFacts(passport))).map((needed) => {
    const document = newest.get(itemKey(needed));
    const isReady = document !== undefined && document.blanks + document.notices === 0;
    return { ...needed, documentId: document?.id ?? null, isReady };
  });
}

const toItem = (type: DocumentType, consentPurpose: ConsentPurpose | undefined) =>
  consentPurpose ? { type, consentPurpose } : { type };

function toSummaryOf(
  row: SiteRow,
  documents: readonly SiteDocumentRow[],
  { needed, role, plan }: Pick<SiteSummary, "role" | "plan"> & { needed: readonly SitePaper[] },
): SiteSummary {
  const { id, name, address, edition } = row;
  const siteDocuments = documents.filter(({ siteId }) => siteId === id);
  const required = needed.filter(({ isRequired }) => isRequired);
  const missing = required.find(({ documentId }) => documentId === null);
  const facts = parseFacts(row.passport);
  return {
    id,
    name,
    address,
    owner: ownerAndSite(factValues(facts)).owner,
    edition,
    role,
    organisation: row.organisation,
    plan,
    papers: {
      made: required.filter(({ isReady }) => isReady).length,
      needed: required.length,
    },
    next: missing ? { name: missing.name, ...toItem(missing.type, missing.consentPurpose) } : null,
    blanks: siteDocuments.reduce((sum, document) => sum + document.blanks, 0),
    notices: siteDocuments.filter(({ notices }) => notices > 0).length,
    unconfirmed: unconfirmedIn(facts).length,
    watch: { isOn: row.watchDueAt !== null, nextAt: row.watchDueAt?.toISOString() ?? null },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
