/** Which documents of which sites go into one call. Pure, and without zod. */
import type { WaitingSite } from "@/lib/features/law-watch/many-sites/schema";

/** As the route takes them (`maxSitesAtOnce`, `maxSiteDocuments` of the schemas, which a test holds them to). */
export const batchSites = 10;
export const batchDocuments = 100;

/** The documents of a site that can be taken now. */
export const acceptableDocuments = ({ documents }: WaitingSite): WaitingSite["documents"] =>
  documents.filter(({ refusal }) => refusal === null);

/** The sites in their order, as many a call as the server takes; a site without a document to take is in none. */
export function batchesOf(sites: readonly WaitingSite[]): WaitingSite[][] {
  const batches: WaitingSite[][] = [];
  let documents = 0;
  for (const site of sites) {
    const own = acceptableDocuments(site).length;
    if (own === 0) continue;
    const last = batches.at(-1);
    if (last && last.length < batchSites && documents + own <= batchDocuments) {
      last.push(site);
      documents += own;
    } else {
      batches.push([site]);
      documents = own;
    }
  }
  return batches;
}
