import { type FactOrigin, isConfirmed, type SiteFacts } from "@/lib/engine/passport/facts";

/** What is known of a site, for a form: what its owner stands behind, and what nobody has confirmed. */
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
