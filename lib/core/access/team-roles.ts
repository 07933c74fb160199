/** What one may be in an organisation, and what one may do there. */

/** The roles that a member is given, from the least to the most. */
export const memberRoles = ["reader", "lawyer", "editor"] as const;
export type MemberRole = (typeof memberRoles)[number];

/** The same, and `owner` above them: whose account the thing is. */
export const teamRoles = [...memberRoles, "owner"] as const;
export type TeamRole = (typeof teamRoles)[number];

/** Whether `role` may do what asks for at least `least`. */
export const hasMinRole = (role: TeamRole, least: TeamRole): boolean =>
  teamRoles.indexOf(role) >= teamRoles.indexOf(least);

/**
 * What is done to a site and its documents, and the least role that it takes. A call of the API declares one of these,
 * and a screen that leads to the call asks for the same one. Source: docs/specification/teams.md#roles.
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
} as const satisfies Record<string, TeamRole>;
export type TeamRight = keyof typeof minRoles;

/** Whether a role is enough for it. */
export const hasRight = (role: TeamRole, right: TeamRight): boolean =>
  hasMinRole(role, minRoles[right]);

/**
 * Of which site a call is, and what it does there: by the id in the path, of a site or of a document of it, or by
 * `?site=` of the query, or by the site that the draft of `?draft=` was begun for.
 */
export type TeamRule =
  | { readonly site: TeamRight }
  | { readonly document: TeamRight }
  | { readonly siteOfQuery: TeamRight };
