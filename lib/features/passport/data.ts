import "server-only";

import { DomainError } from "@/lib/core/errors";
import { parseFacts, type SiteFacts } from "@/lib/engine/passport/facts";
import type { Passport } from "@/lib/features/passport/responses";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";
import type { Prisma } from "@/lib/platform/db/generated/client";

const passportColumns = { id: true, edition: true, passport: true, passportAt: true } as const;

type PassportRow = Prisma.SiteGetPayload<{ select: typeof passportColumns }>;

/** A site's passport as stored. */
export type StoredPassport = { id: string; edition: number; facts: SiteFacts; passportAt: Date };

/** Returns one error for a missing site and for another user's, so that it does not reveal which. */
export const siteNotFound = () => new DomainError("NOT_FOUND", "Сайт не найден");

/** The passport of a site, the newest edition unless one is named. @throws DomainError NOT_FOUND */
export async function getPassport(
  database: Transaction,
  userId: AuthorizedUserId,
  { id, edition }: { id: string; edition?: number | undefined },
): Promise<StoredPassport> {
  const row = await database.site.findFirst({ where: { id, userId }, select: passportColumns });
  if (!row) throw siteNotFound();
  if (edition === undefined || edition === row.edition) return toPassport(row);
  const earlier = await database.sitePassportEdition.findUnique({
    where: { siteId_edition: { siteId: id, edition } },
  });
  if (!earlier) throw new DomainError("NOT_FOUND", "Такой редакции паспорта нет");
  const { facts, createdAt } = earlier;
  return { id, edition, facts: parseFacts(facts), passportAt: createdAt };
}

export function toPassport({ id, edition, passport, passportAt }: PassportRow): StoredPassport {
  return { id, edition, facts: parseFacts(passport), passportAt };
}

/** As the client reads it. */
export function toPassportResponse({ edition, facts, passportAt }: StoredPassport): Passport {
  return { edition, since: passportAt.toISOString(), facts };
}
