/**
 * A sign that a text makes a statement: words, with other words near them. Patterns match the normalised text (lower
 * case, «е» for «ё», `-` for any dash, `"` for any quote) and contain at most one wide, bounded gap, so that their time
 * is linear in the text; words further apart go into `beside`.
 */
export type Sign = {
  lead: RegExp;
  /** Whether a match of the lead counts: for knowledge that is in a list and not in a pattern. */
  accepts?: (found: string) => boolean;
  /**
   * In the same sentence after the lead, at most `reach` characters away; like a gap in `lead`, but found in one pass.
   */
  follow?: RegExp;
  /** Characters; 60 by default. */
  reach?: number;
  /** Each of these within `window` characters of the lead, before or after it. */
  beside?: readonly RegExp[];
  /** Characters; 300 by default. */
  window?: number;
};

/** A place in the normalised text. */
export type Place = { start: number; end: number };

const usualWindow = 300;
const usualReach = 60;

/** Signs already searched in a text, with their results. */
export type KnownSigns = Map<Sign, Place | undefined>;

/**
 * The first place where one of the signs occurs; undefined when none does.
 * @param known results shared by several calls on one text: elements have signs in common.
 */
export function findSign(
  text: string,
  signs: readonly Sign[],
  known: KnownSigns = new Map(),
): Place | undefined {
  for (const sign of signs) {
    if (!known.has(sign)) known.set(sign, findOne(text, sign));
    const place = known.get(sign);
    if (place) return place;
  }
  return undefined;
}

/** Goes through the text once with all patterns, each of which stays where the lead has not passed yet. */
function findOne(text: string, sign: Sign): Place | undefined {
  const { lead, beside = [], window = usualWindow, reach = usualReach } = sign;
  const walkers = beside.map((pattern) => new Walker(text, pattern));
  const following = sign.follow && new Walker(text, sign.follow);
  const leads = new Walker(text, lead);
  for (let at = leads.current; at; at = leads.next()) {
    const { start, end } = at;
    if (sign.accepts && !sign.accepts(text.slice(start, end))) continue;
    const next = following?.reach(end);
    if (following && !next) return undefined;
    if (next && !isWithin(text, end, next.start, reach)) continue;
    const near = walkers.map((walker) => walker.reach(start - window));
    // A pattern without a further match cannot match near any later lead.
    if (near.includes(undefined)) return undefined;
    if (near.every((place) => place && place.end <= end + window)) return at;
  }
  return undefined;
}

const isWithin = (text: string, from: number, to: number, reach: number) =>
  to - from <= reach && !/[.\n]/.test(text.slice(from, to));

/** Yields the places of a pattern in order. */
class Walker {
  current: Place | undefined;
  private readonly pattern: RegExp;
  private isOver = false;

  constructor(
    private readonly text: string,
    pattern: RegExp,
  ) {
    this.pattern = new RegExp(pattern.source, "g");
    this.next();
  }

  next(): Place | undefined {
    const found = this.isOver ? null : this.pattern.exec(this.text);
    // After the last match `exec` would start again.
    this.isOver = found === null;
    this.current = found ? { start: found.index, end: found.index + found[0].length } : undefined;
    return this.current;
  }

  /** The first place that begins at `from` or later. */
  reach(from: number): Place | undefined {
    while (this.current && this.current.start < from) this.next();
    return this.current;
  }
}
