import { rightRefusalTexts } from "@/content/team";
import type { TeamRight } from "@/lib/core/access/team-roles";
import { typeset } from "@/lib/russian/screen-typography";

/** Shown instead of a button that the user's role does not allow: who may use it. */
export function RightHint({ right, className = "mt-3" }: { right: TeamRight; className?: string }) {
  return (
    <p className={`text-sm text-ink-faint ${className}`}>{typeset(rightRefusalTexts[right])}</p>
  );
}
