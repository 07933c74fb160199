/** Assigns the chosen types of data to purposes. */
import type { KnownFacts } from "@/lib/engine/facts/known/known-facts";
import { namesBiometrics, namesHealth } from "@/lib/engine/facts/processing/chosen-data";
import { correctedData, isMovable } from "@/lib/engine/facts/processing/corrections";
import { presetOf } from "@/lib/engine/facts/processing/matrix/preset-of";
import { dataPresets } from "@/lib/engine/presets/data";
import type { DerivedPurpose, RowKey } from "@/lib/engine/presets/processing";
import type { DataType } from "@/lib/engine/questions/vocabulary/options";

/** Data that every site receives: without another purpose they serve the operation of the site. */
const technical: DataType[] = ["ip_address", "cookies", "device_info"];

export type DataAssignment = {
  key: RowKey;
  types: DataType[];
  /** True when a type was assigned here because no other purpose fits: a contract does not need it. */
  extra: boolean;
};

/** Assigns each chosen type of data to every purpose that typically needs it, or to a fallback purpose. */
export function assignData(
  known: KnownFacts,
  types: readonly DataType[],
  keys: RowKey[],
  fallback: boolean,
): DataAssignment[] {
  const places = new Map<RowKey, DataAssignment>(
    keys.map((key) => [key, { key, types: [], extra: false }]),
  );
  const candidates = [...places.values()].map((place) => ({
    place,
    data: presetOf(place.key, known).data,
  }));
  const homeless: DataType[] = [];
  for (const type of types) {
    const users = candidates.filter(({ data }) => data.includes(type));
    for (const { place } of users) place.types.push(type);
    if (users.length > 0) continue;
    if (type === "other" && specialHome(known)) {
      places.get(specialHome(known) as RowKey)?.types.push(type);
      continue;
    }
    // Without a chosen purpose it is unknown what the data are for: they stay unassigned until the owner answers.
    // A corrected purpose has exactly the data that the owner named.
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
  // Every server receives the IP address of its visitors. Cookies that the site needs require no consent, so they
  // never belong to statistics only.
  const operation = types.filter((type) => technical.includes(type));
  places.set("operation", { key: "operation", types: operation, extra: false });
  places.set("duties", { key: "duties", types: [], extra: false });
  const unassigned = homeless.filter((type) => !technical.includes(type));
  if (unassigned.length > 0) {
    places.set("unassigned", { key: "unassigned", types: unassigned, extra: false });
  }
  return [...places.values()];
}

/** Special categories in the owner's own words are assigned to the purpose of their ground. */
function specialHome(known: KnownFacts): DerivedPurpose | null {
  if (namesHealth(known)) return "health";
  return namesBiometrics(known) ? "biometric" : null;
}
