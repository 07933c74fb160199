import type { ReadsBelow } from "@/lib/platform/api-client/api-calls";
import { wholeListKey } from "@/lib/platform/api-client/cache/list-keys";

const path = "/api/sites";

/**
 * What is fetched of one site: the reads below its path, as `npm run api` finds them, but for records, and two names that
 * are no segment of a path.
 */
type SitePart =
  /** The site itself, with its documents and what it needs. */
  | "details"
  /** The documents that no longer agree with the facts: `editions`. */
  | "outdated"
  | Exclude<ReadsBelow<`${typeof path}/${string}`>, SiteRecord | "editions">;

/**
 * Query keys of the sites. All begin with `all`, because a change of a document may change its site; what does not
 * follow from facts and documents is under `siteRecordKey`. They are in this folder because `documents` refreshes them
 * and `sites` imports `documents`: imports between features go one way.
 */
export const siteKeys = {
  all: [path],
  list: wholeListKey(path),
  /** The state of each site (`lib/features/site-list`). */
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

type SiteRecord = "duties" | "incidents" | "journal" | "requests" | "transfer";

/**
 * The query key of what is recorded of a site beside its facts: the path of its call. It stays outside of
 * `siteKeys.all`, which saved facts, documents and checks refresh: a record changes by writes of its own, and is fetched
 * again whenever its screen opens.
 */
export const siteRecordKey = (siteId: string, name: SiteRecord) =>
  [`/api/sites/${siteId}/${name}`] as const;

/**
 * The duties of all sites of the user. Not in `duties`, because `law-watch`, which settles duties, may not import that.
 */
export const ownDutiesKey = ["/api/user/duties"] as const;
