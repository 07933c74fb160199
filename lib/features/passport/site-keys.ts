const path = "/api/sites";

/**
 * Where the browser keeps what it has fetched of the sites. All keys begin with `all`: what changes a document may change
 * its site. They stand in this room because `sites` reads `documents`, which refreshes them: rooms import one way.
 */
export const siteKeys = {
  all: [path],
  list: [path, "list"],
  /** How each site stands (`lib/features/site-list`). */
  states: [path, "states"],
  /** The sites whose documents wait for a changed law (`lib/features/law-watch`). */
  lawNotices: [path, "law-notices"],
  one: (id: string) => [path, id] as const,
} as const;

/** Where what waits on the sites is kept (`lib/features/duties`), for the changes that settle it. */
export const dutyKeys = {
  own: ["/api/user/duties"],
  ofSite: (siteId: string) => [`/api/sites/${siteId}/duties`] as const,
} as const;
