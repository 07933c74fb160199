/** On which grounds a row of the matrix rests. */
import type { KnownFacts } from "@/lib/engine/facts/known/known";
import { namesOtherSpecial } from "@/lib/engine/facts/processing/chosen-data";
import { correctedGround, withTermOf } from "@/lib/engine/facts/processing/corrections";
import type { Place } from "@/lib/engine/facts/processing/matrix/place-data";
import { appliesToAnyPurpose, hasFixedTerm } from "@/lib/engine/facts/processing/retention";
import { groundPresets } from "@/lib/engine/presets/grounds";
import type { IndustryPreset } from "@/lib/engine/presets/industries";
import type { GroundKey, RowKey } from "@/lib/engine/presets/processing";
import type { PurposePreset } from "@/lib/engine/presets/purposes";

/** Purposes under which a contract with the person is concluded or performed. */
const contractPurposes: RowKey[] = ["order_processing", "delivery", "payment", "contract"];

/** The owner's own purpose rests on what the owner says; until then on a visible blank. */
const groundsOfOther: Record<KnownFacts["purposes.otherGround"], GroundKey[]> = {
  consent: ["consent"],
  contract: ["contract"],
  law: ["law"],
  unknown: [],
};

/** A person who teaches alone is no educational organisation: 273-ФЗ ст. 98 is not theirs. */
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
  place: Place,
  preset: PurposePreset,
  industry: IndustryPreset,
  { ticked, subjects }: GroundContext,
): GroundKey[] {
  // Of the owner's own purpose the whole ground is a blank until he names it, not a part of it.
  if (place.key === "other" && known["purposes.otherGround"] === "unknown") return [];
  const hasContracts = contractPurposes.some((key) => ticked.has(key));
  const said = correctedGround(place.key, known);
  const grounds: GroundKey[] = said ? [said] : [...preset.grounds];
  switch (said ? null : place.key) {
    case "registration":
      // An account rests on the agreement with the site, which anyone who has accounts must have.
      grounds.splice(0, 1, "agreement");
      break;
    case "feedback":
    case "support":
      // To write to a clinic about a contract is to say that one is treated there (323-ФЗ ст. 13).
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
  // The contract is a ground for its parties only; who signs for a company is not a party and needs a ground of their
  // own (152-ФЗ ст. 6 ч. 1 п. 5).
  const isSignedForOthers = () =>
    subjects.some((words) => /(?<!законные )представител/.test(words));
  if (grounds.includes("contract") && isSignedForOthers()) grounds.push("representatives");
  const terms = withTermOf(place.key, known);
  // An interest is no ground for what a doctor knows (152-ФЗ ст. 10 ч. 2); a record is kept by law.
  if (grounds.includes("contract") && (hasFixedTerm(terms) || preset.forClaims)) {
    const tells = place.key === "order_processing" || place.key === "contract";
    const isRecord = place.key === "health" && industry.orderTellsHealth;
    if (!isRecord) grounds.push(industry.orderTellsHealth && tells ? "healthClaims" : "claims");
  }
  if (appliesToAnyPurpose(terms) && preset.answered && !preset.term) grounds.push("afterwards");
  if (place.types.includes("other") && namesOtherSpecial(known)) grounds.push("specialConsent");
  const hasConsent = () => grounds.some((key) => groundPresets[key].consent);
  if (place.extra && !hasConsent()) grounds.push("voluntaryConsent");
  if (place.key === "order_processing" && industry.orderTellsHealth && !said) {
    grounds.push("healthConsentToOrder");
  }
  // A contract for a child is concluded by the representative, health data have a written consent of their own.
  if (place.types.includes("children") && place.key !== "contract" && place.key !== "health") {
    grounds.push("representativeConsent");
  }
  return grounds;
}
