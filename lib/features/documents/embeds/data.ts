import "server-only";

import { siteField } from "@/lib/engine/answers/identifying-answers";
import { frameHosts } from "@/lib/features/documents/embeds/frame-hosts";
import type { Transaction } from "@/lib/platform/db/database";

/** The hosts that may frame a public document: its site's, or the one in its answers if the site was deleted. */
export async function findFrameHosts(database: Transaction, publicId: string): Promise<string[]> {
  const row = await database.userDocument.findFirst({
    where: { publicId, publishedAt: { not: null } },
    select: { formData: true, site: { select: { address: true } } },
  });
  if (row === null) return [];
  const answers = row.formData as Record<string, unknown>;
  const answered = answers[siteField];
  return frameHosts(row.site?.address ?? (typeof answered === "string" ? answered : null));
}
