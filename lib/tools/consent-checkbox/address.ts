/** The part of the settings that is stored in the URL: `?types=marketing,newsletter`. Nothing that was typed. */
import {
  type ConsentKind,
  consentKinds,
  mainConsent,
} from "@/lib/tools/consent-checkbox/consent-kinds";

const none = "none";

/** Reads the kinds from the URL; empty means the default choice, and unknown names are ignored. */
export function readKinds(parameter: string): ConsentKind[] {
  if (parameter === "") return [mainConsent];
  const named = parameter.split(",");
  return consentKinds.filter((kind) => named.includes(kind));
}

/** The value of the parameter, as read by `readKinds`. */
export function writeKinds(kinds: readonly ConsentKind[]): string {
  const chosen = consentKinds.filter((kind) => kinds.includes(kind));
  if (chosen.length === 0) return none;
  return chosen.length === 1 && chosen[0] === mainConsent ? "" : chosen.join(",");
}
