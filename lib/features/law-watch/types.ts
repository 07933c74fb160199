import type { IsoDate } from "@/lib/core/moscow-time";
import type { DocumentComparison } from "@/lib/engine/compare/comparison";
import type { Finding } from "@/lib/engine/lint/check-answers";
import type { LawStatus } from "@/lib/engine/template/laws";
import type { Norm } from "@/lib/engine/tree/document";

/** An act that documents cite, as the administrator's list shows it. */
export type WatchedLaw = {
  /** The short name: «152-ФЗ». */
  key: string;
  title: string;
  /** The edition that the texts follow. */
  edition: string;
  checked: IsoDate;
  status: LawStatus;
  url: string | null;
  /** How many documents cite it in their newest edition. */
  documents: number;
};

/** A law or a norm that changed, as the administrator entered it. */
export type LawChange = {
  id: string;
  law: string;
  /** «ст. 9 ч. 4»; empty for the whole act. */
  place: string;
  wholeActToo: boolean;
  editionName: string;
  inForce: IsoDate;
  whatChanged: string;
  /** ISO 8601, UTC. */
  createdAt: string;
};

/** A change with what became of it: what `GET /api/admin/law-changes` answers, newest first. */
export type ListedLawChange = LawChange & {
  /** How many documents are marked. */
  documents: number;
  /** How many of those still wait for their owners. */
  open: number;
  /** Whether there are documents left to mark. */
  isMarking: boolean;
};

/** Whom a change touches: what is shown before the administrator confirms it. */
export type LawChangeReach = { documents: number; owners: number };

/** The answer of `POST /api/admin/law-changes`. */
export type CreatedLawChange = LawChangeReach & { change: LawChange };

/** A document that requires an update: what `GET /api/documents/law-notices` answers. */
export type MarkedDocument = { documentId: string; notices: number };

/** One clause that cites a changed norm; without a number, words outside of all clauses. */
export type TouchedClause = {
  id: string | null;
  number: string | null;
  /** How it begins. */
  words: string;
  norms: Norm[];
};

/** One change of the law with the clauses of the newest edition that it touches. */
export type LawNotice = {
  id: string;
  change: LawChange;
  /** The full name of the act. */
  lawTitle: string;
  /** The edition that was the newest when the change was entered. */
  edition: number;
  clauses: TouchedClause[];
};

/** What today's template would write from the same answers. */
export type ProposedEdition =
  | {
      status: "ready";
      /** False: every word stays. */
      differs: boolean;
      /** Whether the template is another than the one that the newest edition was made from. */
      isNewTemplate: boolean;
      /** From which day it would apply: today, or the day of the first change when all are to come. */
      effectiveDate: IsoDate;
      comparison: DocumentComparison;
      /** Custom clauses whose places changed, and other things to look at. */
      warnings: Finding[];
    }
  /** The template asks for what the answers lack: the form has to be opened. */
  | { status: "incomplete"; message: string };

/** The answer of `GET /api/documents/{id}/law-notices`. */
export type DocumentLawNotices = {
  /** The number of the newest edition. */
  edition: number;
  /** Open ones, newest first; with none there is nothing to propose. */
  notices: LawNotice[];
  proposal: ProposedEdition | null;
};

/** How many notices a call has closed. */
export type ClosedNotices = { closed: number };
