/** The roles in an organisation and their permissions. */

/** The roles that a member can have, from the lowest to the highest. */
export const memberRoles = ["reader", "lawyer", "editor"] as const;
export type MemberRole = (typeof memberRoles)[number];

/** The roles of members and, above them, `owner`: the account that owns the site or document. */
export const organisationRoles = [...memberRoles, "owner"] as const;
export type OrganisationRole = (typeof organisationRoles)[number];

/** Whether `role` is at least `least`. */
export const hasMinRole = (role: OrganisationRole, least: OrganisationRole): boolean =>
  organisationRoles.indexOf(role) >= organisationRoles.indexOf(least);

/**
 * The actions on a site and its documents, with the lowest role that is allowed each. A call of the API declares one of
 * these, and a screen that makes the call checks the same one. Source: docs/specification/organisations.md#roles.
 */
export const minRoles = {
  read: "reader",
  followLaw: "lawyer",
  keepRequests: "lawyer",
  keepIncidents: "lawyer",
  seeVisitors: "lawyer",
  editSite: "editor",
  checkSite: "editor",
  makeDocuments: "editor",
  publish: "editor",
  keepPapers: "editor",
  keepBanner: "editor",
  keepNotification: "editor",
  keepDrafts: "owner",
  deleteDocuments: "owner",
  askLawyer: "owner",
  deleteEntries: "owner",
  keepSentKeys: "owner",
  decideJournal: "owner",
  giveAway: "owner",
} as const satisfies Record<string, OrganisationRole>;
export type OrganisationRight = keyof typeof minRoles;

/** Whether a role has the right. */
export const hasRight = (role: OrganisationRole, right: OrganisationRight): boolean =>
  hasMinRole(role, minRoles[right]);

/**
 * How a call determines its site, and the right it needs: by an id in the path (of a site or of a document), by
 * `?site=` of the query, or by the site of the draft in `?draft=`.
 */
export type MemberRule =
  | { readonly site: OrganisationRight }
  | { readonly document: OrganisationRight }
  | { readonly siteOfQuery: OrganisationRight };
