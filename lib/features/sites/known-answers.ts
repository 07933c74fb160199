import { type FactOrigin, isConfirmed, type SiteFacts } from "@/lib/engine/passport/facts";

/** The facts of a site as answers of a form: those that its owner confirmed, and those that nobody has confirmed yet. */
export function knownAnswers({ facts }: { facts: SiteFacts }): {
  known: Record<string, unknown>;
  seen: Record<string, unknown>;
  /** What the unconfirmed come from. */
  from: "site" | "table" | "both";
} {
  const entries = Object.entries(facts);
  const valuesOf = (confirmed: boolean) =>
    Object.fromEntries(
      entries
        .filter(([, fact]) => isConfirmed(fact) === confirmed)
        .map(([key, { value }]) => [key, value]),
    );
  const has = (required: FactOrigin) => entries.some(([, { origin }]) => origin === required);
  const from = !has("imported") ? "site" : has("seen") ? "both" : "table";
  return { from, known: valuesOf(true), seen: valuesOf(false) };
}
