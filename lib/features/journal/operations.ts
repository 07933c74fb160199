import "server-only";

import type { z } from "zod";
import { DomainError } from "@/lib/core/errors";
import { startOfDay } from "@/lib/core/time/moscow-days";
import { findJournalSite, getJournal, listRecords } from "@/lib/features/journal/data";
import { insertRecords } from "@/lib/features/journal/insert-records";
import { deleteRecords } from "@/lib/features/journal/months";
import { journalKeyOf, updateJournal } from "@/lib/features/journal/mutations";
import type { formConsentResponse, Journal } from "@/lib/features/journal/responses";
import type { formConsentRequest, journalChangeRequest } from "@/lib/features/journal/schema";
import type { Caller } from "@/lib/platform/auth/caller";
import type { Database } from "@/lib/platform/db/database";
import type { ConsentRecord } from "@/lib/tools/consent-record";

/** Changes where the journal is kept, or for how long. @throws DomainError NOT_FOUND */
export async function changeJournal(
  database: Database,
  { userId }: Caller,
  { id, ...changes }: { id: string } & z.output<typeof journalChangeRequest>,
  now: Date,
): Promise<Journal> {
  await database.$transaction(async (tx) => {
    await findJournalSite(tx, userId, id);
    await journalKeyOf(tx, id, now);
    await updateJournal(tx, id, changes, now);
  });
  return getJournal(database, userId, id, now);
}

/**
 * Deletes records of a site before the end of their retention.
 * @returns how many.
 * @throws DomainError NOT_FOUND
 */
export async function purgeRecords(
  database: Database,
  { userId }: Caller,
  { id, before }: { id: string; before?: string | undefined },
): Promise<number> {
  await findJournalSite(database, userId, id);
  return deleteRecords(database, id, before === undefined ? null : startOfDay(before));
}

type FormConsent = z.output<typeof formConsentRequest>;

/**
 * Records the consents of a form, sent by the owner's server, under a random visitor id unless one is given. The same
 * consents of the same visitor are the same record, so that a server without a response may repeat the call.
 * @throws DomainError NOT_FOUND for another user's journal; CONFLICT when the service does not keep it, or the id
 * belongs to a banner.
 */
export async function recordForm(
  database: Database,
  { userId }: Caller,
  { key, ...consent }: { key: string } & FormConsent,
  now: Date,
): Promise<z.output<typeof formConsentResponse>> {
  const journal = await database.siteJournal.findFirst({ where: { key, site: { userId } } });
  if (!journal) throw new DomainError("NOT_FOUND", "Журнал не найден");
  const { siteId, place } = journal;
  if (place !== "ours") {
    throw new DomainError(
      "CONFLICT",
      "Журнал этого сайта ведётся не здесь: записи не принимаются.",
    );
  }
  const visitor = consent.id ?? randomVisitor();
  const [last] = await listRecords(database, siteId, { visitor }, { limit: 1 });
  if (last?.source === "banner") {
    throw new DomainError(
      "CONFLICT",
      "Этот номер (id) дал баннер. Не передавайте его: форма получит свой.",
    );
  }
  if (last && isSameConsent(last, consent)) return toAnswer(last);
  const record = toRecord(siteId, visitor, consent, last?.seq ?? 0);
  await insertRecords(database, [{ siteId, receivedAt: now, record }]);
  // Of two parallel calls with one id, one was not written: it is told to try again.
  const written = await listRecords(database, siteId, { visitor }, { limit: 100 });
  const existing = written.find(({ seq }) => seq === record.seq);
  if (existing && isSameConsent(existing, consent)) return toAnswer(existing);
  throw new DomainError(
    "CONFLICT",
    "Для этого номера (id) пришла другая запись. Повторите запрос.",
  );
}

/** 16 random bytes in base64url, as a banner generates them. */
function randomVisitor(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("base64url");
}

type Shown = Pick<ConsentRecord, "choice" | "edition" | "page"> & { textHash: string };

function isSameConsent(one: Shown, { purposes, textHash, edition, page }: FormConsent): boolean {
  const boxes = (choice: Record<string, boolean>) => JSON.stringify(Object.entries(choice).sort());
  return (
    one.textHash === textHash &&
    one.edition === edition &&
    one.page === page &&
    boxes(one.choice) === boxes(purposes)
  );
}

function toRecord(
  site: string,
  id: string,
  { purposes, textHash, edition, page }: FormConsent,
  lastSeq: number,
): ConsentRecord {
  const isGiven = Object.values(purposes).some(Boolean);
  const later = isGiven ? "changed" : "withdrawn";
  const event = lastSeq === 0 ? "given" : later;
  const answer = { choice: purposes, text: textHash, edition, policy: "", page } as const;
  return { v: 1, site, id, seq: lastSeq + 1, event, ...answer, source: "form" };
}

const toAnswer = ({ id, seq, receivedAt }: { id: string; seq: number; receivedAt: string }) => ({
  id,
  seq,
  receivedAt,
});
