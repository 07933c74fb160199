/** Into which purposes the chosen types of data go. */
import type { KnownFacts } from "@/lib/engine/facts/known/known";
import { namesBiometrics, namesHealth } from "@/lib/engine/facts/processing/chosen-data";
import { correctedData, isMovable } from "@/lib/engine/facts/processing/corrections";
import { presetOf } from "@/lib/engine/facts/processing/matrix/preset-of";
import { dataPresets } from "@/lib/engine/presets/data";
import type { DerivedPurpose, RowKey } from "@/lib/engine/presets/processing";
import type { DataType } from "@/lib/engine/questions/vocabulary/options";

/** Data that every site receives: without a purpose of their own they serve its operation. */
const technical: DataType[] = ["ip_address", "cookies", "device_info"];

export type Place = {
  key: RowKey;
  types: DataType[];
  /** True where a type came here for want of a better purpose: a contract does not need it. */
  extra: boolean;
};

/** Puts each chosen type of data into every purpose that typically needs it, or finds it a home. */
export function placeData(
  known: KnownFacts,
  types: readonly DataType[],
  keys: RowKey[],
  fallback: boolean,
): Place[] {
  const places = new Map<RowKey, Place>(keys.map((key) => [key, { key, types: [], extra: false }]));
  const usual = [...places.values()].map((place) => ({
    place,
    data: presetOf(place.key, known).data,
  }));
  const homeless: DataType[] = [];
  for (const type of types) {
    const users = usual.filter(({ data }) => data.includes(type));
    for (const { place } of users) place.types.push(type);
    if (users.length > 0) continue;
    if (type === "other" && specialHome(known)) {
      places.get(specialHome(known) as RowKey)?.types.push(type);
      continue;
    }
    // With no purpose chosen it is unknown what the data are for: they wait for the owner's word.
    // What the owner corrected has the data that he named, and no strangers.
    const home = fallback
      ? undefined
      : dataPresets[type].homes.find(
          (key) => places.has(key) && !(isMovable(type, known) && correctedData(key, known)),
        );
    const place = home && places.get(home);
    if (place) {
      place.types.push(type);
      place.extra ||= type !== "other";
    } else {
      homeless.push(type);
    }
  }
  // Every server gets the address of who asks it. Cookies that the site cannot do without need no consent, so they
  // are never of statistics only.
  const operation = types.filter((type) => technical.includes(type));
  places.set("operation", { key: "operation", types: operation, extra: false });
  places.set("duties", { key: "duties", types: [], extra: false });
  const unassigned = homeless.filter((type) => !technical.includes(type));
  if (unassigned.length > 0) {
    places.set("unassigned", { key: "unassigned", types: unassigned, extra: false });
  }
  return [...places.values()];
}

/** Data in the owner's own words that are a special category go where its ground is. */
function specialHome(known: KnownFacts): DerivedPurpose | null {
  if (namesHealth(known)) return "health";
  return namesBiometrics(known) ? "biometric" : null;
}
