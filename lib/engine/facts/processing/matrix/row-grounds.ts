/** The grounds of a row of the matrix. */
import type { KnownFacts } from "@/lib/engine/facts/known/known-facts";
import { namesOtherSpecial } from "@/lib/engine/facts/processing/chosen-data";
import { correctedGround, withTermOf } from "@/lib/engine/facts/processing/corrections";
import type { DataAssignment } from "@/lib/engine/facts/processing/matrix/assign-data";
import { appliesToAnyPurpose, hasFixedTerm } from "@/lib/engine/facts/processing/retention";
import { groundPresets } from "@/lib/engine/presets/grounds";
import type { IndustryPreset } from "@/lib/engine/presets/industries";
import type { GroundKey, RowKey } from "@/lib/engine/presets/processing";
import type { PurposePreset } from "@/lib/engine/presets/purposes";

/** Purposes under which a contract with the person is concluded or performed. */
const contractPurposes: RowKey[] = ["order_processing", "delivery", "payment", "contract"];

/** The ground of the owner's own purpose is the owner's answer; until then a visible blank. */
const groundsOfOther: Record<KnownFacts["purposes.otherGround"], GroundKey[]> = {
  consent: ["consent"],
  contract: ["contract"],
  law: ["law"],
  unknown: [],
};

/** A person who teaches alone is not an educational organisation, and 273-ФЗ ст. 98 does not apply. */
const groundsOfIndustry = ({ grounds = [] }: IndustryPreset, known: KnownFacts): GroundKey[] =>
  known["owner.type"] === "individual"
    ? grounds.filter((ground) => ground !== "educationLaw")
    : grounds;

type GroundContext = {
  ticked: ReadonlySet<RowKey>;
  subjects: readonly string[];
};

export function groundsOf(
  known: KnownFacts,
  place: DataAssignment,
  preset: PurposePreset,
  industry: IndustryPreset,
  { ticked, subjects }: GroundContext,
): GroundKey[] {
  // Until the owner names it, the whole ground of an own purpose is a blank, not a part of it.
  if (place.key === "other" && known["purposes.otherGround"] === "unknown") return [];
  const hasContracts = contractPurposes.some((key) => ticked.has(key));
  const correction = correctedGround(place.key, known);
  const grounds: GroundKey[] = correction ? [correction] : [...preset.grounds];
  switch (correction ? null : place.key) {
    case "registration":
      // An account rests on the agreement with the site, which every owner with accounts must have.
      grounds.splice(0, 1, "agreement");
      break;
    case "feedback":
    case "support":
      // A message to a clinic about a contract reveals that its author is treated there (323-ФЗ ст. 13).
      if (hasContracts && !industry.orderTellsHealth) grounds.push("contractRequest");
      break;
    case "order_processing":
      grounds.push(...groundsOfIndustry(industry, known));
      if (industry.orderTellsHealth) grounds.push("medical");
      break;
    case "contract":
      grounds.push(...groundsOfIndustry(industry, known));
      if (industry.orderTellsHealth) grounds.push("medical");
      grounds.push("papersByLaw");
      break;
    case "distribution":
      if (known["publishing.data"].includes("photo")) grounds.push("imageConsent");
      break;
    case "other":
      grounds.push(...groundsOfOther[known["purposes.otherGround"]]);
      break;
  }
  // The contract is a ground only for its parties; a person who signs for a company is not a party and needs another
  // ground (152-ФЗ ст. 6 ч. 1 п. 5).
  const isSignedForOthers = () => subjects.some((text) => /(?<!законные )представител/.test(text));
  if (grounds.includes("contract") && isSignedForOthers()) grounds.push("representatives");
  const terms = withTermOf(place.key, known);
  // A legitimate interest is no ground for a doctor's data (152-ФЗ ст. 10 ч. 2); a law requires the record.
  if (grounds.includes("contract") && (hasFixedTerm(terms) || preset.forClaims)) {
    const isOrderOrContract = place.key === "order_processing" || place.key === "contract";
    const isRecord = place.key === "health" && industry.orderTellsHealth;
    if (!isRecord)
      grounds.push(industry.orderTellsHealth && isOrderOrContract ? "healthClaims" : "claims");
  }
  if (appliesToAnyPurpose(terms) && preset.endsWithAnswer && !preset.term)
    grounds.push("afterwards");
  if (place.types.includes("other") && namesOtherSpecial(known)) grounds.push("specialConsent");
  const hasConsent = () => grounds.some((key) => groundPresets[key].consent);
  if (place.extra && !hasConsent()) grounds.push("voluntaryConsent");
  if (place.key === "order_processing" && industry.orderTellsHealth && !correction) {
    grounds.push("healthConsentToOrder");
  }
  // A contract for a child is concluded by the representative; health data have a written consent of their own.
  if (place.types.includes("children") && place.key !== "contract" && place.key !== "health") {
    grounds.push("representativeConsent");
  }
  return grounds;
}
