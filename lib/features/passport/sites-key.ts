/**
 * All that the browser has fetched of the sites begins so: what changes a document may change its site. It stands in
 * this room because `sites` reads `documents`, which refreshes it: rooms import one way.
 */
export const sitesKey = ["/api/sites"] as const;
