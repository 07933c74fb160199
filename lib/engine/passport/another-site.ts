import { isFact } from "@/lib/engine/passport/facts";
import { definitionOf } from "@/lib/engine/questions/questions";

/** Pages and counters are of one site only. */
const kindsOfOneSite: readonly string[] = ["webAddress", "counter"];

/** What is known of one site, as far as it may hold for another of the same owner. */
export function answersForAnotherSite(answers: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(answers).filter(
      ([key]) => isFact(key) && !kindsOfOneSite.includes(definitionOf(key).kind),
    ),
  );
}
