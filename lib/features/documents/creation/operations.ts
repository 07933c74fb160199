import "server-only";

import { DomainError } from "@/lib/core/errors";
import { firstOfNextMonth, formatRussianDate, toMoscowDate } from "@/lib/core/time/moscow-time";
import { ownerAndSite } from "@/lib/engine/answers/identifying-answers";
import { itemKey, itemOf } from "@/lib/engine/answers/package-item";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import { writeDocument } from "@/lib/engine/assemble/write-document";
import { checkAnswers } from "@/lib/engine/lint/check-answers";
import { siteAddressOf } from "@/lib/engine/passport/site-address";
import type { DocumentTree } from "@/lib/engine/tree/document";
import { reserveDocumentSlot, type SetItem } from "@/lib/features/documents/allowance/mutations";
import { completeDraft } from "@/lib/features/documents/drafts/mutations";
import { toDocumentDetails, toEdition } from "@/lib/features/documents/editions/edition";
import { markOutdatedEdition } from "@/lib/features/documents/editions/law-notices";
import { insertDocument } from "@/lib/features/documents/editions/mutations";
import type { CreatedDocument } from "@/lib/features/documents/record/responses";
import {
  type CreationSettings,
  requireTemplateSource,
} from "@/lib/features/documents/rights/creation-settings";
import { attachToSite } from "@/lib/features/passport/join-site";
import { requireSameSite } from "@/lib/features/passport/same-site";
import type { Account } from "@/lib/platform/auth/account";
import type { Caller } from "@/lib/platform/auth/caller";
import { callerSiteAccess } from "@/lib/platform/auth/membership/access";
import type { Database } from "@/lib/platform/db/database";

/**
 * Creates a document from the answers and counts it. A generation that fails costs nothing; parallel calls cannot exceed
 * the monthly limit. A `draft` becomes the document and keeps its id.
 * @throws DomainError PREMIUM_REQUIRED, EMAIL_NOT_CONFIRMED, LIMIT_REACHED; VALIDATION when the type
 * has no template, or the law demands a fact that the answers lack; NOT_FOUND when the user has no
 * such draft; FORBIDDEN for a member who names another site than the one they work on.
 */
export async function createDocument(
  database: Database,
  caller: Caller,
  answers: DocumentAnswers,
  settings: CreationSettings & { draft?: string },
): Promise<CreatedDocument & { tree: DocumentTree }> {
  const { userId, account, acting } = caller;
  const { now, draft } = settings;
  requireSameSite(caller, ownerAndSite(answers).site);
  const source = await requireTemplateSource(database, account, answers, settings);
  const { tree, movedClauses } = writeDocument(source, answers, {
    date: toMoscowDate(now),
    edition: 1,
    mode: "final",
  });
  const edition = toEdition(tree, answers, 1);
  const document = await database.$transaction(async (tx) => {
    const { row, stored } =
      draft === undefined
        ? await insertDocument(tx, userId, edition, now)
        : await completeDraft(
            tx,
            { userId, writerId: acting?.actorId ?? userId },
            draft,
            edition,
            now,
          );
    await attachToSite(tx, userId, { documentId: row.id, answers }, now);
    // Last, because it locks the user's row until the end: parallel calls of one user wait here for each other.
    // Without a slot all that was stored goes with the transaction.
    const changes = await reserveDocumentSlot(tx, userId, { tree, ...setItemOf(answers) }, now);
    if (changes === null) throw limitReached(account, now);
    await markOutdatedEdition(tx, { documentId: row.id, edition: 1, tree }, answers, changes, now);
    return { ...toDocumentDetails(row, edition, stored), ...callerSiteAccess(caller) };
  });
  return { document, warnings: [...checkAnswers(answers), ...movedClauses], tree };
}

/** Which item of the site's first free document set this document would be. */
function setItemOf(answers: DocumentAnswers): SetItem {
  const address = siteAddressOf(ownerAndSite(answers).site);
  return { address, item: itemKey(itemOf(answers.type, answers)) };
}

function limitReached({ documentsLimit }: Account, now: Date): DomainError {
  const opensOn = formatRussianDate(firstOfNextMonth(now));
  return new DomainError(
    "LIMIT_REACHED",
    `LIMIT_REACHED: лимит документов на этот месяц исчерпан (${documentsLimit}). Новый документ можно создать с ${opensOn}, а на премиум-плане лимит больше.`,
  );
}
