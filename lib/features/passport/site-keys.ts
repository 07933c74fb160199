const path = "/api/sites";

/** What is fetched of one site. */
type SitePart =
  /** The site itself, with its documents and what it needs. */
  | "details"
  | "passport"
  /** The documents that no longer agree with the facts. */
  | "touched"
  | "install"
  | "banner"
  | "papers"
  | "notification"
  | "law-notices";

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
  /** The text of a published document, a page at `/d/`: publishing refreshes it with the sites. */
  article: (publicId: string | null, edition: number) =>
    [path, "article", publicId, edition] as const,
  one: (id: string) => [path, id] as const,
  /** Below the key of the site: saved facts of the site make it stale. */
  part: (id: string, name: SitePart, ...rest: readonly (string | null)[]) =>
    [path, id, name, ...rest] as const,
} as const;

/** Where what waits on the sites is kept (`lib/features/duties`), for the changes that settle it. */
export const dutyKeys = {
  own: ["/api/user/duties"],
  ofSite: (siteId: string) => [`/api/sites/${siteId}/duties`] as const,
} as const;
