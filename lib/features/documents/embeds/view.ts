import "server-only";

import type { IsoDate } from "@/lib/core/time/moscow-time";
import { toArticle, toUnstyledArticle } from "@/lib/features/documents/article/article";
import { writeNodes } from "@/lib/features/documents/article/article-nodes";
import { findFrameHosts } from "@/lib/features/documents/embeds/data";
import { framePolicy, writeFramePage } from "@/lib/features/documents/embeds/frame-page";
import { writeTextScript } from "@/lib/features/documents/embeds/text-script";
import { findPublicDocument, type PublicDocument } from "@/lib/features/documents/publication/data";
import { documentNotFound } from "@/lib/features/documents/record/data";
import type { Database } from "@/lib/platform/db/database";

type Wanted = { publicId: string; today: IsoDate };

/** The article of the edition in force as an HTML fragment. @throws DomainError NOT_FOUND */
export async function viewText(database: Database, request: Wanted): Promise<string> {
  const article = toUnstyledArticle(toArticle(await findInForce(database, request), 2));
  return `${writeNodes([article])}\n`;
}

/** The script that inserts the same article into a page. @throws DomainError NOT_FOUND */
export async function viewTextScript(database: Database, request: Wanted): Promise<string> {
  return writeTextScript(toUnstyledArticle(toArticle(await findInForce(database, request), 2)));
}

/** The page for a frame, and the policy that states who may frame it. @throws DomainError NOT_FOUND */
export async function viewFrame(
  database: Database,
  request: Wanted,
): Promise<{ html: string; policy: string }> {
  const document = await findInForce(database, request);
  const hosts = await findFrameHosts(database, request.publicId);
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
