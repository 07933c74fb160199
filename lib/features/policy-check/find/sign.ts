/**
 * A sign that a text says something: words, and other words not far from them. Patterns read the normalised text (small
 * letters, «е» for «ё», `-` for any dash, `"` for any quote) and hold at most one wide gap, with a bound, so that their
 * time grows with the text and not with its square; what stands apart is put into `beside`.
 */
export type Sign = {
  lead: RegExp;
  /** Whether what the lead has found counts: what a list knows and no pattern. */
  accepts?: (found: string) => boolean;
  /**
   * In the same sentence after the lead, with at most `reach` characters between; as a gap in `lead`, but in one walk.
   */
  follow?: RegExp;
  /** Characters; 60 where nothing is said. */
  reach?: number;
  /** Each of these within `window` characters of the lead, before or after it. */
  beside?: readonly RegExp[];
  /** Characters; 300 where nothing is said. */
  window?: number;
};

/** A place in the normalised text. */
export type Place = { start: number; end: number };

const usualWindow = 300;
const usualReach = 60;

/** Signs that were looked for in a text already, with what was found. */
export type KnownSigns = Map<Sign, Place | undefined>;

/**
 * The first place where one of the signs stands; undefined where none does.
 * @param known what several calls on one text share: elements have signs in common.
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

/** Walks along the text once with all patterns: each waits where the lead has not yet come. */
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
    // What does not stand further on stands next to no later lead.
    if (near.includes(undefined)) return undefined;
    if (near.every((place) => place && place.end <= end + window)) return at;
  }
  return undefined;
}

const isWithin = (text: string, from: number, to: number, reach: number) =>
  to - from <= reach && !/[.\n]/.test(text.slice(from, to));

/** The places of a pattern, one after another. */
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
    // After the last place `exec` would begin anew.
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
