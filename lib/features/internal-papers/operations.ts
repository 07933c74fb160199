import "server-only";

import type { z } from "zod";
import type { PaperId } from "@/content/internal-papers/definitions";
import { DomainError } from "@/lib/core/errors";
import { cleanText } from "@/lib/core/text/clean-text";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import { rejectFutureDay } from "@/lib/core/time/reject-future-day";
import { checkPaperAnswers } from "@/lib/engine/papers/form";
import {
  findInstance,
  findPaperAnswers,
  getPaper,
  getPapers,
  paperNotFound,
} from "@/lib/features/internal-papers/data";
import {
  textMark,
  toPaperFacts,
  writeInstance,
} from "@/lib/features/internal-papers/model/instances";
import {
  countAdoptions,
  deleteAdoption,
  insertAdoption,
  upsertAnswers,
} from "@/lib/features/internal-papers/mutations";
import type { Paper, Papers } from "@/lib/features/internal-papers/responses";
import type { adoptionRequest, paperAnswersRequest } from "@/lib/features/internal-papers/schema";
import type { Caller } from "@/lib/platform/auth/caller";
import { loadPaperForm, paperSource } from "@/lib/platform/content/papers";
import type { Database } from "@/lib/platform/db/database";

/** More than anybody adopts: thirty papers again each month for two years. */
const maxAdoptions = 700;

/**
 * Saves the answers to the questions of the papers, as far as they are given
 * (docs/specification/internal-papers.md#the-questions).
 * @throws DomainError NOT_FOUND; VALIDATION naming the question
 */
export async function savePaperAnswers(
  database: Database,
  { userId }: Caller,
  { id, answers }: { id: string; answers: z.output<typeof paperAnswersRequest> },
  now: Date,
): Promise<Papers> {
  await findPaperAnswers(database, userId, id);
  const clean = Object.fromEntries(
    Object.entries(answers)
      .map(([key, answer]) => [key, cleanText(answer).trim()] as const)
      .filter(([, answer]) => answer !== ""),
  );
  const fieldErrors = checkPaperAnswers(await loadPaperForm(), clean);
  const [first] = Object.values(fieldErrors).flat();
  if (first) throw new DomainError("VALIDATION", first, { fieldErrors });
  await upsertAnswers(database, { siteId: id, answers: clean, now });
  return getPapers(database, userId, { id }, now);
}

type One = { id: string; paper: PaperId };

/**
 * Stores the adopted text of a paper, with its day and number (docs/specification/internal-papers.md#adopting).
 * @throws DomainError NOT_FOUND; VALIDATION for a day in the future; CONFLICT when the text is no longer the one that
 * the owner has seen, or when there are `maxAdoptions`.
 */
export async function adoptPaper(
  database: Database,
  { userId }: Caller,
  { id, paper, adoptedOn, number, recipient, text }: One & z.output<typeof adoptionRequest>,
  now: Date,
): Promise<Paper> {
  rejectFutureDay("adoptedOn", adoptedOn, now);
  const { answersOfSite } = await findPaperAnswers(database, userId, id);
  const current = toPaperFacts(await loadPaperForm(), answersOfSite, toMoscowDate(now));
  const instance = findInstance(current, { paper, recipient });
  if (!instance) throw paperNotFound();
  const tree = writeInstance(await paperSource(paper), current, instance);
  if (textMark(tree) !== text) {
    throw new DomainError(
      "CONFLICT",
      "Пока вы утверждали, текст документа изменился. Обновите страницу и сверьте его.",
    );
  }
  if ((await countAdoptions(database, id)) >= maxAdoptions) {
    const message = `Хранится не больше ${maxAdoptions} утверждений: удалите старые.`;
    throw new DomainError("CONFLICT", message);
  }
  await insertAdoption(database, {
    siteId: id,
    paper,
    recipient: instance.recipient,
    adoptedOn,
    number: number || null,
    tree,
    answersOfSite,
    now,
  });
  return getPaper(database, userId, { id, paper, recipient }, now);
}

/** Deletes an adoption that was recorded by mistake; the previous one applies again. @throws DomainError NOT_FOUND */
export async function withdrawAdoption(
  database: Database,
  { userId }: Caller,
  { id, paper, adoption }: One & { adoption: string },
  now: Date,
): Promise<Papers> {
  const isDeleted = await deleteAdoption(database, userId, { siteId: id, paper, id: adoption });
  if (!isDeleted) throw new DomainError("NOT_FOUND", "Такого утверждения нет");
  return getPapers(database, userId, { id }, now);
}
