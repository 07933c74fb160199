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
