/** The part of the choice that is kept in the URL: `?types=marketing,newsletter`. Nothing that was typed. */
import {
  type ConsentKind,
  consentKinds,
  mainConsent,
} from "@/lib/tools/consent-html/consent-kinds";

const none = "none";

/** Empty means the choice to begin with; unknown names are passed over. */
export function readKinds(parameter: string): ConsentKind[] {
  if (parameter === "") return [mainConsent];
  const named = parameter.split(",");
  return consentKinds.filter((kind) => named.includes(kind));
}

/** The parameter that `readKinds` takes for these kinds. */
export function writeKinds(kinds: readonly ConsentKind[]): string {
  const chosen = consentKinds.filter((kind) => kinds.includes(kind));
  if (chosen.length === 0) return none;
  return chosen.length === 1 && chosen[0] === mainConsent ? "" : chosen.join(",");
}
