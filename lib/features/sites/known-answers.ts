import type { SiteFacts } from "@/lib/engine/passport/facts";

/** What is known of a site, for a form: what its owner stands behind, and what was only seen on the site. */
export function knownAnswers({ facts }: { facts: SiteFacts }): {
  known: Record<string, unknown>;
  seen: Record<string, unknown>;
} {
  const entries = Object.entries(facts);
  const valuesOf = (isSeen: boolean) =>
    Object.fromEntries(
      entries
        .filter(([, { origin }]) => (origin === "seen") === isSeen)
        .map(([key, { value }]) => [key, value]),
    );
  return { known: valuesOf(false), seen: valuesOf(true) };
}
