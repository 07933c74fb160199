import "server-only";

import { citedKeys } from "@/lib/engine/citations/cited-norms";
import { keysOfChange } from "@/lib/engine/citations/norm-keys";
import { parseStoredText } from "@/lib/engine/tree/stored";
import type { PaperLawChange } from "@/lib/features/internal-papers/responses";
import { lawChangeColumns } from "@/lib/features/law-watch/data";
import { normOf } from "@/lib/features/law-watch/notice-texts";
import { loadLaws } from "@/lib/platform/content/templates";
import type { Transaction } from "@/lib/platform/db/database";

type Adoption = { id: string; createdAt: Date };

/**
 * Finds the changes of the law that were entered after a paper was adopted and affect a norm of its adopted text,
 * newest first, by the adoption's id. Adopting the paper again removes the mark. Nothing is stored, so a withdrawn
 * change no longer marks anything.
 */
export async function findLawChanges(
  database: Transaction,
  adoptions: readonly Adoption[],
): Promise<Map<string, PaperLawChange[]>> {
  const found = new Map<string, PaperLawChange[]>();
  const oldest = adoptions.reduce<Date | null>(
    (first, { createdAt }) => (first && first < createdAt ? first : createdAt),
    null,
  );
  if (!oldest) return found;
  const changes = await database.lawChange.findMany({
    where: { withdrawnAt: null, createdAt: { gt: oldest } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: lawChangeColumns,
  });
  const [newest] = changes;
  // The usual case: then no text is read.
  if (!newest) return found;
  const laws = await loadLaws();
  const rows = await database.adoptedPaper.findMany({
    where: {
      id: { in: adoptions.map(({ id }) => id) },
      createdAt: { lt: newest.createdAt },
    },
    select: { id: true, createdAt: true, tree: true },
  });
  for (const { id, createdAt, tree } of rows) {
    const cited = new Set(citedKeys(parseStoredText(tree)));
    const touching = changes.filter(
      (change) =>
        change.createdAt > createdAt && keysOfChange(change).some((key) => cited.has(key)),
    );
    found.set(
      id,
      touching.map(({ law, place, editionName, inForce, whatChanged }) => ({
        norm: normOf({ law, place }, laws),
        editionName,
        inForce,
        whatChanged,
      })),
    );
  }
  return found;
}
