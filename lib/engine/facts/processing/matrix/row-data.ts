/** The subjects and the data of a row of the matrix. */
import type { KnownFacts } from "@/lib/engine/facts/known/known-facts";
import {
  acceptsMinors,
  chosenDataTypes,
  teachesAdults,
} from "@/lib/engine/facts/processing/chosen-data";
import { correctedSubjects } from "@/lib/engine/facts/processing/corrections";
import type { DataAssignment } from "@/lib/engine/facts/processing/matrix/assign-data";
import { usesCookies } from "@/lib/engine/facts/processing/matrix/preset-of";
import { dataOfCounters } from "@/lib/engine/facts/processing/recipients/counters";
import { appDataLabels } from "@/lib/engine/presets/application";
import { consentGiverData } from "@/lib/engine/presets/consents";
import { dataPresets } from "@/lib/engine/presets/data";
import type { IndustryPreset } from "@/lib/engine/presets/industries";
import type { ProcessingRow, RowKey } from "@/lib/engine/presets/processing";
import type { PurposePreset } from "@/lib/engine/presets/purposes";

const necessaryCookies = "файлы cookie, без которых Сайт не работает";

/** The only cookies of purposes that ask for no consent. */
const withoutConsent: RowKey[] = ["operation", "security"];

/** The owner names these people in separate answers. */
export const isOfOwner = (key: RowKey) => key === "other" || key === "distribution";

/** Returns whose data the row of `place` processes, in the words of the preset or of the owner, each once. */
export function subjectsOf(
  known: KnownFacts,
  place: DataAssignment,
  preset: PurposePreset,
  industry: IndustryPreset,
): string[] {
  if (isOfOwner(place.key)) {
    const ownSubjects =
      known[place.key === "other" ? "purposes.otherSubjects" : "publishing.subjects"];
    // The person who consents for a child gives data too: a name, a contact, a paper (152-ФЗ ст. 18.1 ч. 1 п. 2).
    const forChildren = place.key === "distribution" && chosenDataTypes(known).includes("children");
    return ownSubjects ? [ownSubjects, ...(forChildren ? ["их законные представители"] : [])] : [];
  }
  const correction = correctedSubjects(place.key, known);
  const subjects = correction
    ? [correction]
    : preset.subjects.map((text) => text.replace("{клиенты}", industry.clients));
  if (
    (place.key === "feedback" || place.key === "support") &&
    !correction &&
    acceptsMinors(known)
  ) {
    subjects.push("законные представители несовершеннолетних");
  }
  if (!correction && teachesAdults(known)) {
    const alone = subjects.map((text) => text.replace(" и их законные представители", ""));
    subjects.splice(0, subjects.length, ...alone);
  }
  const namesChildren = subjects.some((text) => text.startsWith("дети"));
  if (place.types.includes("children") && !namesChildren) subjects.push("несовершеннолетние");
  return [...new Set(subjects)];
}

/** Returns the categories of a row's data. `specialOther`: the data in the owner's own words are special. */
export function categoriesOf(
  place: DataAssignment,
  industry: IndustryPreset,
  specialOther: boolean,
): ProcessingRow["categories"] {
  if (place.key === "biometric") return ["biometric"];
  const orderRows: readonly RowKey[] = ["order_processing", "contract", "duties"];
  if (industry.orderTellsHealth && orderRows.includes(place.key)) return ["ordinary", "special"];
  if (place.types.includes("other") && specialOther) return ["ordinary", "special"];
  if (place.key !== "health") return ["ordinary"];
  return place.types.some((type) => type !== "health") ? ["ordinary", "special"] : ["special"];
}

/** Returns the words for the data of the row of `place`: the preset's types first, then what comes with the row. */
export function dataOf(
  known: KnownFacts,
  place: DataAssignment,
  preset: PurposePreset,
  industry: IndustryPreset,
): string[] {
  // In the order of the preset, so that every row lists a name before an e-mail; other types come last.
  const types = [
    ...preset.data.filter((type) => place.types.includes(type)),
    ...place.types.filter((type) => !preset.data.includes(type)),
  ].filter((type) => type !== "other");
  const data = types.map((type) =>
    type === "cookies" && withoutConsent.includes(place.key)
      ? necessaryCookies
      : dataPresets[type].label,
  );
  if (place.types.includes("other") && known["data.other"]) data.push(known["data.other"]);
  if (place.key === "operation" && usesCookies(known) && !types.includes("cookies")) {
    data.push(necessaryCookies);
  }
  if (place.key === "contract") data.push(...(industry.contractNames ?? []));
  data.push(...preset.inevitable.map((text) => text.replace("{заказ}", industry.order)));
  if (place.key === "distribution" && known["publishing.data"].includes("review")) {
    data.push("отзыв");
  }
  // The person who consents to publication gives a name; it is not published (152-ФЗ ст. 10.1 ч. 9, приказ РКН №
  // 18).
  if (place.key === "publication" || (place.key === "distribution" && data.length > 0)) {
    const ofChild =
      types.includes("children") ||
      (place.key === "distribution" && chosenDataTypes(known).includes("children"));
    data.push(ofChild ? consentGiverData.forChild : consentGiverData.usual);
  }
  if (place.key === "analytics") data.push(...dataOfCounters(known));
  data.push(...dataOfApplication(place.key, known));
  return [...new Set(data)];
}

/** The ticked data of the application; its advertising identifier serves advertising only. */
function dataOfApplication(key: RowKey, known: KnownFacts): string[] {
  if (key !== "application" && key !== "app_advertising") return [];
  const isAdvertising = key === "app_advertising";
  return known["app.data"]
    .filter((type) => (type === "advertising_id") === isAdvertising)
    .map((type) => appDataLabels[type]);
}
