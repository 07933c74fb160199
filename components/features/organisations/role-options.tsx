import { offeredRoles, organisationRoleTexts } from "@/content/organisations/texts";

/** The roles that can be given to a member, as options of a select. */
export const RoleOptions = () =>
  offeredRoles.map((role) => (
    <option key={role} value={role}>
      {organisationRoleTexts[role].name}
    </option>
  ));
