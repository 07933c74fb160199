import type { Laws } from "@/lib/engine/template/language/laws";
import { unverifiedNote } from "@/lib/engine/tree/cited-law";
import type { Norm } from "@/lib/engine/tree/document";
import { toCitation } from "@/lib/engine/tree/norm-place";

/** Formats a norm for a finding, and marks an act whose text nobody has verified. Pure. */
export function citeFinding({ law, place }: Norm, laws: Laws): string {
  const known = laws[law];
  const citation = toCitation(place, known?.reference ?? law);
  return known?.status === "unverified" ? `${citation} (${unverifiedNote})` : citation;
}
