/**
 * Words by which a text makes a statement, with other words near them. The patterns match the normalised text (lower
 * case, «е» for «ё», `-` for any dash, `"` for any quote) and contain at most one wide, bounded gap, so that their time
 * is linear in the text; words further apart go into `near`.
 */
export type TextPattern = {
  anchor: RegExp;
  /** Whether a match of the anchor counts: for knowledge that is in a list and not in a pattern. */
  accepts?: (found: string) => boolean;
  /**
   * In the same sentence after the anchor, at most `maxDistance` characters away; like a gap in `anchor`, but found in
   * one pass.
   */
  followedBy?: RegExp;
  /** Characters; 60 by default. */
  maxDistance?: number;
  /** Each of these within `window` characters of the anchor, before or after it. */
  near?: readonly RegExp[];
  /** Characters; 300 by default. */
  window?: number;
};

/** A place in the normalised text. */
export type Place = { start: number; end: number };

const usualWindow = 300;
const usualDistance = 60;

/** Patterns already searched in a text, with their results. */
export type KnownPatterns = Map<TextPattern, Place | undefined>;

/**
 * The first place where one of the patterns occurs; undefined when none does.
 * @param known results shared by several calls on one text: elements have patterns in common.
 */
export function findPattern(
  text: string,
  patterns: readonly TextPattern[],
  known: KnownPatterns = new Map(),
): Place | undefined {
  for (const pattern of patterns) {
    if (!known.has(pattern)) known.set(pattern, findOne(text, pattern));
    const place = known.get(pattern);
    if (place) return place;
  }
  return undefined;
}

/** Goes through the text once with all patterns, each of which stays where the anchor has not passed yet. */
function findOne(text: string, pattern: TextPattern): Place | undefined {
  const { anchor, near = [], window = usualWindow, maxDistance = usualDistance } = pattern;
  const walkers = near.map((words) => new Walker(text, words));
  const following = pattern.followedBy && new Walker(text, pattern.followedBy);
  const anchors = new Walker(text, anchor);
  for (let at = anchors.current; at; at = anchors.next()) {
    const { start, end } = at;
    if (pattern.accepts && !pattern.accepts(text.slice(start, end))) continue;
    const next = following?.advanceTo(end);
    if (following && !next) return undefined;
    if (next && !isWithin(text, end, next.start, maxDistance)) continue;
    const nearby = walkers.map((walker) => walker.advanceTo(start - window));
    // A pattern without a further match cannot match near any later anchor.
    if (nearby.includes(undefined)) return undefined;
    if (nearby.every((place) => place && place.end <= end + window)) return at;
  }
  return undefined;
}

const isWithin = (text: string, from: number, to: number, maxDistance: number) =>
  to - from <= maxDistance && !/[.\n]/.test(text.slice(from, to));

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
  advanceTo(from: number): Place | undefined {
    while (this.current && this.current.start < from) this.next();
    return this.current;
  }
}
