/** The owner's mobile application. */

import type { KnownFacts } from "@/lib/engine/facts/known/known-facts";
import type { FactRecord, Vocabulary } from "@/lib/engine/facts/known/vocabulary";
import { flagFact, textFact } from "@/lib/engine/facts/known/vocabulary";
import { analyticsUses } from "@/lib/engine/facts/processing/recipients/counters";
import { appDataLabels, permissionDataTypes } from "@/lib/engine/presets/application";
import { typesetDocument } from "@/lib/russian/typography";

export const applicationVocabulary = {
  "app.exists": flagFact("есть ли мобильное приложение", "app.said"),
  "app.inStores": flagFact("есть ли приложение в магазинах приложений", "app.stores"),
  "app.permitted": textFact("данные устройства, которые требуют разрешения", "app.data"),
  "app.contacts": flagFact("получает ли приложение контакты", "app.data"),
  "app.push": flagFact("отправляет ли приложение уведомления", "app.data"),
} as const satisfies Vocabulary;

/** An owner who answers what the application collects, or counts its users, has one. */
const hasApplication = (known: KnownFacts): boolean =>
  known["app.said"] ||
  known["app.stores"].length > 0 ||
  known["app.data"].length > 0 ||
  known["app.consentScreen"] ||
  analyticsUses(known).some(({ key }) => key === "appmetrica");

export function applicationFacts(known: KnownFacts): FactRecord {
  const collected = known["app.data"];
  const permitted = collected.filter((type) => permissionDataTypes.includes(type));
  return {
    "app.exists": hasApplication(known),
    "app.inStores": known["app.stores"].some((store) => store !== "site"),
    "app.permitted":
      permitted.map((type) => typesetDocument(appDataLabels[type])).join("; ") || undefined,
    "app.contacts": collected.includes("contacts"),
    "app.push": collected.includes("push_token"),
  };
}
