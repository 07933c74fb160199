import "server-only";

import { citedKeys } from "@/lib/engine/citations/cited-norms";
import { citedVersion } from "@/lib/engine/citations/norm-keys";
import { parseStoredTree } from "@/lib/engine/tree/stored";
import type { Database } from "@/lib/platform/db/database";
import { log } from "@/lib/platform/log/log";

/** Document trees in memory at once. */
const batchSize = 50;

/**
 * Reads the citations of documents that were stored before there was a law watch, or under older rules. Newer documents
 * are stored with them, so usually there is nothing to do. May be interrupted anywhere.
 * @returns how many documents were read.
 */
export async function readMissingCitations(
  database: Database,
  isStopped: () => boolean = () => false,
): Promise<number> {
  let read = 0;
  while (!isStopped()) {
    const rows = await database.userDocument.findMany({
      where: { citedVersion: { lt: citedVersion }, status: "completed" },
      take: batchSize,
      select: {
        id: true,
        edition: true,
        versions: { orderBy: { edition: "desc" }, take: 1, select: { tree: true } },
      },
    });
    for (const { id, edition, versions } of rows) {
      const keys = keysOfTree(id, versions[0]?.tree);
      // Not through Prisma, which would change the document's date. A new edition stored meanwhile has its own
      // citations.
      await database.$executeRaw`
        UPDATE user_documents SET "citedNorms" = ${keys}, "citedVersion" = ${citedVersion}
        WHERE id = ${id} AND edition = ${edition} AND "citedVersion" < ${citedVersion}`;
    }
    read += rows.length;
    if (rows.length < batchSize) break;
  }
  return read;
}

/** A tree that cannot be read counts as one without citations: it must not stop the others. */
function keysOfTree(documentId: string, tree: unknown): string[] {
  if (tree === undefined) return [];
  try {
    return citedKeys(parseStoredTree(tree));
  } catch (error) {
    log.error({ err: error, documentId }, "citations of a document cannot be read");
    return [];
  }
}
