import { rightRefusalTexts } from "@/content/team";
import type { TeamRight } from "@/lib/core/access/team-roles";
import { typeset } from "@/lib/russian/screen-typography";

/** In place of a button that one's role is too little for: who may press it. */
export function RightHint({ right, className = "mt-3" }: { right: TeamRight; className?: string }) {
  return (
    <p className={`text-sm text-ink-faint ${className}`}>{typeset(rightRefusalTexts[right])}</p>
  );
}
