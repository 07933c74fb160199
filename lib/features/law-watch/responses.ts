import { z } from "zod";
import type { CitingClause } from "@/lib/engine/citations/cited-norms";
import { documentComparison } from "@/lib/engine/compare/comparison";
import { lawStatuses } from "@/lib/engine/template/language/laws";
import { findingResponse } from "@/lib/features/documents/record/responses";
import { createdEditionsResponse, outdatedDocument } from "@/lib/features/sites/responses";
import { identifier, instant } from "@/lib/platform/http/responses/response-schemas";

const count = z.int().min(0);

export const watchedLawResponse = z.strictObject({
  /** The short name: «152-ФЗ». */
  key: z.string(),
  title: z.string(),
  /** The edition of the law that our texts follow. */
  edition: z.string(),
  checked: z.iso.date(),
  status: z.enum(lawStatuses),
  checkedBy: z
    .string()
    .nullable()
    .describe("Кто отметил дату в панели; null, когда она из текстов сервиса"),
  url: z.string().nullable(),
  documents: count.describe("Сколько документов ссылается на акт в новейшей редакции"),
});

/** A law that documents cite, as in the administrator's list. */
export type WatchedLaw = z.output<typeof watchedLawResponse>;

export const lawChange = z.strictObject({
  id: identifier,
  law: z.string(),
  /** «ст. 9 ч. 4» */
  place: z.string().describe("Пусто, когда изменился весь акт"),
  wholeActToo: z.boolean(),
  editionName: z.string(),
  inForce: z.iso.date(),
  whatChanged: z.string(),
  /** ISO 8601, UTC. */
  createdAt: instant,
});

/** A law or norm that changed, as the administrator entered it. */
export type LawChange = z.output<typeof lawChange>;

export const listedLawChangeResponse = lawChange.extend({
  withdrawnAt: instant.nullable().describe("С какого времени отметка снята"),
  /** The number of marked documents. */
  documents: count,
  open: count.describe("Сколько документов ещё ждёт владельцев"),
  /** Whether some documents are not marked yet. */
  isMarking: z.boolean(),
});

/** A change with its results: what `GET /api/admin/law-changes` returns, newest first. */
export type ListedLawChange = z.output<typeof listedLawChangeResponse>;

const impact = z.strictObject({ documents: count, owners: count });

export const impactResponse = impact.extend({
  sameText: count.describe(
    "У скольких владельцев документ уже написан нынешним шаблоном: новая редакция повторит его слово в слово",
  ),
});

/** The users and documents that a change affects, shown before the administrator confirms it. */
export type LawChangeImpact = z.output<typeof impactResponse>;

export const withdrawnLawChangeResponse = impact;

/** The number of owners whose documents no longer require an update. */
export type WithdrawnLawChange = z.output<typeof withdrawnLawChangeResponse>;

export const createdLawChangeResponse = impactResponse.extend({ change: lawChange });

/** The response of `POST /api/admin/law-changes`. */
export type CreatedLawChange = z.output<typeof createdLawChangeResponse>;

export const markedDocumentResponse = z.strictObject({
  documentId: identifier,
  notices: z.int().min(1),
});

/** A document that requires an update: what `GET /api/documents/law-notices` returns. */
export type MarkedDocument = z.output<typeof markedDocumentResponse>;

/** A clause that cites a changed norm; without a number, text outside all clauses. */
const affectedClause = z.strictObject({
  id: z.string().nullable(),
  number: z.string().nullable(),
  /** The beginning of its text. */
  words: z.string(),
  norms: z.array(z.strictObject({ law: z.string(), place: z.string() })),
}) satisfies z.ZodType<CitingClause>;

const lawNotice = z.strictObject({
  id: identifier,
  change: lawChange,
  /** The full name of the act. */
  lawTitle: z.string(),
  /** The edition that was the newest when the change was entered. */
  edition: z.int().min(1),
  clauses: z.array(affectedClause),
});

/** A change of the law with the affected clauses of the newest edition. */
export type LawNotice = z.output<typeof lawNotice>;

const proposedEdition = z.discriminatedUnion("status", [
  z.strictObject({
    status: z.literal("ready"),
    /** False: the text stays the same. */
    differs: z.boolean(),
    /** Whether the template differs from the one of the newest edition. */
    isNewTemplate: z.boolean(),
    /** Today, or the day of the first change when all are in the future. */
    effectiveDate: z.iso
      .date()
      .describe("С какого дня действовала бы новая редакция, если не назвать другого"),
    comparison: documentComparison,
    /** Custom clauses whose places changed, and other points to check. */
    warnings: z.array(findingResponse),
  }),
  /** The answers lack something that the template needs: the form has to be opened. */
  z.strictObject({ status: z.literal("incomplete"), message: z.string() }),
]);

/** The document that the template in force would write from the same answers. */
export type ProposedEdition = z.output<typeof proposedEdition>;

export const documentLawNoticesResponse = z.strictObject({
  /** The number of the newest edition. */
  edition: z.int().min(1),
  /** Open notices, newest first; without any, there is no proposal. */
  notices: z.array(lawNotice),
  proposal: proposedEdition.nullable(),
});

/** The response of `GET /api/documents/{id}/law-notices`. */
export type DocumentLawNotices = z.output<typeof documentLawNoticesResponse>;

/** A document of a site with open notices. */
const siteLawDocument = outdatedDocument.extend({
  notices: z.array(identifier).min(1).describe("Изменения, которые закроет шаг"),
  differs: z.boolean().describe("false — текст остался бы прежним: новой редакции не будет"),
});
export type SiteLawDocument = z.output<typeof siteLawDocument>;

export const siteLawNoticesResponse = z.strictObject({
  changes: z.array(lawChange).describe("Изменения закона, которых ждут документы, новые первыми"),
  documents: z.array(siteLawDocument),
});

/** The response of `GET /api/sites/{id}/law-notices`. */
export type SiteLawNotices = z.output<typeof siteLawNoticesResponse>;

export const acceptedSiteResponse = createdEditionsResponse.extend({
  kept: count.describe("Сколько документов остались с прежним текстом: он не изменился бы"),
});

/** The response of `POST /api/sites/{id}/law-notices/accept`. */
export type AcceptedSite = z.output<typeof acceptedSiteResponse>;

export const closedNoticesResponse = z.strictObject({ closed: count });

/** How many notices a call has closed. */
export type ClosedNotices = z.output<typeof closedNoticesResponse>;
