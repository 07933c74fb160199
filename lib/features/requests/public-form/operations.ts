import "server-only";

import { createHash } from "node:crypto";
import { type Deadline, deadlines } from "@/content/duties/deadlines";
import { requestKinds } from "@/content/requests/kinds";
import { newRequestEmail, publicFormTexts as screenTexts } from "@/content/requests/public-form";
import { DomainError } from "@/lib/core/errors";
import { isId, newId } from "@/lib/core/ids";
import { formatRussianDate, toMoscowDate } from "@/lib/core/time/moscow-time";
import { requisitesOf } from "@/lib/engine/answers/owner-requisites";
import { factValues, parseFacts } from "@/lib/engine/passport/facts";
import { writeErrorPage } from "@/lib/features/documents/publication/public-page";
import { publicErrorPage } from "@/lib/features/documents/publication/view";
import { documentNotFound } from "@/lib/features/documents/record/data";
import { maxOpenByForm } from "@/lib/features/requests/messages";
import { insertEntry } from "@/lib/features/requests/operations";
import {
  type Field,
  type PublicFormContext,
  type PublicFormErrors,
  type Receipt,
  writeFormPage,
  writeReceiptPage,
} from "@/lib/features/requests/public-form/form-page";
import {
  type PublicFormInput,
  publicFormInput,
  type RawPublicForm,
} from "@/lib/features/requests/public-form/schema";
import { canExtend, listDeadlines } from "@/lib/features/requests/terms/request-deadlines";
import { environment } from "@/lib/platform/config/environment";
import { workingCalendar } from "@/lib/platform/content/working-calendar";
import type { Database, Transaction } from "@/lib/platform/db/database";
import { siteRequests } from "@/lib/platform/http/limits/limits";
import { consumeRateLimit } from "@/lib/platform/http/limits/rate-limit";
import type { SandboxedPage } from "@/lib/platform/http/responses/file-response";
import { queueMail } from "@/lib/platform/mail/mutations";
import { writeEmail } from "@/lib/platform/mail/write-email";

/** The empty form. @throws DomainError NOT_FOUND when the document is not public or its owner accepts no requests. */
export async function openForm(database: Database, publicId: string): Promise<SandboxedPage> {
  const place = await findPlace(database, publicId);
  const empty = { id: newId(), kind: "", name: "", contact: "", text: "" };
  return writeFormPage(place, empty, {});
}

/**
 * Enters a request as received today, and notifies the owner by an e-mail without any of the typed text. Errors come
 * back together with everything that was typed. The same form sent twice is one request.
 * @throws DomainError NOT_FOUND; RATE_LIMITED; CONFLICT when the maximum of unanswered requests from the form is
 * reached.
 */
export async function sendForm(
  database: Database,
  { publicId, typed }: { publicId: string; typed: RawPublicForm },
  now: Date,
): Promise<{ page: SandboxedPage; status: number }> {
  const place = await findPlace(database, publicId);
  // A tampered form id is replaced by a new one; nothing is lost by it.
  const form = { ...typed, id: isId(typed.id) ? typed.id : newId() };
  const parsed = publicFormInput.safeParse(form);
  if (!parsed.success) {
    const mistakes: PublicFormErrors = {};
    // The first error of each field, in the order of the form.
    for (const { path, message } of parsed.error.issues) mistakes[path[0] as Field] ??= message;
    return { page: writeFormPage(place, form, mistakes), status: 400 };
  }
  const asks = { ...parsed.data, id: entryIdOf(place.siteId, parsed.data.id) };
  const receipt = receiptOf(asks, toMoscowDate(now));
  await database.$transaction((tx) => enter(tx, place, { asks, receipt }, now));
  return { page: writeReceiptPage(publicId, receipt), status: 200 };
}

/** The error page: what was typed is on the previous page. */
export function formErrorPage(error: DomainError, requestId: string): SandboxedPage {
  if (error.code === "NOT_FOUND" || error.code === "INTERNAL")
    return publicErrorPage(error, requestId);
  const advice =
    `${error.message} ${error.code === "CONFLICT" ? "" : screenTexts.refusedAdvice}`.trim();
  const { styles } = publicErrorPage(error, requestId);
  return { html: writeErrorPage({ title: screenTexts.refusedTitle, advice }), styles };
}

type OwnedPlace = PublicFormContext & { siteId: string; email: string };

async function findPlace(database: Transaction, publicId: string): Promise<OwnedPlace> {
  // The database rejects a NUL in a search.
  if (publicId.includes("\0")) throw documentNotFound();
  const row = await database.userDocument.findFirst({
    where: { publicId, publishedAt: { not: null }, takesRequests: true, user: { blockedAt: null } },
    select: {
      site: { select: { id: true, address: true, passport: true } },
      user: { select: { email: true } },
    },
  });
  if (!row?.site) throw documentNotFound();
  const { id, address, passport } = row.site;
  const operator = requisitesOf(factValues(parseFacts(passport))).name;
  return { publicId, address, operator, siteId: id, email: row.user.email };
}

async function enter(
  tx: Transaction,
  { siteId, address, email }: OwnedPlace,
  { asks, receipt }: { asks: PublicFormInput; receipt: Receipt },
  now: Date,
): Promise<void> {
  const { id, kind, name, contact, text } = asks;
  // The same form sent twice at once waits here and then finds itself.
  await tx.$queryRaw`SELECT 1 FROM sites WHERE id = ${siteId} FOR NO KEY UPDATE`;
  if ((await tx.siteRequest.count({ where: { id } })) > 0) return;
  await consumeRateLimit(tx, { ...siteRequests, subject: siteId }, now);
  const entry = {
    kind,
    channel: "form" as const,
    receivedOn: receipt.receivedOn,
    person: `${name} · ${contact}`,
    incoming: receipt.number,
    note: text,
  };
  if (!(await insertEntry(tx, { id, siteId, entry, maxUnanswered: maxOpenByForm }, now))) {
    throw new DomainError("CONFLICT", screenTexts.full);
  }
  const { action, ...texts } = newRequestEmail({
    address,
    kind: requestKinds[kind].title,
    due: formatRussianDate(receipt.dues[0]?.date ?? receipt.receivedOn),
  });
  const url = `${environment().siteUrl}/sites/${siteId}/requests`;
  const mail = writeEmail({ ...texts, action: { label: action, url } });
  await queueMail(tx, { recipient: email, ...mail }, now);
}

/** Derives the entry's id from the form's: unique per site, and never chosen by the sender. */
function entryIdOf(siteId: string, formId: string): string {
  const bytes = createHash("sha256").update(`${siteId}:${formId}`).digest().subarray(0, 24);
  return [...bytes].map((byte) => (byte % 36).toString(36)).join("");
}

function receiptOf({ id, kind }: PublicFormInput, today: string): Receipt {
  const dues = listDeadlines({ kind, receivedOn: today, isExtended: false }, workingCalendar);
  return {
    receivedOn: today,
    // Enough to find the entry, and no help for guessing ids.
    number: `Ф-${id.slice(-6).toUpperCase()}`,
    canExtend: canExtend(kind),
    dues: dues.map(({ duty: key, date, isForecast }) => {
      const { duty, from, norm }: Deadline = deadlines[key];
      return { duty, date, from, norm, isForecast };
    }),
  };
}
