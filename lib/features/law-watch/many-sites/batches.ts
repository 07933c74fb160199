/** Splits sites and their documents into calls. Pure, and without zod. */
import type { WaitingSite } from "@/lib/features/law-watch/many-sites/schema";

/** The limits of the route (`maxSitesPerCall`, `maxSiteDocuments` of the schemas; a test compares them). */
export const batchSites = 10;
export const batchDocuments = 100;

/** The documents of a site that can be updated now. */
export const acceptableDocuments = ({ documents }: WaitingSite): WaitingSite["documents"] =>
  documents.filter(({ refusal }) => refusal === null);

/** The sites in order, as many per call as the server accepts; sites without an updatable document are left out. */
export function batchesOf(sites: readonly WaitingSite[]): WaitingSite[][] {
  const batches: WaitingSite[][] = [];
  let documents = 0;
  for (const site of sites) {
    const count = acceptableDocuments(site).length;
    if (count === 0) continue;
    const last = batches.at(-1);
    if (last && last.length < batchSites && documents + count <= batchDocuments) {
      last.push(site);
      documents += count;
    } else {
      batches.push([site]);
      documents = count;
    }
  }
  return batches;
}
