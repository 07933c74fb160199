import type { KnownFacts } from "@/lib/engine/facts/known/known-facts";
import { memoizeByFacts } from "@/lib/engine/facts/known/memoize-by-facts";
import { biometricPattern, healthPattern, otherSpecialPattern } from "@/lib/engine/presets/data";
import { industryPresets } from "@/lib/engine/presets/industries";
import type { DataType, ProcessingPurpose } from "@/lib/engine/questions/vocabulary/options";

const named = (pattern: RegExp) => (known: Pick<KnownFacts, "data.other">) =>
  pattern.test(known["data.other"] ?? "");

/** True when the other data belong to a category that needs a ground of its own (152-ФЗ ст. 10, 11). */
export const namesHealth = named(healthPattern);
export const namesBiometrics = named(biometricPattern);
export const namesOtherSpecial = named(otherSpecialPattern);

/** True when the owner has a purpose in own words. */
export const namesOtherPurpose = (known: KnownFacts): boolean =>
  known["purposes.chosen"].includes("other") || known["purposes.other"] !== undefined;

/** The types of other people's data that the owner publishes; a review is not a type. */
export const publishedTypes = (known: KnownFacts): DataType[] =>
  known["publishing.own"]
    ? known["publishing.data"].filter(
        (key): key is Exclude<typeof key, "review"> => key !== "review",
      )
    : [];

/** Purposes whose forms usually ask for a first name. */
export const asksFirstName = (key: string): boolean => key === "feedback" || key === "support";

/** With a full name, which includes the first name, no purpose asks for only a first name. */
const isNameInFull = (known: KnownFacts, chosen: ReadonlySet<DataType>): boolean =>
  chosen.has("full_name") &&
  (namesOtherPurpose(known) || known["purposes.chosen"].length > 0) &&
  !known["purposes.chosen"].some(asksFirstName) &&
  !(namesOtherPurpose(known) && known["purposes.otherData"].includes("name"));

/** Returns the types of data that the owner named in either of the two lists, without duplicates. */
export const chosenDataTypes = memoizeByFacts((known): readonly DataType[] => {
  const chosen = new Set<DataType>([...known["data.collected"], ...known["data.added"]]);
  if (namesOtherPurpose(known)) {
    for (const type of known["purposes.otherData"]) chosen.add(type);
  }
  for (const type of publishedTypes(known)) chosen.add(type);
  if (known["data.other"]) chosen.add("other");
  if (enrolsChildren(known)) chosen.add("children");
  // «Аллергии» in the owner's own words are health data whether or not the type was ticked.
  if (namesHealth(known)) chosen.add("health");
  if (namesBiometrics(known)) chosen.add("biometric");
  if (isNameInFull(known, chosen)) chosen.delete("name");
  return [...chosen];
});

const ofContracts: readonly ProcessingPurpose[] = ["registration", "order_processing", "contract"];

/** A club is for children: its contracts cannot be concluded without their data. */
const enrolsChildren = (known: KnownFacts): boolean =>
  industryPresets[known["site.industry"]].servesChildren === true &&
  known["purposes.chosen"].some((purpose) => ofContracts.includes(purpose));

const asksAboutMinors = ({ "site.industry": industry }: KnownFacts): boolean =>
  industry === "gaming" || industry === "education";

/**
 * True when minors use the site whether or not their data were ticked: always for a club, for lessons and games when
 * the owner answers so. Their representatives must be mentioned (152-ФЗ ст. 9 ч. 1).
 */
export const acceptsMinors = (known: KnownFacts): boolean =>
  industryPresets[known["site.industry"]].servesChildren === true ||
  (asksAboutMinors(known) && known["minors.come"] === "yes");

/** True when minors may come and it is not answered whether they do: only the rule of the law is stated. */
export const mayHaveMinors = (known: KnownFacts): boolean =>
  asksAboutMinors(known) && known["minors.come"] === "unknown" && !hasMinors(known);

/** True when representatives of minors are not customers: no minors come, or it is not answered. */
export const teachesAdults = (known: KnownFacts): boolean =>
  asksAboutMinors(known) && !hasMinors(known);

/** True when the owner may have data of minors. */
export const hasMinors = (known: KnownFacts): boolean =>
  acceptsMinors(known) || chosenDataTypes(known).includes("children");
