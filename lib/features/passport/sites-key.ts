/** All that the browser has fetched of the sites begins so: what changes a document may change its site. */
export const sitesKey = ["/api/sites"] as const;
