import { isFact } from "@/lib/engine/passport/facts";
import { definitionOf } from "@/lib/engine/questions/questions";

/** Pages and counters belong to one site only. */
const kindsOfOneSite: readonly string[] = ["webAddress", "counter"];

/** Returns the answers of one site that may also hold for another site of the owner. */
export function answersForAnotherSite(answers: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(answers).filter(
      ([key]) => isFact(key) && !kindsOfOneSite.includes(definitionOf(key).kind),
    ),
  );
}
