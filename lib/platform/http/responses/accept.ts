/** The weight that an `Accept` header gives to a type, and how exactly it names it. */
type Preference = { weight: number; exactness: number };

/**
 * True when an `Accept` header would rather have `first` than `second`; no header prefers nothing.
 * Of two equal weights the type that is named outright wins: `application/json, *\/*` wants JSON.
 * Source: RFC 9110 § 12.5.1.
 */
export function prefers(accept: string | null, first: string, second: string): boolean {
  const one = preferenceFor(accept ?? "*/*", first);
  const other = preferenceFor(accept ?? "*/*", second);
  return (
    one.weight > other.weight || (one.weight === other.weight && one.exactness > other.exactness)
  );
}

function preferenceFor(accept: string, type: string): Preference {
  const [group] = type.split("/");
  const ranges = [type, `${group}/*`, "*/*"];
  let best: Preference = { weight: 0, exactness: 0 };
  for (const part of accept.split(",")) {
    const [range = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
    const position = ranges.indexOf(range);
    if (position < 0) continue;
    const exactness = ranges.length - position;
    const weight = Number(parameters.find((text) => text.startsWith("q="))?.slice(2) ?? 1);
    if (exactness > best.exactness) best = { weight: Number.isNaN(weight) ? 1 : weight, exactness };
  }
  return best;
}
