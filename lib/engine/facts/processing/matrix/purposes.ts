/** The purposes of the answers: the chosen ones and those that follow from other answers. */
import type { KnownFacts } from "@/lib/engine/facts/known/known-facts";
import { isMarketplace } from "@/lib/engine/facts/processing/recipients";
import { analyticsUses } from "@/lib/engine/facts/processing/recipients/counters";
import { industryPresets } from "@/lib/engine/presets/industries";
import type { DerivedPurpose, RowKey } from "@/lib/engine/presets/processing";
import {
  type DataType,
  type Industry,
  type ProcessingPurpose,
  processingPurposes,
} from "@/lib/engine/questions/vocabulary/options";

const antiMoneyLaundering: Industry[] = ["crypto", "fintech", "insurance"];

/** True when 115-ФЗ requires this industry to identify its clients. */
export function identifiesClients(known: KnownFacts): boolean {
  return antiMoneyLaundering.includes(known["site.industry"]);
}

/** Journalism and authorship have a ground and a row of their own (152-ФЗ ст. 6 ч. 1 п. 8). */
export const writesAboutPeople = (known: KnownFacts): boolean =>
  known["site.isSmi"] || known["site.writesAboutPeople"];

/** An owner who takes gifts and sells nothing has no customers (ГК РФ ст. 582). */
export const takesGiftsOnly = (known: KnownFacts): boolean =>
  industryPresets[known["site.industry"]].donors !== undefined &&
  known["trade.sold"].every((product) => product === "donations");

/** The purposes that are ticked or follow from a counter or a payment service. */
export function chosenPurposes(known: KnownFacts) {
  const ticked = new Set<RowKey>(known["purposes.chosen"]);
  if (known["purposes.other"]) ticked.add("other");
  const all = new Set(ticked);
  const transfers = known["transfers.kinds"];
  if (analyticsUses(known).length > 0 || transfers.includes("analytics")) all.add("analytics");
  if (known["transfers.paymentSystems"].length > 0 || transfers.includes("payment_systems")) {
    all.add("payment");
  }
  // The contact e-mail is published, so people write to it whether or not the purpose is ticked.
  const fallback = ticked.size === 0;
  if (fallback) all.add("feedback");
  const keys = (Object.keys(processingPurposes) as ProcessingPurpose[]).filter((key) =>
    all.has(key),
  );
  return { keys, ticked, fallback };
}

export function derivedPurposes(known: KnownFacts, types: readonly DataType[]): DerivedPurpose[] {
  const derived: DerivedPurpose[] = [];
  if (known["site.userCanPost"] && !known["site.postsWithoutData"]) derived.push("publication");
  if (known["publishing.own"]) derived.push("distribution");
  if (types.includes("health") || known["site.industry"] === "medical") derived.push("health");
  if (types.includes("biometric")) derived.push("biometric");
  if (known["app.data"].some((type) => type !== "advertising_id")) derived.push("application");
  if (known["app.data"].includes("advertising_id")) derived.push("app_advertising");
  if (identifiesClients(known)) derived.push("aml");
  if (writesAboutPeople(known)) derived.push("journalism");
  if (isMarketplace(known)) derived.push("sellers");
  if (known["site.userCanPost"]) derived.push("notices");
  return derived;
}
