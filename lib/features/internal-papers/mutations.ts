import "server-only";

import { newId } from "@/lib/core/ids";
import type { IsoDate } from "@/lib/core/time/moscow-time";
import type { PaperRecipient } from "@/lib/engine/facts/papers/recipients/paper-recipient";
import type { TemplateAnswers } from "@/lib/engine/questions/answer";
import type { TextTree } from "@/lib/engine/tree/document";
import { type PaperAnswers, textMark } from "@/lib/features/internal-papers/model/instances";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";
import type { InputJsonObject } from "@/lib/platform/db/generated/internal/prismaNamespace";

export async function upsertAnswers(
  database: Transaction,
  { siteId, answers, now }: { siteId: string; answers: TemplateAnswers; now: Date },
): Promise<void> {
  const data = { answers, updatedAt: now };
  await database.sitePapers.upsert({
    where: { siteId },
    create: { siteId, ...data },
    update: data,
  });
}

export const countAdoptions = (database: Transaction, siteId: string): Promise<number> =>
  database.adoptedPaper.count({ where: { siteId } });

type NewAdoption = {
  siteId: string;
  paper: string;
  recipient: PaperRecipient | null;
  adoptedOn: IsoDate;
  number: string | null;
  tree: TextTree;
  answersOfSite: PaperAnswers;
  now: Date;
};

export async function insertAdoption(database: Transaction, adoption: NewAdoption): Promise<void> {
  const { siteId, paper, recipient, adoptedOn, number, tree, answersOfSite, now } = adoption;
  await database.adoptedPaper.create({
    data: {
      id: newId(),
      siteId,
      paper,
      recipient: recipient?.key ?? "",
      subject: recipient?.name ?? null,
      adoptedOn,
      number,
      tree: tree as unknown as InputJsonObject,
      mark: textMark(tree),
      answers: answersOfSite.answers as InputJsonObject,
      paperAnswers: answersOfSite.paperAnswers,
      createdAt: now,
    },
  });
}

/** @returns false when there is none, or it is another user's */
export async function deleteAdoption(
  database: Transaction,
  userId: AuthorizedUserId,
  { siteId, paper, id }: { siteId: string; paper: string; id: string },
): Promise<boolean> {
  const { count } = await database.adoptedPaper.deleteMany({
    where: { id, siteId, paper, site: { userId } },
  });
  return count > 0;
}
