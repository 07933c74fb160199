import type { KnownFacts } from "@/lib/engine/facts/known/known-facts";
import type { FactRecord, Vocabulary } from "@/lib/engine/facts/known/vocabulary";
import { flagFact, textFact } from "@/lib/engine/facts/known/vocabulary";
import { foreignCountriesOf } from "@/lib/engine/facts/processing/recipients/locations";
import { hasOwnServer, isHostedByBuilder } from "@/lib/engine/facts/processing/recipients/platform";

export const hostingVocabulary = {
  "site.hosting": textFact("хостинг-провайдера", "hosting.provider"),
  "site.ownServer": flagFact("свой ли сервер", "hosting.provider"),
  "hosting.foreign": flagFact("за границей ли хостинг", "hosting.provider"),
} as const satisfies Vocabulary;

/** The server of the site; «свой сервер» has no provider. */
export function hostingFacts(known: KnownFacts): FactRecord {
  const isOwn = hasOwnServer(known);
  return {
    "site.hosting": isOwn || isHostedByBuilder(known) ? undefined : known["hosting.provider"],
    "site.ownServer": isOwn,
    "hosting.foreign": foreignCountriesOf(known["hosting.provider"]) !== null,
  };
}
