import { ownerAndSite } from "@/lib/engine/answers/identifying-answers";
import { itemKey, itemOf } from "@/lib/engine/answers/package-item";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import type { DocumentSummary } from "@/lib/features/documents/record/responses";

/** An owner's site with the answers that a package can be made from. */
export type PackageSource = {
  owner: string;
  site: string;
  answers: DocumentAnswers;
};

type Finished = DocumentSummary & { formData: DocumentAnswers };

/** Own sites only: documents for another user's site are made on its page. */
const isFinished = (document: DocumentSummary): document is Finished =>
  document.status === "completed" && !document.shared;

function isOf(source: PackageSource, { formData }: Finished): boolean {
  const { owner, site } = ownerAndSite(formData);
  return owner === source.owner && site === source.site;
}

/**
 * The owners among the user's documents, the newest first. A disclaimer's five fields are too few for a package, so its
 * answers are skipped.
 */
export function packageSources(documents: readonly DocumentSummary[]): PackageSource[] {
  const sources: PackageSource[] = [];
  for (const document of documents) {
    if (!isFinished(document) || document.type === "socialDisclaimer") continue;
    if (sources.some((source) => isOf(source, document))) continue;
    sources.push({ ...ownerAndSite(document.formData), answers: document.formData });
  }
  return sources;
}

/** Which documents of the package this owner already has: key → the newest such document. */
export function existingItems(
  documents: readonly DocumentSummary[],
  source: PackageSource,
): Map<string, DocumentSummary> {
  const existing = new Map<string, DocumentSummary>();
  for (const document of documents) {
    if (!isFinished(document) || !isOf(source, document)) continue;
    const key = itemKey(itemOf(document.type, document.formData));
    if (!existing.has(key)) existing.set(key, document);
  }
  return existing;
}
