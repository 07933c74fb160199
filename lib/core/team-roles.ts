/** What one may be in an organisation. */

/** The roles that a member is given, from the least to the most. */
export const memberRoles = ["reader", "lawyer", "editor"] as const;
export type MemberRole = (typeof memberRoles)[number];

/** The same, and `owner` above them: whose account the thing is. */
export const teamRoles = [...memberRoles, "owner"] as const;
export type TeamRole = (typeof teamRoles)[number];

/** Whether `role` may do what asks for at least `least`. */
export const isAtLeast = (role: TeamRole, least: TeamRole): boolean =>
  teamRoles.indexOf(role) >= teamRoles.indexOf(least);

/**
 * Of which site a call is, and the least role of a member for it: by the id in the path, of a site or of a document of
 * it, or by `?site=` of the query.
 */
export type TeamRule =
  | { readonly site: TeamRole }
  | { readonly document: TeamRole }
  | { readonly siteOfQuery: TeamRole };
