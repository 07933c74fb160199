import "server-only";

import { lawyerMessages as messages } from "@/content/lawyer-review/texts";
import { DomainError } from "@/lib/core/errors";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import {
  listClauses,
  relocateClause,
  withCustomText,
} from "@/lib/engine/custom-clauses/custom-text";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import { type CustomClauses, customClausesField } from "@/lib/engine/questions/custom-clauses";
import type { DocumentTree } from "@/lib/engine/tree/document";
import { closeResolvedNotices } from "@/lib/features/documents/editions/law-notices";
import {
  newerEdition,
  storeEdition,
  writeEdition,
} from "@/lib/features/documents/editions/operations";
import { parseAnswers } from "@/lib/features/documents/record/stored-answers";
import type { CreationSettings } from "@/lib/features/documents/rights/creation-settings";
import { canAddClauses } from "@/lib/features/documents/rights/plan-rights";
import { decryptColumn } from "@/lib/features/lawyer-review/encrypted-columns";
import type { Decided } from "@/lib/features/lawyer-review/responses";
import {
  type DocumentOfLink,
  documentOfLink,
  readNewestText,
  readReviewedText,
} from "@/lib/features/lawyer-review/reviewed-text";
import type { Decision } from "@/lib/features/lawyer-review/schema";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Caller } from "@/lib/platform/auth/caller";
import type { Database, Transaction } from "@/lib/platform/db/database";
import type { InputJsonObject } from "@/lib/platform/db/generated/internal/prismaNamespace";

type Answer = { id: string; link: string; remark: string } & Decision;

/**
 * Stores the owner's answer to a remark. An accepted text becomes a custom clause of the next edition, created in the
 * same transaction, or of the draft. Any other answer is a mark that can be changed.
 * @throws DomainError NOT_FOUND; CONFLICT when the text was accepted before or rewritten since, when `after` is not the
 * newest edition, and when its clause was removed, or has changed and `overChanged` does not confirm that;
 * PREMIUM_REQUIRED when the plan does not include custom clauses; VALIDATION, EMAIL_NOT_CONFIRMED as for any edition.
 */
export async function decideRemark(
  database: Database,
  caller: Caller,
  answer: Answer,
  settings: CreationSettings,
): Promise<Decided> {
  const row = await findRemark(database, caller.userId, answer);
  if (row.decision === "accepted" && row.kind === "proposal") {
    throw new DomainError("CONFLICT", messages.accepted);
  }
  if (answer.decision === "refused" || row.kind === "comment") {
    await markDecided(database, answer, null, settings.now);
    return { edition: null };
  }
  if (!canAddClauses(caller.account)) {
    throw new DomainError("PREMIUM_REQUIRED", messages.needsPlan);
  }
  const { document } = row.link;
  const text = decryptColumn("text", row.id, row.text);
  if (text === null) throw new DomainError("CONFLICT", messages.rewritten);
  const newest = await readNewestText(database, document, settings.now);
  const reviewed = await readReviewedText(database, row.link);
  const clauses = withText(document, { reviewed, newest }, { ...answer, clause: row.clause, text });
  return document.status === "draft"
    ? acceptIntoDraft(database, document, clauses, answer, settings.now)
    : acceptAsEdition(database, caller, { document, newest, clauses }, answer, settings);
}

async function findRemark(
  database: Database,
  userId: AuthorizedUserId,
  { id, link, remark }: Pick<Answer, "id" | "link" | "remark">,
) {
  const row = await database.lawyerRemark.findFirst({
    where: { id: remark, linkId: link, link: { documentId: id, document: { userId } } },
    select: {
      id: true,
      clause: true,
      kind: true,
      text: true,
      decision: true,
      link: {
        select: {
          documentId: true,
          edition: true,
          tree: true,
          document: { select: documentOfLink },
        },
      },
    },
  });
  if (!row) throw new DomainError("NOT_FOUND", messages.remarkNotFound);
  return row;
}

/** The document's custom clauses including the proposed text. @throws DomainError CONFLICT */
function withText(
  { formData }: DocumentOfLink,
  { reviewed, newest }: { reviewed: DocumentTree; newest: DocumentTree },
  { clause: id, text, overChanged }: { clause: string; text: string; overChanged: boolean },
): CustomClauses {
  const before = listClauses(reviewed.blocks).find((clause) => clause.id === id);
  const clauseStatus = before && relocateClause(newest.blocks, before);
  if (!clauseStatus?.clause) throw new DomainError("CONFLICT", messages.clauseGone);
  if (clauseStatus.state === "changed" && !overChanged) {
    throw new DomainError("CONFLICT", messages.clauseChanged);
  }
  const storedClauses = (formData as { [customClausesField]?: Partial<CustomClauses> | null })[
    customClausesField
  ];
  const clauses = withCustomText(storedClauses, clauseStatus.clause, text);
  if (!clauses) throw new DomainError("CONFLICT", messages.ownNotFound);
  return clauses;
}

async function acceptAsEdition(
  database: Database,
  caller: Caller,
  accepted: { document: DocumentOfLink; newest: DocumentTree; clauses: CustomClauses },
  answer: Answer,
  settings: CreationSettings,
): Promise<Decided> {
  const { userId } = caller;
  const { document, newest, clauses } = accepted;
  const { id } = document;
  const { now } = settings;
  const answers = parseAnswers({
    ...(document.formData as object),
    [customClausesField]: clauses,
  });
  // An edition announced for a future day is not put into force early.
  const today = toMoscowDate(now);
  const isAhead = newest.date > today;
  const effectiveDate = isAhead ? newest.date : today;
  const newEdition = { id, after: answer.after, effectiveDate, answers };
  const written = await writeEdition(database, caller, newEdition, settings);
  const { number, tree } = written.edition;
  const alongside = async (tx: Transaction) => {
    await markDecided(tx, answer, number, now);
    await closeResolvedNotices(tx, { documentId: id, edition: number, tree }, now);
  };
  const stored = await database.$transaction((tx) =>
    storeEdition(tx, userId, written, { now, alongside }),
  );
  if (stored === null) throw await newerEdition(database, userId, id);
  return { edition: number };
}

async function acceptIntoDraft(
  database: Database,
  { id, formData, updatedAt }: DocumentOfLink,
  clauses: CustomClauses,
  answer: Answer,
  now: Date,
): Promise<Decided> {
  const changed: AnswersDraft = { ...(formData as AnswersDraft), [customClausesField]: clauses };
  await database.$transaction(async (tx) => {
    const { count } = await tx.userDocument.updateMany({
      where: { id, status: "draft", updatedAt },
      data: { formData: changed as InputJsonObject, updatedAt: now },
    });
    if (count === 0) throw new DomainError("CONFLICT", messages.draftChanged);
    await markDecided(tx, answer, null, now);
  });
  return { edition: null };
}

/**
 * Of parallel answers only one is stored, and only for the text that the owner has read.
 * @throws DomainError CONFLICT
 */
async function markDecided(
  tx: Transaction,
  { remark, decision, seen }: Answer,
  acceptedEdition: number | null,
  now: Date,
): Promise<void> {
  const updatedAt = new Date(seen);
  const { count } = await tx.lawyerRemark.updateMany({
    where: {
      ...{ id: remark, updatedAt },
      OR: [{ kind: "comment" }, { decision: null }, { decision: "refused" }],
    },
    // The text is unchanged: anyone who has read it may answer again.
    data: { decision, decidedAt: now, acceptedEdition, updatedAt },
  });
  if (count === 0) throw new DomainError("CONFLICT", messages.rewritten);
}
