import "server-only";

import type { IsoDate } from "@/lib/core/time/moscow-time";
import { toArticle, toUnstyledArticle } from "@/lib/features/documents/article/article";
import { writeNodes } from "@/lib/features/documents/article/article-nodes";
import { documentNotFound } from "@/lib/features/documents/data";
import { findFrameHosts } from "@/lib/features/documents/embeds/data";
import { framePolicy, writeFramePage } from "@/lib/features/documents/embeds/frame-page";
import { writeTextScript } from "@/lib/features/documents/embeds/text-script";
import { findPublicDocument, type PublicDocument } from "@/lib/features/documents/publication/data";
import type { Database } from "@/lib/platform/db/database";

type Wanted = { publicId: string; today: IsoDate };

/** The article of the edition in force as a piece of HTML. @throws DomainError NOT_FOUND */
export async function viewText(database: Database, wanted: Wanted): Promise<string> {
  const article = toUnstyledArticle(toArticle(await findInForce(database, wanted), 2));
  return `${writeNodes([article])}\n`;
}

/** The script that puts the same article into a page. @throws DomainError NOT_FOUND */
export async function viewTextScript(database: Database, wanted: Wanted): Promise<string> {
  return writeTextScript(toUnstyledArticle(toArticle(await findInForce(database, wanted), 2)));
}

/** The page for a frame, and the policy that says who may frame it. @throws DomainError NOT_FOUND */
export async function viewFrame(
  database: Database,
  wanted: Wanted,
): Promise<{ html: string; policy: string }> {
  const document = await findInForce(database, wanted);
  const hosts = await findFrameHosts(database, wanted.publicId);
  return { html: writeFramePage(toArticle(document, 1)), policy: framePolicy(hosts) };
}

async function findInForce(
  database: Database,
  { publicId, today }: Wanted,
): Promise<PublicDocument> {
  const document = await findPublicDocument(database, publicId, { edition: undefined, today });
  if (document === null) throw documentNotFound();
  return document;
}
