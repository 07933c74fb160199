import "server-only";

import { hashToken } from "@/lib/features/accounts/tokens/mutations";
import { emailLinkExpired } from "@/lib/features/organisations/invitations/invitation-emails";
import type {
  OfferedSite,
  Transfer,
  TransferContents,
} from "@/lib/features/site-transfer/responses";
import { findSite } from "@/lib/features/sites/data";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";

/** The pending offer of one of the user's sites, if any. @throws DomainError NOT_FOUND */
export async function getTransfer(
  database: Transaction,
  userId: AuthorizedUserId,
  id: string,
  now: Date,
): Promise<Transfer> {
  await findSite(database, userId, id);
  const offer = await database.siteTransfer.findUnique({ where: { siteId: id } });
  return {
    offer: offer && {
      email: offer.email,
      expiresAt: offer.expiresAt.toISOString(),
      hasEnded: offer.expiresAt <= now,
    },
    moves: await countMoves(database, id),
  };
}

async function countMoves(database: Transaction, siteId: string): Promise<TransferContents> {
  const where = { siteId };
  return {
    documents: await database.userDocument.count({ where }),
    published: await database.userDocument.count({ where: { siteId, publishedAt: { not: null } } }),
    papers: await database.adoptedPaper.count({ where }),
    requests: await database.siteRequest.count({ where }),
    incidents: await database.siteIncident.count({ where }),
    checks: await database.siteCheck.count({ where }),
  };
}

/** The offer of an e-mailed link. @throws DomainError VALIDATION for an invalid link. */
export async function findOffer(database: Transaction, token: string, now: Date) {
  const offer = await database.siteTransfer.findUnique({
    where: { tokenHash: hashToken(token) },
    select: {
      ...{ siteId: true, email: true, expiresAt: true },
      site: {
        select: {
          ...{ name: true, address: true, userId: true },
          user: { select: { email: true, blockedAt: true } },
          organisation: { select: { name: true } },
        },
      },
    },
  });
  if (!offer || offer.expiresAt <= now || offer.site.user.blockedAt !== null)
    throw emailLinkExpired();
  return offer;
}

/** The offer as shown to anyone with its link. @throws as `findOffer` */
export async function getTransferOffer(
  database: Transaction,
  token: string,
  now: Date,
): Promise<OfferedSite> {
  const { siteId, email, expiresAt, site } = await findOffer(database, token, now);
  return {
    ...{ name: site.name, address: site.address, email },
    from: site.user.email,
    organisation: site.organisation?.name ?? null,
    expiresAt: expiresAt.toISOString(),
    moves: await countMoves(database, siteId),
  };
}
