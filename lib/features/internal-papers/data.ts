import "server-only";

import { type PaperId, paperDefinition, paperIds } from "@/content/internal-papers/definitions";
import { DomainError } from "@/lib/core/errors";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import { compareDocuments } from "@/lib/engine/compare/compare-documents";
import { type AnswersDraft, toKnownFacts } from "@/lib/engine/facts/known/known-facts";
import { ownerKindOf } from "@/lib/engine/facts/known/owner";
import { answeredByPassport } from "@/lib/engine/facts/papers/head";
import { answerTo } from "@/lib/engine/industry-templates/facts";
import { askedPaperQuestions, staffQuestion } from "@/lib/engine/papers/form";
import { confirmedFacts, factValues, parseFacts, unconfirmedIn } from "@/lib/engine/passport/facts";
import { parseStoredText } from "@/lib/engine/tree/stored";
import { listBlanks } from "@/lib/engine/tree/walk";
import { writeHtml } from "@/lib/engine/writers/html";
import { findLawChanges } from "@/lib/features/internal-papers/law-changes";
import {
  type AdoptedPaper,
  changeSinceAdoption,
} from "@/lib/features/internal-papers/model/changed-since";
import {
  instanceKey,
  neededPapers,
  neededWithStaff,
  type PaperAnswers,
  type PaperFacts,
  type PaperInstance,
  parsePaperAnswers,
  textMark,
  toPaperFacts,
  writeInstance,
} from "@/lib/features/internal-papers/model/instances";
import type { ListedPaper, Paper, Papers } from "@/lib/features/internal-papers/responses";
import { findSite } from "@/lib/features/sites/data";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import { loadPaperForm, paperSource } from "@/lib/platform/content/papers";
import type { Transaction } from "@/lib/platform/db/database";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { newestFirst } from "@/lib/platform/db/newest-first";

/** The columns of a list: without the text. */
const listed = {
  id: true,
  paper: true,
  recipient: true,
  subject: true,
  adoptedOn: true,
  number: true,
  mark: true,
  createdAt: true,
} as const;
type ListedRow = Prisma.AdoptedPaperGetPayload<{ select: typeof listed }>;

/** The data from which a site's papers are written. @throws DomainError NOT_FOUND for another user's site. */
export async function findPaperAnswers(
  database: Transaction,
  userId: AuthorizedUserId,
  id: string,
) {
  const site = await findSite(database, userId, id);
  const row = await database.sitePapers.findUnique({ where: { siteId: id } });
  const facts = parseFacts(site.passport);
  // Facts that were only seen on the site and never confirmed are not used.
  const answersOfSite: PaperAnswers = {
    answers: factValues(confirmedFacts(facts)) as AnswersDraft,
    paperAnswers: parsePaperAnswers(row?.answers),
  };
  const { name, address } = site;
  return { site: { id, name, address }, facts, answersOfSite };
}

/**
 * Returns the internal papers of a site: those that the owner needs, those that were adopted, and the questions that
 * are still open (docs/specification/internal-papers.md#the-list).
 * @throws DomainError NOT_FOUND
 */
export async function getPapers(
  database: Transaction,
  userId: AuthorizedUserId,
  { id }: { id: string },
  now: Date,
): Promise<Papers> {
  const { site, facts, answersOfSite } = await findPaperAnswers(database, userId, id);
  const form = await loadPaperForm();
  const current = toPaperFacts(form, answersOfSite, toMoscowDate(now));
  const needed = neededPapers(current);
  const newest = await findNewest(database, id);
  const lawChanges = await findLawChanges(database, [...newest.values()]);
  const papers: ListedPaper[] = [];
  for (const instance of needed) {
    const row = newest.get(instanceKey(instance.paper, instance.recipient?.key));
    papers.push(await toListed(database, { instance, answersOfSite, current, row, lawChanges }));
  }
  const kind = ownerKindOf(toKnownFacts(answersOfSite.answers));
  const staff = answerTo(staffQuestion, answersOfSite.paperAnswers);
  const hasStaff = kind === "company" ? true : staff === "" ? null : staff === "yes";
  const { answers } = answersOfSite;
  return {
    site,
    owner: kind,
    hasStaff,
    unconfirmed: unconfirmedIn(facts).length,
    questions: askedPaperQuestions(form, {
      kind,
      answers: answersOfSite.paperAnswers,
      asks: new Set([staffQuestion, ...needed.flatMap(({ paper }) => paperDefinition(paper).asks)]),
      known: answeredByPassport(toKnownFacts(answers)),
    }).map(({ askedOf: _whom, condition: _when, ...question }) => question),
    answers: answersOfSite.paperAnswers,
    papers: [...papers, ...noLongerNeeded(newest, needed)],
    notForAlone:
      hasStaff === false
        ? neededWithStaff(form, answersOfSite, current.date).length - needed.length
        : 0,
  };
}

/**
 * Returns one paper with its current text and the differences from the adopted one.
 * @throws DomainError NOT_FOUND for a paper that the owner neither needs nor has adopted
 */
