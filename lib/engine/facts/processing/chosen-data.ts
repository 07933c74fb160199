import type { KnownFacts } from "@/lib/engine/facts/known";
import { biometricWords, healthWords, otherSpecialWords } from "@/lib/engine/presets/data";
import type { DataType } from "@/lib/engine/questions/options";

const named = (pattern: RegExp) => (known: Pick<KnownFacts, "data.other">) =>
  pattern.test(known["data.other"] ?? "");

/** True where the other data are of a category that needs a ground of its own (152-ФЗ ст. 10, 11). */
export const namesHealth = named(healthWords);
export const namesBiometrics = named(biometricWords);
export const namesOtherSpecial = named(otherSpecialWords);

/** True where the owner has a purpose in his own words. */
export const namesOtherPurpose = (known: KnownFacts): boolean =>
  known["purposes.chosen"].includes("other") || known["purposes.other"] !== undefined;

/** The types of data that the owner publishes of others; a review is no type. */
export const publishedTypes = (known: KnownFacts): DataType[] =>
  known["publishing.own"]
    ? known["publishing.data"].filter(
        (key): key is Exclude<typeof key, "review"> => key !== "review",
      )
    : [];

/** The types of data that the owner named, in whichever of the two lists, each once. */
export function chosenDataTypes(known: KnownFacts): DataType[] {
  const chosen = new Set<DataType>([...known["data.collected"], ...known["data.added"]]);
  if (namesOtherPurpose(known)) {
    for (const type of known["purposes.otherData"]) chosen.add(type);
  }
  for (const type of publishedTypes(known)) chosen.add(type);
  if (known["data.other"]) chosen.add("other");
  // «Аллергии» in the owner's own words are health data whether or not the type was ticked.
  if (namesHealth(known)) chosen.add("health");
  if (namesBiometrics(known)) chosen.add("biometric");
  return [...chosen];
}
