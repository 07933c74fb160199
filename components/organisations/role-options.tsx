import { offeredRoles, teamRoleTexts } from "@/content/team";

/** The roles that a member can be given, for a select. */
export const RoleOptions = () =>
  offeredRoles.map((role) => (
    <option key={role} value={role}>
      {teamRoleTexts[role].name}
    </option>
  ));