export async function getPaper(
  database: Transaction,
  userId: AuthorizedUserId,
  { id, paper, recipient }: { id: string; paper: PaperId; recipient?: string | undefined },
  now: Date,
): Promise<Paper> {
  const { site, answersOfSite } = await findPaperAnswers(database, userId, id);
  const current = toPaperFacts(await loadPaperForm(), answersOfSite, toMoscowDate(now));
  const rows = await database.adoptedPaper.findMany({
    where: { siteId: id, paper, recipient: recipient ?? "" },
    orderBy: newestFirst,
    select: listed,
  });
  const [row] = rows;
  const adoptions = rows.map(toAdoption);
  const instance = findInstance(current, { paper, recipient });
  if (!instance) {
    if (!row) throw paperNotFound();
    return { site, paper: toUnneeded(row, paper), html: null, adoptions, comparison: null };
  }
  const tree = writeInstance(await paperSource(paper), current, instance);
  const lawChanges = await findLawChanges(database, row ? [row] : []);
  const listedPaper = await toListed(database, {
    instance,
    answersOfSite,
    current,
    row,
    lawChanges,
  });
  const adopted = listedPaper.change && row ? await readAdopted(database, row.id) : null;
  return {
    site,
    paper: listedPaper,
    html: writeHtml(tree, { idPrefix: "paper-", titleLevel: 2 }),
    adoptions,
    comparison: adopted && compareDocuments(adopted.tree, tree),
  };
}

/** The paper for these facts; null when the owner does not need it. */
export function findInstance(
  current: PaperFacts,
  { paper, recipient }: { paper: PaperId; recipient?: string | undefined },
): PaperInstance | null {
  const key = instanceKey(paper, recipient);
  return (
    neededPapers(current).find((item) => instanceKey(item.paper, item.recipient?.key) === key) ??
    null
  );
}

export const paperNotFound = () =>
  new DomainError("NOT_FOUND", "Такого документа у этого сайта нет");

/** An adopted paper with its text. @throws DomainError NOT_FOUND */
export async function findAdopted(
  database: Transaction,
  userId: AuthorizedUserId,
  { id, paper, adoption }: { id: string; paper: PaperId; adoption: string },
): Promise<AdoptedPaper & { subject: string | null; adoptedOn: string }> {
  const row = await database.adoptedPaper.findFirst({
    where: { id: adoption, siteId: id, paper, site: { userId } },
    select: { id: true, subject: true, adoptedOn: true },
  });
  if (!row) throw new DomainError("NOT_FOUND", "Такого утверждения нет");
  return { ...(await readAdopted(database, row.id)), ...row };
}

async function readAdopted(database: Transaction, id: string): Promise<AdoptedPaper> {
  const { tree, answers, paperAnswers } = await database.adoptedPaper.findUniqueOrThrow({
    where: { id },
    select: { tree: true, answers: true, paperAnswers: true },
  });
  return {
    tree: parseStoredText(tree),
    answers: answers as AnswersDraft,
    paperAnswers: parsePaperAnswers(paperAnswers),
  };
}

/** The newest adoption of each paper. */
async function findNewest(database: Transaction, siteId: string): Promise<Map<string, ListedRow>> {
  const rows = await database.adoptedPaper.findMany({
    where: { siteId },
    orderBy: newestFirst,
    select: listed,
  });
  const newest = new Map<string, ListedRow>();
  for (const row of rows) {
    const key = instanceKey(row.paper, row.recipient);
    if (!newest.has(key)) newest.set(key, row);
  }
  return newest;
}

type Listing = {
  instance: PaperInstance;
  answersOfSite: PaperAnswers;
  current: PaperFacts;
  /** The paper's newest adoption. */
  row: ListedRow | undefined;
  /** The changes of the law since then, by adoption. */
  lawChanges: Awaited<ReturnType<typeof findLawChanges>>;
};

async function toListed(
  database: Transaction,
  { instance, answersOfSite, current, row, lawChanges }: Listing,
): Promise<ListedPaper> {
  const { paper, recipient } = instance;
  const source = await paperSource(paper);
  const tree = writeInstance(source, current, instance);
  const text = textMark(tree);
  return {
    ...wordsOf(paper),
    recipient: recipient?.key ?? null,
    subject: recipient?.name ?? null,
    isNeeded: true,
    blanks: listBlanks(tree),
    text,
    adoption: row ? toAdoption(row) : null,
    change:
      row && row.mark !== text
        ? changeSinceAdoption(source, instance, await readAdopted(database, row.id), answersOfSite)
        : null,
    lawChanges: (row && lawChanges.get(row.id)) ?? [],
  };
}

/** Adopted papers that are no longer needed: there are no employees any more, a recipient was removed. */
function noLongerNeeded(
  newest: ReadonlyMap<string, ListedRow>,
  needed: readonly PaperInstance[],
): ListedPaper[] {
  const keys = new Set(needed.map(({ paper, recipient }) => instanceKey(paper, recipient?.key)));
  return [...newest].flatMap(([key, row]) => {
    const paper = paperIds.find((id) => id === row.paper);
    return paper && !keys.has(key) ? [toUnneeded(row, paper)] : [];
  });
}

const toUnneeded = (row: ListedRow, paper: PaperId): ListedPaper => ({
  ...wordsOf(paper),
  recipient: row.recipient || null,
  subject: row.subject,
  isNeeded: false,
  blanks: [],
  text: null,
  adoption: toAdoption(row),
  change: null,
  lawChanges: [],
});

function wordsOf(paper: PaperId) {
  const { name, description, neededWhen, norm, group } = paperDefinition(paper);
  return { paper, name, description, neededWhen, norm, group };
}

const toAdoption = ({ id, adoptedOn, number, createdAt }: ListedRow) => ({
  id,
  adoptedOn,
  number,
  createdAt: createdAt.toISOString(),
});
