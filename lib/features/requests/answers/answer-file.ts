import "server-only";

import type { z } from "zod";
import { answersOf } from "@/content/requests/answers";
import { DomainError } from "@/lib/core/errors";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import { requisitesOf } from "@/lib/engine/answers/owner-requisites";
import { factValues, parseFacts } from "@/lib/engine/passport/facts";
import { writeFileInThread } from "@/lib/features/documents/export/export-pool";
import { contentDisposition, safeFileName } from "@/lib/features/documents/export/file-name";
import { contentTypes } from "@/lib/features/documents/export/formats";
import { printAnswer } from "@/lib/features/requests/answers/answer-text";
import { getRequest } from "@/lib/features/requests/data";
import { requestMessages as messages } from "@/lib/features/requests/messages";
import type { answerFileQuery } from "@/lib/features/requests/schema";
import { findSite } from "@/lib/features/sites/data";
import type { Caller } from "@/lib/platform/auth/caller";
import type { Database } from "@/lib/platform/db/database";
import type { DownloadFile } from "@/lib/platform/http/responses/file-response";

/** The maximum length of a number in the file name: the day comes after it. */
const maxOfNumber = 20;

/**
 * An answer to a request, to be filled in and signed (152-ФЗ ст. 14 ч. 3, ст. 20, 21).
 * @throws DomainError NOT_FOUND for another user's entry or an answer that its kind does not have; CONFLICT when no key
 * decrypts the entry; UNAVAILABLE when too many files are waiting.
 */
export async function downloadAnswer(
  database: Database,
  { userId }: Caller,
  {
    id,
    request: requestId,
    text,
    format,
  }: { id: string; request: string } & z.output<typeof answerFileQuery>,
  now: Date,
): Promise<DownloadFile> {
  const request = await getRequest(database, userId, { id, request: requestId });
  const { passport } = await findSite(database, userId, id);
  const answer = answersOf[request.kind].find(({ key }) => key === text);
  if (!answer) throw new DomainError("NOT_FOUND", messages.noText);
  // Otherwise there would be blanks where something was written.
  if (request.details === null) throw new DomainError("CONFLICT", messages.sealed);
  const operator = requisitesOf(factValues(parseFacts(passport)));
  const tree = printAnswer(answer, { request, operator, today: toMoscowDate(now) });
  const number = request.details.incoming.slice(0, maxOfNumber);
  const name = [answer.filePrefix, number && `вх_№_${number}`, `от_${request.receivedOn}`];
  return {
    body: new Uint8Array(await writeFileInThread({ tree, format })),
    contentType: contentTypes[format],
    disposition: contentDisposition(safeFileName(name.filter(Boolean).join("_"), format)),
  };
}
