import { rightRefusalTexts } from "@/content/organisations/texts";
import type { OrganisationRight } from "@/lib/core/access/organisation-roles";
import { typeset } from "@/lib/russian/screen-typography";

/** Shown instead of a button that the user's role does not allow: who may use it. */
export function RightHint({
  right,
  className = "mt-3",
}: {
  right: OrganisationRight;
  className?: string;
}) {
  return (
    <p className={`text-sm text-ink-faint ${className}`}>{typeset(rightRefusalTexts[right])}</p>
  );
}
